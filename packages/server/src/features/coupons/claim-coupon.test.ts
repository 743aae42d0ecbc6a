import { randomUUID } from 'node:crypto'
import { claimCoupon as endpoint } from '@olympus/contract/coupons'
import { z } from '@olympus/contract/schema'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { Failure } from '../../failure.ts'
import { testSecretBox } from '../../testing/test-secret-box.ts'
import { createCodes } from '../../testing/coupon-codes.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createItem } from '../../testing/game-data.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { balanceOf } from '../ledger/balance-of.ts'
import { reversalEntries } from '../ledger/ledger-rules.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import { postOrFail } from '../ledger/post.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { claimCoupon } from './claim-coupon.ts'
import { couponCodeHash, exactHash } from './coupon-secrets.ts'
import { addBatch, createCampaign } from './create-campaign.ts'
import { listCoupons } from './list-coupons.ts'

const database = withTestDatabase()

beforeAll(async () => {
  await createItem(database, { id: 'laurel' })
})

const codesOf = async (given: Parameters<typeof createCodes>[2] = {}) =>
  createCodes(database, testSecretBox, given)

const codeOf = async (given: Parameters<typeof createCodes>[2] = {}) => (await codesOf(given))[0] ?? ''

const claim = (accountId: number, code: string, requestKey: string = randomUUID()) =>
  claimCoupon({ database, secretBox: testSecretBox }, { accountId, requestKey, code, locale: 'en' })

const isRefusal = (outcome: unknown) => outcome instanceof Failure
const keysOf = (outcomes: readonly unknown[]) =>
  new Set(outcomes.filter((outcome) => outcome instanceof Failure).map(({ key }) => key))

const couponsOf = async (accountId: number) =>
  (
    await database.one<{ count: number }>(
      sql`select count(*) as count from coupon where account_id = ${accountId}`,
    )
  ).count

const fromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)

