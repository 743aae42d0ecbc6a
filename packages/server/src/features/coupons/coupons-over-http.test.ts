import { createHash, randomUUID } from 'node:crypto'
import { listCouponLogs } from '@olympus/contract/logs'
import { getUser } from '@olympus/contract/account'
import { claimCoupon, listCoupons, redeemCoupon } from '@olympus/contract/coupons'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { testSecretBox } from '../../testing/test-secret-box.ts'
import { createCodes } from '../../testing/coupon-codes.ts'
import { createCharacter, createItem } from '../../testing/game-data.ts'
import { fromElsewhere, type TestPlayer } from '../../testing/test-account.ts'
import { dataOf, type Sender } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer } = withTestApp()

beforeAll(async () => {
  await createItem(database, { id: 'laurel', name: { en: 'Laurel of Nike', de: 'Lorbeer der Nike' } })
})

beforeEach(async () => {
  await database.execute(sql`delete from rate_limit`)
})

const claim = (player: TestPlayer, code: string, sender: Sender = {}) =>
  app.call(claimCoupon, { as: player, headers: fromElsewhere(), ...sender, body: { code } })

const claimed = async (player: TestPlayer, code: string) => dataOf(await claim(player, code)).coupon

const redeem = (
  player: TestPlayer,
  { couponId, characterId }: { couponId: number; characterId: number },
  idempotencyKey?: string,
) => app.call(redeemCoupon, { as: player, params: { couponId }, body: { characterId }, idempotencyKey })

const codesOf = (given: Parameters<typeof createCodes>[2] = {}) => createCodes(database, testSecretBox, given)

it('claimed coins appear once in the balance and in the log', async () => {
  const player = await newPlayer()
  const [code = ''] = await codesOf()
  const idempotencyKey = randomUUID()
  const first = await claim(player, code, { idempotencyKey })
  expect(first).toMatchObject({ status: 200, data: { balanceCoins: 100 } })
  expect((await claim(player, code, { idempotencyKey })).data).toEqual(first.data)
  expect(await claim(player, code)).toMatchObject({ status: 409, key: 'ALREADY_CLAIMED' })
  expect(await claim(player, `${code}x`, { idempotencyKey })).toMatchObject({ key: 'IDEMPOTENCY_MISMATCH' })
  expect(await app.callOrFail(getUser, { as: player })).toMatchObject({ balanceCoins: 100 })
  expect(await app.callOrFail(listCouponLogs, { as: player })).toMatchObject({
    totalEntries: 1,
    entries: [{ origin: { code } }],
  })
  expect(await app.callOrFail(listCoupons, { as: player })).toMatchObject({ entries: [] })
})

it('stored replies contain no readable code', async () => {
  const player = await newPlayer()
  const characterId = await createCharacter(database, player.accountId)
  const [code = ''] = await codesOf({ contents: { itemId: 'laurel', quantity: 1 } })
  const coupon = await claimed(player, code)
  expect(await redeem(player, { couponId: coupon.id, characterId })).toMatchObject({
    status: 200,
    data: { origin: { code } },
  })
  const kept = await database.query<{ row: string; requestHash: Buffer; replyBox: Buffer }>(
    sql`select idempotency_key::text as row, request_hash, reply_box from idempotency_key
        where account_id = ${player.accountId}`,
  )
  expect(kept).toHaveLength(2)
  const guessed = createHash('sha256')
    .update(JSON.stringify([undefined, { code }]))
    .digest()
  for (const { row, requestHash, replyBox } of kept) {
    expect(row).not.toContain(code)
    expect(replyBox.includes(code)).toBe(false)
    expect(requestHash.equals(guessed)).toBe(false)
  }
})

it('recognizes a claim whose reply was not stored under its idempotency key', async () => {
  const player = await newPlayer()
  const [code = ''] = await codesOf()
  const idempotencyKey = randomUUID()
  const first = await claim(player, code, { idempotencyKey })
  await database.execute(
    sql`update idempotency_key set status = null, reply_box = null where key = ${idempotencyKey}`,
  )
  expect((await claim(player, code, { idempotencyKey })).data).toEqual(first.data)
})

it('10 concurrent repeats of a request claim once and get the same answer', async () => {
  const player = await newPlayer()
  const [code = ''] = await codesOf()
  const idempotencyKey = randomUUID()
  const replies = await Promise.all(Array.from({ length: 10 }, () => claim(player, code, { idempotencyKey })))
  expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(await app.callOrFail(getUser, { as: player })).toMatchObject({ balanceCoins: 100 })
})

