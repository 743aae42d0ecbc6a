import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { addBatch, type Campaign, createCampaign } from '../features/coupons/create-campaign.ts'
import { generateCouponCode } from '../features/coupons/coupon-rules.ts'
import { systemRandom } from '../random.ts'
import type { SecretBox } from '../secrets/secret-box.ts'

interface Given extends Partial<Campaign> {
  readonly codes?: number
  readonly maxClaimsPerCode?: number | null
}

/** Creates a campaign and returns its codes, worth 100 coins each by default. */
export async function createCodes(
  database: Database,
  secretBox: SecretBox,
  { codes: count = 1, maxClaimsPerCode = null, ...campaign }: Given = {},
): Promise<string[]> {
  const codes = Array.from({ length: count }, () => generateCouponCode((below) => systemRandom.int(below)))
  await database.transaction(async (transaction) => {
    const campaignId = await createCampaign(transaction, {
      name: `Campaign ${randomUUID()}`,
      contents: { coins: 100 },
      ...campaign,
    })
    await addBatch(transaction, secretBox, { campaignId, name: 'first', codes, maxClaimsPerCode })
  })
  return codes
}
