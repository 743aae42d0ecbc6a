import { randomUUID } from 'node:crypto'
import type { InputOf } from '@olympus/contract/endpoint'
import { giftItem } from '@olympus/contract/shop'
import { beforeAll, expect, it } from 'vitest'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter, createItem, giveCoins } from '../../testing/game-data.ts'
import { fromElsewhere, type TestPlayer } from '../../testing/test-account.ts'
import type { Sender } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { loadPackages } from '../purchase/load-packages.ts'

const { app, database, newPlayer } = withTestApp()

beforeAll(async () => {
  await loadPackages(database)
  await createItem(database, { id: 'draught' })
  await createCharacter(database, await createAccount(database), { name: 'Melanippe' })
  await createCharacter(database, await createAccount(database), { isActive: false, name: 'Nausikaa' })
})

async function giver() {
  const player = await newPlayer()
  await giveCoins(database, player.accountId, 1000)
  return player
}

const give = (
  player: TestPlayer,
  changes: Partial<InputOf<typeof giftItem>['body']> = {},
  sender: Sender = {},
) =>
  app.call(giftItem, {
    as: player,
    headers: fromElsewhere(),
    ...sender,
    body: {
      itemId: 'draught',
      quantity: 1,
      characterName: 'Melanippe',
      message: null,
      expectedUnitPriceCoins: 100,
      ...changes,
    },
  })

it('gives once under one key and repeats the first answer', async () => {
  const player = await giver()
  const idempotencyKey = randomUUID()
  const first = await give(player, { characterName: '  melanippe ' }, { idempotencyKey })
  expect(first).toMatchObject({
    status: 200,
    data: { balanceCoins: 900, order: { character: { name: 'Melanippe' } } },
  })
  const repeated = await give(player, { characterName: '  melanippe ' }, { idempotencyKey })
  expect(repeated.data).toEqual(first.data)
  expect(repeated.headers.get('idempotency-hit')).toBe('true')
  expect(await give(player, { quantity: 2 }, { idempotencyKey })).toMatchObject({
    key: 'IDEMPOTENCY_MISMATCH',
  })
})

it.each([
  '',
  'x'.repeat(201),
  'two\nlines',
  'tab\tand more',
  'zero\u0000',
  'turned\u202Earound',
  'line\u2028separator',
])('refuses the message %j', async (message) => {
  expect(await give(await giver(), { message })).toMatchObject({ status: 400, key: 'BAD_REQUEST' })
})

it('stores a message unchanged as plain text', async () => {
  const message = '<b>Χαῖρε</b> 🏛️ ' + 'x'.repeat(180)
  expect(await give(await giver(), { message })).toMatchObject({ data: { order: { gift: { message } } } })
})

it('limits unknown and blocked names to ten an hour, then refuses even a valid one', async () => {
  const player = await giver()
  const names = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? `Nobody ${index}` : 'Nausikaa'))
  const guesses = await Promise.all(names.map((characterName) => give(player, { characterName })))
  expect(guesses.filter(({ status }) => status === 404 || status === 409)).toHaveLength(10)
  expect(guesses.filter(({ key }) => key === 'TOO_MANY_REQUESTS')).toHaveLength(10)
  expect(await give(player)).toMatchObject({ status: 429, key: 'TOO_MANY_REQUESTS' })
})

it('does not count valid names', async () => {
  const player = await giver()
  for (let times = 0; times < 12; times++)
    expect((await give(player)).key).toBe(times < 10 ? 'SUCCESS' : 'INSUFFICIENT_FUNDS')
})

it('limits an address to thirty names an hour across all accounts', async () => {
  const here = fromElsewhere()
  const players = await Promise.all([giver(), giver(), giver(), giver()])
  const guesses = await Promise.all(
    players.flatMap((player) =>
      Array.from({ length: 9 }, (_, index) =>
        give(player, { characterName: `Nobody ${index}` }, { headers: here }),
      ),
    ),
  )
  expect(guesses.filter(({ key }) => key === 'CHARACTER_NOT_FOUND')).toHaveLength(30)
  expect(guesses.filter(({ key }) => key === 'TOO_MANY_REQUESTS')).toHaveLength(6)
})
