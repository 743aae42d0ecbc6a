import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { Failure } from '../failure.ts'
import { claimCoupon } from '../features/coupons/claim-coupon.ts'
import { createAccount } from '../testing/create-account.ts'
import { createItem } from '../testing/game-data.ts'
import { act, actsOf, operate } from '../testing/operator-terminal.ts'
import { testSecretBox } from '../testing/test-secret-box.ts'
import { withTestDatabase } from '../testing/test-database.ts'

const database = withTestDatabase()
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-campaigns-'))
const file = path.join(directory, 'campaign.json')

beforeAll(() => createItem(database, { id: 'laurel' }))
afterAll(() => fs.rmSync(directory, { recursive: true }))

const campaign = (changes: object = {}) => ({
  name: `Solstice ${randomUUID()}`,
  contents: { coins: 250 },
  batches: [{ name: 'press', codes: 3, maxClaimsPerCode: 1 }],
  ...changes,
})

function create(contents: unknown) {
  fs.writeFileSync(file, typeof contents === 'string' ? contents : JSON.stringify(contents))
  return act(database, ['campaigns', 'create', file])
}

const claim = async (code: string, accountId?: number) =>
  claimCoupon(
    { database, secretBox: testSecretBox },
    {
      accountId: accountId ?? (await createAccount(database)),
      requestKey: randomUUID(),
      code,
      locale: 'en',
    },
  )

const list = async () => (await operate(database, ['campaigns', 'list'])).lines
const newestId = async () => Number.parseInt((await list())[0] ?? '', 10)

it('opens a campaign and prints its codes once, without storing them', async () => {
  const given = campaign({
    batches: [
      { name: 'press', codes: 3, maxClaimsPerCode: 1 },
      { name: 'poster', codes: ['SOLSTICE for all'], maxClaimsPerCode: null },
    ],
  })
  const { code, lines } = await create(given)
  expect(code).toBe(0)
  const codes = lines.slice(1).map((line) => line.split('\t'))
  expect(codes.map(([batch]) => batch)).toEqual(['press', 'press', 'press', 'poster'])
  expect(codes[0]?.[1]).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  for (const [, text = ''] of codes) expect(await claim(text)).toMatchObject({ balanceCoins: 250 })
  expect(await claim(codes[0]?.[1] ?? '')).toMatchObject({ key: 'ALREADY_CLAIMED' })
  expect(await claim('SOLSTICE for all')).toMatchObject({ balanceCoins: 250 })
  expect((await list())[0]).toContain(`running  ${given.name}: 250 OC, `)
  expect((await list())[0]).toContain('4 codes in 2 batches, 5 claims')
  const kept = JSON.stringify((await actsOf(database)).at(-1))
  expect(kept).toContain(given.name)
  for (const [, text = 'none'] of codes) expect(kept).not.toContain(text)
})

it('a campaign can give tickets of the wheel', async () => {
  const { lines } = await create(campaign({ contents: { tickets: 5 } }))
  expect((await list())[0]).toContain(': 5 wheel tickets, ')
  const [, code = ''] = lines[1]?.split('\t') ?? []
  expect(await claim(code)).toMatchObject({ coupon: { contents: { kind: 'tickets', tickets: 5 } } })
})

it('a stop ends a campaign, even one that has not started', async () => {
  const running = { ...(await create(campaign())), id: await newestId() }
  const { lines } = await create(
    campaign({ startsAt: '2999-01-01T00:00:00Z', contents: { itemId: 'laurel', quantity: 2 }, maxClaims: 9 }),
  )
  const scheduled = { lines, id: await newestId() }
  expect((await list())[0]).toMatch(/ {2}scheduled {2}.*: 2 × laurel, .* 9 left$/)
  for (const { lines, id } of [running, scheduled]) {
    const stop = () => act(database, ['campaigns', 'stop', String(id)])
    expect(await stop()).toMatchObject({ code: 0, lines: [`Campaign ${id} has ended`] })
    expect(await claim(lines[1]?.split('\t')[1] ?? '')).toMatchObject({ key: 'EXPIRED' })
    const before = await actsOf(database)
    expect(before.at(-1)).toMatchObject({ command: 'campaigns stop', details: { campaignId: id } })
    expect(await stop()).toMatchObject({ code: 1 })
    expect(await actsOf(database)).toEqual(before)
  }
})

