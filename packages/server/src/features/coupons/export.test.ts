import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { createCodes } from '../../testing/coupon-codes.ts'
import { createAccount } from '../../testing/create-account.ts'
import { testSecretBox as secretBox } from '../../testing/test-secret-box.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { readSections } from '../account/read-sections.ts'
import { claimCoupon } from './claim-coupon.ts'

const database = withTestDatabase()

it('an export has the codes of claimed coupons, except those whose key is lost', async () => {
  const accountId = await createAccount(database)
  const codes = await createCodes(database, secretBox, { codes: 2 })
  for (const code of codes)
    await claimCoupon({ database, secretBox }, { accountId, requestKey: randomUUID(), code, locale: 'en' })
  await database.execute(
    sql`update coupon set code_box = ${Buffer.from('sealed with another key')}
        where id = (select max(id) from coupon where account_id = ${accountId})`,
  )
  const sections = await readSections({ queries: database, secretBox }, accountId)
  const coupons = sections.find(({ name }) => name === 'coupons')
  expect(coupons?.columns).toContain('code')
  expect(coupons?.rows).toMatchObject([{ code: codes[0] }, { code: null }])
})
