import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { addBatch, createCampaign } from '../features/coupons/create-campaign.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import { demoCoupons } from './demo-coupons.ts'

const dayMs = 24 * 60 * 60 * 1000
const longestDays = 60

/** Creates the missing campaigns of the demo world, each with one code. */
export async function loadCoupons(transaction: Transaction, secretBox: SecretBox, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  for (const { code, endedDaysAgo, ...campaign } of demoCoupons) {
    const name = `Demo ${code}`
    const known = await transaction.maybeOne<{ id: number }>(
      sql`select id from coupon_campaign where name = ${name}`,
    )
    const campaignId =
      known?.id ??
      (await createCampaign(transaction, {
        ...campaign,
        name,
        startsAt: daysAgo(longestDays),
        endsAt: endedDaysAgo === undefined ? null : daysAgo(endedDaysAgo),
      }))
    // Needed for existing campaigns too: a new secret key changes the hash of the code.
    await addBatch(transaction, secretBox, {
      campaignId,
      name: 'demo',
      codes: [code],
      maxClaimsPerCode: null,
    })
  }
}
