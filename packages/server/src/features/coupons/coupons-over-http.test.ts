import { createHash, randomUUID } from 'node:crypto'
import type { claimCoupon, Coupon } from '@olympus/contract/coupons'
import type { DataOf } from '@olympus/contract/endpoint'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { systemRandom } from '../../random.ts'
import { createSecretBox } from '../../secret-box.ts'
import { createCodes } from '../../testing/coupon-codes.ts'
import { createCharacter, createItem } from '../../testing/game-data.ts'
import { fromElsewhere, newPlayer } from '../../testing/test-account.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const server = withTestDatabase()
const secretBox = createSecretBox(Buffer.alloc(32, 'a key for tests'), systemRandom)
let app: TestApp

beforeAll(async () => {
  app = testApp({ database: server.database })
  await createItem(server.database, { id: 'laurel', name: { en: 'Laurel of Nike', de: 'Lorbeer der Nike' } })
})

beforeEach(async () => {
  await server.database.execute(sql`delete from rate_limit`)
})

async function claimant() {
  const { token, username } = await newPlayer(app, server.database)
  const { id: accountId } = await server.database.one<{ id: number }>(
    sql`select id from account where username = ${username}`,
  )
  return { token, accountId }
}

type Claimant = Awaited<ReturnType<typeof claimant>>

const claim = ({ token }: Claimant, code: unknown, key: string = randomUUID(), headers = fromElsewhere()) =>
  app.api('/coupons/claims', { token, headers: { 'idempotency-key': key, ...headers }, body: { code } })

const redeem = ({ token }: Claimant, couponId: number, characterId: number, key: string = randomUUID()) =>
  app.api(`/coupons/${couponId}/redemption`, {
    token,
    headers: { 'idempotency-key': key },
    body: { characterId },
  })

const codesOf = (given: Parameters<typeof createCodes>[2] = {}) =>
  createCodes(server.database, secretBox, given)

test('coins are claimed once, seen in the balance and in the log', async () => {
  const player = await claimant()
  const [code = ''] = await codesOf()
  const key = randomUUID()
  const first = await claim(player, code, key)
  expect(first).toMatchObject({ status: 200, data: { balanceCoins: 100 } })
  expect((await claim(player, code, key)).data).toEqual(first.data)
  expect(await claim(player, code)).toMatchObject({ status: 409, key: 'ALREADY_CLAIMED' })
  expect(await claim(player, `${code}x`, key)).toMatchObject({ key: 'IDEMPOTENCY_MISMATCH' })
  expect((await app.api('/user/v2', { token: player.token })).data).toMatchObject({ balanceCoins: 100 })
  const log = await app.api('/logs/coupons', { token: player.token })
  expect(log.data).toMatchObject({ totalEntries: 1, entries: [{ code }] })
  expect((await app.api('/coupons', { token: player.token })).data).toMatchObject({ entries: [] })
})

test('no answer that is kept tells the database a code', async () => {
  const player = await claimant()
  const characterId = await createCharacter(server.database, player.accountId)
  const [code = ''] = await codesOf({ contents: { itemId: 'laurel', quantity: 1 } })
  const { coupon } = (await claim(player, code)).data as DataOf<typeof claimCoupon>
  expect(await redeem(player, coupon.id, characterId)).toMatchObject({ status: 200, data: { code } })
  const kept = await server.database.query<{ row: string; requestHash: Buffer; replyBox: Buffer }>(
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

test('a claim whose answer was lost on the way to its key is recognized', async () => {
  const player = await claimant()
  const [code = ''] = await codesOf()
  const key = randomUUID()
  const first = await claim(player, code, key)
  await server.database.execute(
    sql`update idempotency_key set status = null, reply_box = null where key = ${key}`,
  )
  expect((await claim(player, code, key)).data).toEqual(first.data)
})

test('the same request 10 times at once claims once, and gives one answer', async () => {
  const player = await claimant()
  const [code = ''] = await codesOf()
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 10 }, () => claim(player, code, key)))
  expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
  expect((await app.api('/user/v2', { token: player.token })).data).toMatchObject({ balanceCoins: 100 })
})

test('an item coupon is redeemed for a character, in the language of the request', async () => {
  const player = await claimant()
  const characterId = await createCharacter(server.database, player.accountId)
  const [code = ''] = await codesOf({ contents: { itemId: 'laurel', quantity: 2 } })
  const { coupon } = (await claim(player, code)).data as DataOf<typeof claimCoupon>
  const german = { token: player.token, headers: { 'accept-language': 'de-DE' } }
  expect((await app.api('/coupons', german)).data).toMatchObject({
    entries: [{ id: coupon.id, contents: { item: { name: 'Lorbeer der Nike' }, quantity: 2 } }],
  })
  const key = randomUUID()
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => redeem(player, coupon.id, characterId, key)),
  )
  const [{ data } = { data: null }] = replies
  expect(replies.map((reply) => reply.data)).toEqual(Array(10).fill(data))
  expect((data as Coupon).delivery).toMatchObject({ state: 'queued' })
  expect(await redeem(player, coupon.id, characterId)).toMatchObject({ status: 409, key: 'ALREADY_REDEEMED' })
})