it('an item coupon is redeemed for a character, in the language of the request', async () => {
  const player = await newPlayer()
  const characterId = await createCharacter(database, player.accountId)
  const [code = ''] = await codesOf({ contents: { itemId: 'laurel', quantity: 2 } })
  const coupon = await claimed(player, code)
  const wish = { couponId: coupon.id, characterId }
  const german = { as: player, headers: { 'accept-language': 'de-DE' } }
  expect(await app.callOrFail(listCoupons, german)).toMatchObject({
    entries: [{ id: coupon.id, contents: { item: { name: 'Lorbeer der Nike' }, quantity: 2 } }],
  })
  const idempotencyKey = randomUUID()
  const replies = await Promise.all(Array.from({ length: 10 }, () => redeem(player, wish, idempotencyKey)))
  const [first] = replies.map(dataOf)
  expect(replies.map(dataOf)).toEqual(Array(10).fill(first))
  expect(first?.delivery).toMatchObject({ state: 'queued' })
  expect(await redeem(player, wish)).toMatchObject({ status: 409, key: 'ALREADY_REDEEMED' })
})

it("an account can neither see nor redeem another account's coupon", async () => {
  const [player, stranger] = [await newPlayer(), await newPlayer()]
  const [code = ''] = await codesOf({ contents: { itemId: 'laurel', quantity: 1 } })
  const coupon = await claimed(player, code)
  const characterId = await createCharacter(database, stranger.accountId)
  const foreign = await redeem(stranger, { couponId: coupon.id, characterId })
  const missing = await redeem(stranger, { couponId: 987_654_321, characterId })
  expect(foreign).toMatchObject({ status: 404, key: 'NOT_FOUND' })
  expect(foreign.data).toEqual(missing.data)
  for (const endpoint of [listCoupons, listCouponLogs])
    expect(await app.callOrFail(endpoint, { as: stranger })).toMatchObject({ totalEntries: 0 })
})

it('after ten wrong codes in an hour from any address, an account is refused even a valid code', async () => {
  const player = await newPlayer()
  const [code = ''] = await codesOf()
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, index) => claim(player, `GUESS-${index}`)))
  expect(guesses.filter(({ key }) => key === 'INVALID_CODE')).toHaveLength(10)
  expect(guesses.filter(({ key }) => key === 'TOO_MANY_REQUESTS')).toHaveLength(10)
  const refused = await claim(player, code)
  expect(refused).toMatchObject({ status: 429, key: 'TOO_MANY_REQUESTS' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
})

it('after thirty wrong codes in an hour from any account, an address is refused', async () => {
  const here = fromElsewhere()
  const players = await Promise.all([newPlayer(), newPlayer(), newPlayer(), newPlayer()])
  const guesses = await Promise.all(
    players.flatMap((player) =>
      Array.from({ length: 9 }, (_, index) => claim(player, `GUESS-${index}`, { headers: here })),
    ),
  )
  expect(guesses.filter(({ key }) => key === 'INVALID_CODE')).toHaveLength(30)
  expect(guesses.filter(({ key }) => key === 'TOO_MANY_REQUESTS')).toHaveLength(6)
})

it('existing codes use up no attempts, even if they are refused', async () => {
  const player = await newPlayer()
  const here = fromElsewhere()
  const codes = await codesOf({ codes: 40 })
  for (const code of codes)
    expect(await claim(player, code, { headers: here })).toMatchObject({ status: 200 })
  const [code = ''] = codes
  for (let again = 0; again < 12; again++)
    expect(await claim(player, code, { headers: here })).toMatchObject({ key: 'ALREADY_CLAIMED' })
})

it('a code that could not be checked uses up no attempt', async () => {
  const player = await newPlayer()
  const here = fromElsewhere()
  const [code = ''] = await codesOf()
  await database.owner.execute(sql`alter table coupon rename to coupon_away`)
  try {
    for (let times = 0; times < 11; times++)
      expect(await claim(player, code, { headers: here })).toMatchObject({ status: 500 })
  } finally {
    await database.owner.execute(sql`alter table coupon_away rename to coupon`)
  }
  expect(await claim(player, code, { headers: here })).toMatchObject({ status: 200 })
  const { hits } = await database.one<{ hits: number }>(
    sql`select coalesce(sum(hits), 0) as hits from rate_limit where key like 'coupon:%'`,
  )
  expect(hits).toBe(0)
})

it('neither limit counts what the other refuses', async () => {
  const [player, neighbor] = [await newPlayer(), await newPlayer()]
  const here = fromElsewhere()
  for (let times = 0; times < 40; times++) await claim(player, 'GUESS', { headers: here })
  expect(await claim(neighbor, 'GUESS', { headers: here })).toMatchObject({ key: 'INVALID_CODE' })
  await database.execute(
    sql`update rate_limit set hits = 30 where key = ${`coupon:${here['x-forwarded-for']}`}`,
  )
  for (let times = 0; times < 10; times++)
    expect(await claim(neighbor, 'GUESS', { headers: here })).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
  expect(await claim(neighbor, 'GUESS')).toMatchObject({ key: 'INVALID_CODE' })
})

it.each([undefined, null, '', 12, ['A'], { $ne: '' }, 'x'.repeat(65)])(
  'a code like %j is a bad request',
  async (code) => {
    const reply = await app.callUnchecked(claimCoupon, { as: await newPlayer(), body: { code } })
    expect(reply).toMatchObject({ status: 400, key: 'BAD_REQUEST' })
  },
)
