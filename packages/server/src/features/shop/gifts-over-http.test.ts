import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter, createItem, giveCoins } from '../../testing/game-data.ts'
import { fromElsewhere, newPlayer } from '../../testing/test-account.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { loadPackages } from '../purchase/load-packages.ts'

const server = withTestDatabase()
let app: TestApp

beforeAll(async () => {
  const { database } = server
  app = testApp({ database })
  await loadPackages(database)
  await createItem(database, { id: 'draught' })
  await createCharacter(database, await createAccount(database), true, 'Melanippe')
  await createCharacter(database, await createAccount(database), false, 'Nausikaa')
})

async function giver() {
  const { database } = server
  const { token, username } = await newPlayer(app, database)
  const { id: accountId } = await database.one<{ id: number }>(
    sql`select id from account where username = ${username}`,
  )
  await giveCoins(database, accountId, 1000)
  return { token, accountId }
}

type Giver = Awaited<ReturnType<typeof giver>>

const give = ({ token }: Giver, changes: object = {}, key: string = randomUUID(), from = fromElsewhere()) =>
  app.api('/shop/gifts', {
    token,
    headers: { 'idempotency-key': key, ...from },
    body: {
      itemId: 'draught',
      quantity: 1,
      characterName: 'Melanippe',
      message: null,
      expectedUnitPriceCoins: 100,
      ...changes,
    },
  })

test('the same key gives once, the first answer every time', async () => {
  const player = await giver()
  const key = randomUUID()
  const first = await give(player, { characterName: '  melanippe ' }, key)
  expect(first).toMatchObject({
    status: 200,
    data: { balanceCoins: 900, order: { character: { name: 'Melanippe' } } },
  })
  const repeated = await give(player, { characterName: '  melanippe ' }, key)
  expect(repeated.data).toEqual(first.data)
  expect(repeated.headers.get('idempotency-hit')).toBe('true')
  expect(await give(player, { quantity: 2 }, key)).toMatchObject({ key: 'IDEMPOTENCY_MISMATCH' })
})

test.each([
  '',
  'x'.repeat(201),
  'two\nlines',
  'tab\tand more',
  'zero\u0000',
  'turned\u202Earound',
  'line\u2028separator',
])('%j is no message', async (message) => {
  expect(await give(await giver(), { message })).toMatchObject({ status: 400, key: 'BAD_REQUEST' })
})

test('a message is plain text, kept as it is', async () => {
  const message = '<b>Χαῖρε</b> 🏛️ ' + 'x'.repeat(180)
  expect(await give(await giver(), { message })).toMatchObject({ data: { order: { gift: { message } } } })
})

test('ten names that nobody has, or that rest, in an hour; then even a right one waits', async () => {
  const player = await giver()
  const names = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? `Nobody ${index}` : 'Nausikaa'))
  const guesses = await Promise.all(names.map((characterName) => give(player, { characterName })))
  expect(guesses.filter(({ status }) => status === 404 || status === 409)).toHaveLength(10)
  expect(guesses.filter(({ key }) => key === 'TOO_MANY_REQUESTS')).toHaveLength(10)
  expect(await give(player)).toMatchObject({ status: 429, key: 'TOO_MANY_REQUESTS' })
})

test('a right name is not counted', async () => {
  const player = await giver()
  for (let times = 0; times < 12; times++)
    expect((await give(player)).key).toBe(times < 10 ? 'SUCCESS' : 'INSUFFICIENT_FUNDS')
})

test('thirty names from an address in an hour, by whichever account', async () => {
  const here = fromElsewhere()
  const players = await Promise.all([giver(), giver(), giver(), giver()])
  const guesses = await Promise.all(
    players.flatMap((player) =>
      Array.from({ length: 9 }, (_, index) =>
        give(player, { characterName: `Nobody ${index}` }, randomUUID(), here),
      ),
    ),
  )
  expect(guesses.filter(({ key }) => key === 'CHARACTER_NOT_FOUND')).toHaveLength(30)
  expect(guesses.filter(({ key }) => key === 'TOO_MANY_REQUESTS')).toHaveLength(6)
})