it('adds codes to a campaign until it ends', async () => {
  await create(campaign())
  const campaignId = await newestId()
  const addCodes = (contents: object) => {
    fs.writeFileSync(file, JSON.stringify(contents))
    return act(database, ['campaigns', 'add-codes', file])
  }
  const more = { campaignId, batches: [{ name: 'press', codes: 2, maxClaimsPerCode: 1 }] }
  const { code, lines } = await addCodes(more)
  expect(code).toBe(0)
  expect(lines).toHaveLength(3)
  expect(await claim(lines[2]?.split('\t')[1] ?? '')).toMatchObject({ balanceCoins: 250 })
  expect((await list())[0]).toContain('5 codes in 1 batches, 1 claims')
  const acts = await actsOf(database)
  expect(acts.at(-1)).toMatchObject({ command: 'campaigns add-codes', details: { ...more } })
  await database.execute(sql`update coupon_campaign set ends_at = now() where id = ${campaignId}`)
  expect(await addCodes(more)).toMatchObject({ code: 1, lines: [] })
  expect(await addCodes({ ...more, campaignId: 2 ** 40 })).toMatchObject({ code: 1, lines: [] })
  expect(await actsOf(database)).toEqual(acts)
})

it('prints codes as unconfirmed if the connection is lost at the commit', async () => {
  const losing = {
    ...database,
    async transaction<Value>(run: (transaction: Transaction) => Promise<Value>): Promise<Value> {
      await database.transaction(run)
      throw new Failure('SERVICE_UNAVAILABLE')
    },
  }
  const run = (command: string, contents: object) => {
    fs.writeFileSync(file, JSON.stringify(contents))
    return act(database, ['campaigns', command, file], { database: losing })
  }
  const batches = [{ name: 'press', codes: 1, maxClaimsPerCode: 1 }]
  const created = await run('create', campaign({ batches }))
  const added = await run('add-codes', { campaignId: await newestId(), batches })
  for (const { code, lines, complaints } of [created, added]) {
    expect(code).toBe(1)
    expect(complaints[0]).toContain('how it ended is not known')
    expect(lines[0]).toContain('NOT CONFIRMED')
    expect(await claim(lines[1]?.split('\t')[1] ?? '')).toMatchObject({ balanceCoins: 250 })
  }
  expect(await run('create', campaign({ endsAt: '2020-01-01T00:00:00Z' }))).toMatchObject({ lines: [] })
})

it('accepts an allow list that names an account twice', async () => {
  const accountId = await createAccount(database)
  const { lines } = await create(campaign({ allowedAccountIds: [accountId, accountId] }))
  const [, first = '', second = ''] = lines.map((line) => line.split('\t')[1])
  expect(await claim(first)).toMatchObject({ key: 'NOT_ELIGIBLE_NO_WHITELIST' })
  expect(await claim(second, accountId)).toMatchObject({ balanceCoins: 250 })
})

it('an invalid file opens nothing, and all its problems are reported', async () => {
  const { name, ...nameless } = campaign()
  expect(await create(campaign({ name }))).toMatchObject({ code: 0 })
  const before = [await list(), await actsOf(database)]
  const refused: readonly (readonly [unknown, readonly string[]])[] = [
    ['{', ['cannot be read']],
    [nameless, ['name: ']],
    [campaign({ contents: { coins: 0 } }), ['contents']],
    [campaign({ contents: { coins: 1, itemId: 'laurel', quantity: 1 } }), ['contents']],
    [campaign({ discount: 5 }), ['discount']],
    [campaign({ batches: [] }), ['batches']],
    [campaign({ batches: [{ name: 'a', codes: 1 }] }), ['batches.0.maxClaimsPerCode']],
    [campaign({ endsAt: '2020-01-01T00:00:00Z' }), ['endsAt: ']],
    [
      campaign({ name, contents: { itemId: 'crown', quantity: 1 }, allowedAccountIds: [2 ** 40] }),
      ['name: there is', `allowedAccountIds: no accounts ${2 ** 40}`, 'there is no item crown'],
    ],
    [
      campaign({ batches: [{ name: 'a', codes: ['SOLSTICE', 'SOLSTICE'], maxClaimsPerCode: 1 }] }),
      ['batch a: codes that are there already, or twice: 1'],
    ],
  ]
  for (const [contents, problems] of refused) {
    const { code, complaints } = await create(contents)
    expect(code).toBe(1)
    for (const problem of problems) expect(complaints[0]).toContain(problem)
  }
  expect([await list(), await actsOf(database)]).toEqual(before)
  const { count } = await database.one<{ count: number }>(
    sql`select count(*) as count from coupon_batch where name = 'a'`,
  )
  expect(count).toBe(0)
})
