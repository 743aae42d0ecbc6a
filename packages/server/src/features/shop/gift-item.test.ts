import { randomUUID } from 'node:crypto'
import { z } from '@olympus/contract/schema'
import { giftItem as endpoint } from '@olympus/contract/shop'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { Failure } from '../../failure.ts'
import { ban } from '../../testing/ban.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter, createItem, giveCoins } from '../../testing/game-data.ts'
import { mailsTo } from '../../testing/sent-mails.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { balanceOf } from '../ledger/balance-of.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { listShopLogs } from '../logs/list-shop-logs.ts'
import { type GiftRequest, giftItem } from './gift-item.ts'
import { claimDirectly, rejectDirectly } from '../../testing/direct-game-server.ts'

const database = withTestDatabase()
let names = 0

beforeAll(() => createItem(database, { id: 'draught', name: { en: 'Draught', de: 'Trunk' } }))

interface Player {
  readonly accountId: number
  readonly username: string
  readonly email: string
  readonly characterId: number
  readonly characterName: string
}

async function player(coins = 0, isActive = true, isActivated = true): Promise<Player> {
  const accountId = await createAccount(database, { isActivated })
  if (coins > 0) await giveCoins(database, accountId, coins)
  const characterName = `Ἀλκμήνη ${++names}`
  const characterId = await createCharacter(database, accountId, { isActive, name: characterName })
  const account = await database.one<{ username: string; email: string }>(
    sql`select username, email from account where id = ${accountId}`,
  )
  return { accountId, ...account, characterId, characterName }
}

const give = ({ accountId }: Player, { characterName }: Player, changes: Partial<GiftRequest> = {}) =>
  giftItem(database, {
    accountId,
    requestKey: randomUUID(),
    locale: 'en',
    itemId: 'draught',
    quantity: 1,
    characterName,
    message: null,
    expectedUnitPriceCoins: 100,
    ...changes,
  })

const balance = ({ accountId }: Player) => balanceOf(database, accountId)

const logOf = ({ accountId }: Player, filter: object = {}) =>
  listShopLogs(database, { accountId, locale: 'en', page: 1, pageSize: 10, ...filter })

it('charges the giver and shows them the character, but nothing of its account', async () => {
  const [giver, recipient] = [await player(500), await player()]
  const given = await give(giver, recipient, { quantity: 3, message: 'For the hydra' })
  expect(z.parse(endpoint.data, given)).toEqual(given)
  expect(given).toMatchObject({
    balanceCoins: 200,
    order: {
      totalPriceCoins: 300,
      gift: { direction: 'gift-given', giver: giver.username, message: 'For the hydra' },
      character: { id: recipient.characterId, name: recipient.characterName },
      delivery: { state: 'queued' },
    },
  })
  for (const secret of [recipient.username, recipient.email])
    expect(JSON.stringify(given)).not.toContain(secret)
  expect(await balance(recipient)).toBe(0)
})

it('notifies the recipient by event, mail and log, with the message but without the price', async () => {
  const [giver, recipient] = [await player(500), await player()]
  await database.execute(sql`update account set locale = 'de' where id = ${recipient.accountId}`)
  await give(giver, recipient, { message: 'visit https://evil.example' })
  expect(await newEventsOf(database, recipient.accountId)).toEqual(['wallet-changed'])
  const [mail, ...others] = await mailsTo(database, recipient.email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`${giver.username} hat dir ein Geschenk geschickt`)
  expect(mail?.text).toContain(`deinem Charakter ${recipient.characterName} etwas geschenkt: 1 × Trunk`)
  expect(mail?.text).not.toContain('evil')
  expect(await mailsTo(database, giver.email)).toEqual([])
  expect(await logOf(recipient)).toMatchObject({
    totalEntries: 1,
    entries: [
      {
        unitPriceCoins: 0,
        totalPriceCoins: 0,
        gift: { direction: 'gift-received', giver: giver.username, message: 'visit https://evil.example' },
        character: { id: recipient.characterId },
      },
    ],
  })
  expect(await logOf(await player())).toMatchObject({ totalEntries: 0 })
})

it('filters the log by direction', async () => {
  const [giver, recipient] = [await player(500), await player(500)]
  await give(giver, recipient)
  await give(recipient, giver)
  for (const kind of ['gift-given', 'gift-received'])
    expect(await logOf(giver, { kind })).toMatchObject({
      totalEntries: 1,
      entries: [{ gift: { direction: kind } }],
    })
  expect(await logOf(giver, { kind: 'queued' })).toMatchObject({ totalEntries: 2 })
  expect(await logOf(giver, { kind: 'failed' })).toMatchObject({ totalEntries: 0 })
})

it('finds a name case-insensitively, and only as a whole', async () => {
  const [giver, recipient] = [await player(500), await player()]
  await database.execute(sql`update character set name = 'Melanippe_II' where id = ${recipient.characterId}`)
  for (const characterName of ['Melanippe_II', 'melanippe_ii', 'MELANIPPE_II'])
    expect(await give(giver, recipient, { characterName })).toMatchObject({
      order: { character: { name: 'Melanippe_II' } },
    })
  for (const characterName of ['Melanippe', 'Melanippe%', '%', 'MelanippeXII', 'Melanippe_II '])
    expect(await give(giver, recipient, { characterName })).toMatchObject({ key: 'CHARACTER_NOT_FOUND' })
})