it('credits the coins of a coupon at once, through the ledger', async () => {
  const accountId = await createAccount(database)
  const code = await codeOf({ contents: { coins: 500 } })
  const claimed = await claim(accountId, code)
  expect(z.parse(endpoint.data, claimed)).toEqual(claimed)
  expect(claimed).toMatchObject({
    balanceCoins: 500,
    coupon: {
      origin: { kind: 'code', code },
      contents: { kind: 'coins', coins: 500 },
      character: null,
      delivery: null,
    },
  })
  expect(claimed).toHaveProperty('coupon.redeemedAt', expect.any(String))
  expect(await balanceOf(database, accountId)).toBe(500)
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('accepts other dashes in place of hyphens', async () => {
  const accountId = await createAccount(database)
  const code = await codeOf()
  expect(code).toContain('-')
  expect(await claim(accountId, code.replaceAll('-', '\u2011'))).toHaveProperty('coupon')
})

/** Stores a code as it was before all dashes were the same. */
const storeExactly = async (code: string) => {
  const hyphened = await codeOf({ maxClaimsPerCode: 1 })
  await database.execute(sql`
    update coupon_code set code_hash = ${exactHash(testSecretBox, code)}
    where code_hash = ${couponCodeHash(testSecretBox, hyphened)}`)
}

it('finds a code that was stored with another dash, once per account', async () => {
  const [accountId, stranger] = [await createAccount(database), await createAccount(database)]
  const code = `SPRING\u2013${randomUUID()}`
  await storeExactly(code)
  expect(await claim(accountId, code)).toMatchObject({ coupon: { origin: { code } }, balanceCoins: 100 })
  expect(await claim(accountId, code)).toMatchObject({ key: 'ALREADY_CLAIMED' })
  // The cap of the code.
  expect(await claim(stranger, code)).toMatchObject({ key: 'ALREADY_CLAIMED' })
})

it('makes no second code of one that was stored with another dash', async () => {
  const accountId = await createAccount(database)
  const code = `SUMMER\u2013${randomUUID()}`
  await storeExactly(code)
  await claim(accountId, code)
  const campaign = { name: code, contents: { coins: 100 } }
  const campaignId = await database.transaction((transaction) => createCampaign(transaction, campaign))
  const batch = { campaignId, name: 'again', maxClaimsPerCode: null }
  const add = (...codes: string[]) => addBatch(database, testSecretBox, { ...batch, codes })
  expect(await add(code)).toBe(0)
  // Another code, but one that the account has typed already.
  expect(await add(code.replace('\u2013', '-'))).toBe(1)
  expect(await claim(accountId, code)).toMatchObject({ key: 'ALREADY_CLAIMED' })
  expect(await balanceOf(database, accountId)).toBe(100)
})

it('credits the tickets of a coupon at once, in the book of the wheel', async () => {
  const accountId = await createAccount(database)
  const claimed = await claim(accountId, await codeOf({ contents: { tickets: 5 } }))
  expect(z.parse(endpoint.data, claimed)).toEqual(claimed)
  expect(claimed).toMatchObject({
    balanceCoins: 0,
    coupon: { contents: { kind: 'tickets', tickets: 5 }, redeemedAt: expect.any(String), delivery: null },
  })
  const book = await database.one(sql`
    select tickets, amount, kind, reference from wheel_account join wheel_entry using (account_id)
    where account_id = ${accountId}`)
  const couponId = claimed instanceof Failure ? null : claimed.coupon.id
  expect(book).toEqual({ tickets: 5, amount: 5, kind: 'coupon', reference: `coupon:${couponId}` })
  const inventory = await listCoupons(
    { queries: database, secretBox: testSecretBox, locale: 'en' },
    { accountId, page: 1, pageSize: 10 },
  )
  expect(inventory.entries).toEqual([])
})

it('an item coupon waits in the inventory and moves no coins', async () => {
  const accountId = await createAccount(database)
  const code = await codeOf({ contents: { itemId: 'laurel', quantity: 3 } })
  expect(await claim(accountId, code)).toMatchObject({
    balanceCoins: 0,
    coupon: { contents: { kind: 'item', item: { id: 'laurel' }, quantity: 3 }, redeemedAt: null },
  })
})

it('a code is compared byte for byte', async () => {
  const accountId = await createAccount(database)
  const code = await codeOf()
  const others = [code.toLowerCase(), ` ${code}`, `${code} `, code.replaceAll('-', ''), `${code}\0`, '\uD800']
  for (const other of others) expect(await claim(accountId, other)).toMatchObject({ key: 'INVALID_CODE' })
  expect(isRefusal(await claim(accountId, code))).toBe(false)
})

it('the database contains neither a code nor its plain hash', async () => {
  const accountId = await createAccount(database)
  const code = await codeOf()
  await claim(accountId, code)
  const { found } = await database.one<{ found: boolean }>(sql`
    select position(${code} in database_to_xml(false, true, '')::text) > 0
      or exists (select from coupon_code where code_hash = sha256(${code}::bytea)) as found`)
  expect(found).toBe(false)
})

it('each refusal has its key and writes nothing', async () => {
  const accountId = await createAccount(database)
  const stranger = await createAccount(database)
  const started = { startsAt: fromNow(-2) }
  const codes: [string, string][] = [
    ['INVALID_CODE', 'NO-SUCH-CODE'],
    ['INVALID_CODE', await codeOf({ startsAt: fromNow(1) })],
    ['EXPIRED', await codeOf({ ...started, endsAt: fromNow(-1) })],
    ['NOT_ELIGIBLE_ACCOUNT_TOO_RECENT', await codeOf({ minAccountAgeDays: 1 })],
    ['NOT_ELIGIBLE_NO_WHITELIST', await codeOf({ allowedAccountIds: [stranger] })],
    ['ALREADY_CLAIMED', await codeOf({ maxClaims: 0 })],
    ['ALREADY_CLAIMED', await codeOf({ maxClaimsPerCode: 0 })],
  ]
  for (const [key, code] of codes) expect(await claim(accountId, code)).toMatchObject({ key })
  expect(await couponsOf(accountId)).toBe(0)
  expect(await balanceOf(database, accountId)).toBe(0)
})

it('an account that meets all conditions can claim', async () => {
  const accountId = await createAccount(database)
  await database.execute(
    sql`update account set created_at = now() - interval '1 day' where id = ${accountId}`,
  )
  const code = await codeOf({
    startsAt: fromNow(-1),
    endsAt: fromNow(1),
    minAccountAgeDays: 1,
    allowedAccountIds: [accountId],
    maxClaims: 1,
    maxClaimsPerCode: 1,
  })
  expect(isRefusal(await claim(accountId, code))).toBe(false)
})

it('a claimed code is reported as claimed even after the campaign has ended', async () => {
  const accountId = await createAccount(database)
  const code = await codeOf({ name: 'Over soon', startsAt: fromNow(-2) })
  await claim(accountId, code)
  await database.execute(sql`update coupon_campaign set ends_at = now() where name = 'Over soon'`)
  expect(await claim(accountId, code)).toMatchObject({ key: 'ALREADY_CLAIMED' })
  expect(await claim(await createAccount(database), code)).toMatchObject({ key: 'EXPIRED' })
})

it('exactly 1 of 100 parallel claims of one account succeeds', async () => {
  const accountId = await createAccount(database)
  const code = await codeOf()
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => claim(accountId, code)))
  expect(outcomes.filter(isRefusal)).toHaveLength(99)
  expect(keysOf(outcomes)).toEqual(new Set(['ALREADY_CLAIMED']))
  expect(await balanceOf(database, accountId)).toBe(100)
  expect(await couponsOf(accountId)).toBe(1)
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it.each([
  ['a campaign', { maxClaims: 5, codes: 50 }],
  ['a code', { maxClaimsPerCode: 5 }],
  ['a code within a larger cap of its campaign', { maxClaimsPerCode: 5, maxClaims: 40 }],
])('with a cap of 5 on %s, exactly 5 of 50 concurrent accounts succeed', async (_, given) => {
  const codes = await codesOf(given)
  const accounts = await Promise.all(Array.from({ length: 50 }, () => createAccount(database)))
  const outcomes = await Promise.all(
    accounts.map((accountId, index) => claim(accountId, codes[index % codes.length] ?? '')),
  )
  expect(outcomes.filter((outcome) => !isRefusal(outcome))).toHaveLength(5)
  expect(keysOf(outcomes)).toEqual(new Set(['ALREADY_CLAIMED']))
  const balances = await Promise.all(accounts.map((accountId) => balanceOf(database, accountId)))
  expect(balances.filter((coins) => coins === 100)).toHaveLength(5)
  expect(balances.filter((coins) => coins === 0)).toHaveLength(45)
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('a repeated request returns the coupon that it claimed, even 20 times at once', async () => {
  const accountId = await createAccount(database)
  const [code, requestKey] = [await codeOf(), randomUUID()]
  const answers = await Promise.all(Array.from({ length: 20 }, () => claim(accountId, code, requestKey)))
  const ids = answers.map((answer) => (answer instanceof Failure ? answer.key : answer.coupon.id))
  expect(new Set(ids).size).toBe(1)
  expect(await couponsOf(accountId)).toBe(1)
  expect(await balanceOf(database, accountId)).toBe(100)
})

it('coins of a coupon repay a debt first', async () => {
  const accountId = await createAccount(database)
  await database.transaction(async (transaction) => {
    const entries = reversalEntries(await lockPlayer(transaction, accountId), 'house:sales', 60)
    await postOrFail(transaction, { kind: 'donation-reversal', reference: `test:${randomUUID()}`, entries })
  })
  expect(await claim(accountId, await codeOf())).toMatchObject({ repaidCoins: 60, balanceCoins: 40 })
})