test("nobody sees or redeems somebody else's coupon", async () => {
  const [player, stranger] = [await claimant(), await claimant()]
  const [code = ''] = await codesOf({ contents: { itemId: 'laurel', quantity: 1 } })
  const { coupon } = (await claim(player, code)).data as DataOf<typeof claimCoupon>
  const characterId = await createCharacter(server.database, stranger.accountId)
  const foreign = await redeem(stranger, coupon.id, characterId)
  const missing = await redeem(stranger, 987_654_321, characterId)
  expect(foreign).toMatchObject({ status: 404, key: 'NOT_FOUND' })
  expect(foreign.data).toEqual(missing.data)
  for (const path of ['/coupons', '/logs/coupons'])
    expect((await app.api(path, { token: stranger.token })).data).toMatchObject({ totalEntries: 0 })
})

test('ten wrong codes of an account in an hour, wherever they come from; then even a right one waits', async () => {
  const player = await claimant()
  const [code = ''] = await codesOf()
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, index) => claim(player, `GUESS-${index}`)))
  expect(guesses.filter(({ key }) => key === 'INVALID_CODE')).toHaveLength(10)
  expect(guesses.filter(({ key }) => key === 'TOO_MANY_REQUESTS')).toHaveLength(10)
  const refused = await claim(player, code)
  expect(refused).toMatchObject({ status: 429, key: 'TOO_MANY_REQUESTS' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
})

test('thirty wrong codes from an address in an hour, by whichever account', async () => {
  const here = fromElsewhere()
  const players = await Promise.all([claimant(), claimant(), claimant(), claimant()])
  const guesses = await Promise.all(
    players.flatMap((player) =>
      Array.from({ length: 9 }, (_, index) => claim(player, `GUESS-${index}`, randomUUID(), here)),
    ),
  )
  expect(guesses.filter(({ key }) => key === 'INVALID_CODE')).toHaveLength(30)
  expect(guesses.filter(({ key }) => key === 'TOO_MANY_REQUESTS')).toHaveLength(6)
})

test('codes that exist use up no attempts, whatever becomes of them', async () => {
  const player = await claimant()
  const here = fromElsewhere()
  const codes = await codesOf({ codes: 40 })
  for (const code of codes)
    expect(await claim(player, code, randomUUID(), here)).toMatchObject({ status: 200 })
  const [code = ''] = codes
  for (let again = 0; again < 12; again++)
    expect(await claim(player, code, randomUUID(), here)).toMatchObject({ key: 'ALREADY_CLAIMED' })
})

test('a code that could not be judged uses up no attempt', async () => {
  const player = await claimant()
  const here = fromElsewhere()
  const [code = ''] = await codesOf()
  await server.database.execute(sql`alter table coupon rename to coupon_away`)
  try {
    for (let times = 0; times < 11; times++)
      expect(await claim(player, code, randomUUID(), here)).toMatchObject({ status: 500 })
  } finally {
    await server.database.execute(sql`alter table coupon_away rename to coupon`)
  }
  expect(await claim(player, code, randomUUID(), here)).toMatchObject({ status: 200 })
  const { hits } = await server.database.one<{ hits: number }>(
    sql`select coalesce(sum(hits), 0) as hits from rate_limit where key like 'coupon:%'`,
  )
  expect(hits).toBe(0)
})

test('neither limit counts what the other one refuses', async () => {
  const [player, neighbour] = [await claimant(), await claimant()]
  const here = fromElsewhere()
  for (let times = 0; times < 40; times++) await claim(player, 'GUESS', randomUUID(), here)
  expect(await claim(neighbour, 'GUESS', randomUUID(), here)).toMatchObject({ key: 'INVALID_CODE' })
  await server.database.execute(
    sql`update rate_limit set hits = 30 where key = ${`coupon:${here['x-forwarded-for']}`}`,
  )
  for (let times = 0; times < 10; times++)
    expect(await claim(neighbour, 'GUESS', randomUUID(), here)).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
  expect(await claim(neighbour, 'GUESS')).toMatchObject({ key: 'INVALID_CODE' })
})

test.each([undefined, null, '', 12, ['A'], { $ne: '' }, 'x'.repeat(65)])(
  'a code like %j is a bad request',
  async (code) => {
    expect(await claim(await claimant(), code)).toMatchObject({ status: 400, key: 'BAD_REQUEST' })
  },
)