it('a refused gift writes nothing', async () => {
  const [giver, recipient, resting] = [await player(150), await player(), await player(0, false)]
  const gone = await Promise.all([player(), player(), player(0, true, false)])
  const [banned, leaving] = gone.map(({ accountId }) => accountId)
  await ban(database, banned ?? 0)
  await database.execute(
    sql`update account set deletion_at = now() + interval '3 days' where id = ${leaving}`,
  )
  const twin = await player()
  await createCharacter(database, (await player()).accountId, { name: twin.characterName })
  const refusals: [string, Player, Partial<GiftRequest>?][] = [
    ['INSUFFICIENT_FUNDS', recipient, { quantity: 2 }],
    ['NOT_FOUND', recipient, { itemId: 'nothing' }],
    ['PRICE_CHANGED', recipient, { expectedUnitPriceCoins: 99 }],
    ['BAD_REQUEST', recipient, { quantity: 100 }],
    ['GIFT_TO_OWN_CHARACTER', giver],
    ['CHARACTER_NOT_ACTIVE', resting],
    ...[twin, ...gone].map((whom): [string, Player] => ['CHARACTER_NOT_FOUND', whom]),
  ]
  for (const [key, whom, changes] of refusals) expect(await give(giver, whom, changes)).toMatchObject({ key })
  expect(await logOf(giver)).toMatchObject({ totalEntries: 0 })
  expect(await balance(giver)).toBe(150)
  expect(await newEventsOf(database, recipient.accountId)).toEqual([])
})

it('finds nobody if a banned account has the same character name', async () => {
  const [giver, recipient, twin] = [await player(150), await player(), await player()]
  await ban(database, twin.accountId)
  await createCharacter(database, twin.accountId, { name: recipient.characterName })
  expect(await give(giver, recipient)).toMatchObject({ key: 'CHARACTER_NOT_FOUND' })
  expect(await balance(giver)).toBe(150)
})

it('mails at most three gifts an hour, and shows each one by log and event', async () => {
  const givers = await Promise.all([player(1000), player(1000), player(1000)])
  const recipient = await player()
  const mails = () => mailsTo(database, recipient.email)
  const gifts = await Promise.all([1, 2, 3].flatMap(() => givers.map((giver) => give(giver, recipient))))
  for (const gift of gifts) expect(gift).toHaveProperty('order')
  expect(await mails()).toHaveLength(3)
  expect(await logOf(recipient)).toMatchObject({ totalEntries: 9 })
  expect(await newEventsOf(database, recipient.accountId)).toHaveLength(9)
  await database.execute(
    sql`update rate_limit set window_ends_at = now() where key = ${`gift-mail:${recipient.accountId}`}`,
  )
  await give(givers[0], recipient)
  expect(await mails()).toHaveLength(4)
})

it('ignores an expired ban', async () => {
  const [giver, recipient] = [await player(150), await player()]
  await ban(database, recipient.accountId, { until: new Date(Date.now() - 86_400_000) })
  expect(await give(giver, recipient)).toHaveProperty('order')
})

it('100 parallel gifts in both directions with a balance for 10 succeed exactly 10 times each', async () => {
  const [one, other] = [await player(1000), await player(1000)]
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? give(one, other) : give(other, one))),
  )
  const refusals = outcomes.filter((outcome) => outcome instanceof Failure).map(({ key }) => key)
  expect(refusals).toEqual(Array.from({ length: 180 }, () => 'INSUFFICIENT_FUNDS'))
  expect([await balance(one), await balance(other)]).toEqual([0, 0])
  expect(await logOf(one, { kind: 'gift-given' })).toMatchObject({ totalEntries: 10 })
  expect(await logOf(one, { kind: 'gift-received' })).toMatchObject({ totalEntries: 10 })
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('20 concurrent requests with the same key create one gift and one mail', async () => {
  const [giver, recipient] = [await player(5000), await player()]
  const requestKey = randomUUID()
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => give(giver, recipient, { requestKey })))
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
  expect(await balance(giver)).toBe(4900)
  expect(await mailsTo(database, recipient.email)).toHaveLength(1)
})

it('sends giver and message to the game server, and refunds a rejected gift to the giver once', async () => {
  const [giver, recipient] = [await player(500), await player()]
  await give(giver, recipient, { quantity: 2, message: 'Χαῖρε' })
  const claimed = await claimDirectly(database, { limit: 1000 })
  const delivery = claimed.find(({ characterId }) => characterId === recipient.characterId)
  if (delivery?.kind !== 'delivery') throw new Error('The gift is not delivered')
  expect(delivery.gift).toEqual({ giver: giver.username, message: 'Χαῖρε' })
  await newEventsOf(database, recipient.accountId)
  const answer = { id: delivery.id, leaseToken: delivery.leaseToken, reason: 'BAG_FULL' } as const
  const effects = [1, 2, 3].map(() => rejectDirectly(database, answer))
  expect((await Promise.all(effects)).toSorted()).toEqual(['applied', 'unchanged', 'unchanged'])
  expect([await balance(giver), await balance(recipient)]).toEqual([500, 0])
  expect((await logOf(giver)).entries[0]?.delivery).toMatchObject({ state: 'failed', isRefunded: true })
  expect((await logOf(recipient)).entries[0]?.delivery).toMatchObject({
    state: 'failed',
    failureReason: 'BAG_FULL',
    isRefunded: false,
  })
  expect(await newEventsOf(database, recipient.accountId)).toEqual(['wallet-changed'])
})
