import { randomUUID } from 'node:crypto'
import { getWheelAccount, spinWheel } from '@olympus/contract/fortune-wheel'
import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import { publishTable } from '../features/wheel-fairness/publish-table.ts'
import type { TableSets } from '../features/wheel-fairness/table-rules.ts'
import { createCharacter, createItem } from './game-data.ts'
import { newPlayer, type TestPlayer } from './test-account.ts'
import type { TestApp } from './test-app.ts'

/** The number that players of tests choose. */
export const clientSeed = '00112233445566778899aabbccddeeff'

/** The items of `sampleSets`. */
export const wheelItems = ['wheel-olive', 'wheel-laurel'] as const

/** Every kind of reward in both sets. */
export const sampleSets: TableSets = {
  regular: [
    { id: 'olives', weight: 40, item: 'wheel-olive', quantity: 5 },
    { id: 'coins', weight: 35, coins: 50 },
    { id: 'tickets', weight: 25, tickets: 1 },
  ],
  jackpot: [
    { id: 'laurel', weight: 2, item: 'wheel-laurel', quantity: 1 },
    { id: 'many-coins', weight: 1, coins: 5000 },
    { id: 'many-tickets', weight: 1, tickets: 10 },
  ],
}

/** Only items, so that tickets and coins are easy to count. */
export const itemSets: TableSets = {
  regular: [
    { id: 'olives', weight: 3, item: 'wheel-olive', quantity: 5 },
    { id: 'olive', weight: 7, item: 'wheel-olive', quantity: 1 },
  ],
  jackpot: [{ id: 'laurel', weight: 1, item: 'wheel-laurel', quantity: 1 }],
}

type Publication = Parameters<typeof publishTable>[2]

/** Publishes a version of the odds, by default from now on. Resolves with its number. */
export const publishSets = (
  database: Database,
  sets: TableSets = sampleSets,
  publication: Publication = { startsAt: null },
): Promise<number> => database.transaction((transaction) => publishTable(transaction, sets, publication))

/** Creates the items of the wheel and publishes the first version. */
export async function openWheel(database: Database, sets: TableSets = sampleSets): Promise<number> {
  for (const id of wheelItems) await createItem(database, { id })
  return publishSets(database, sets)
}

/** Enters tickets or tokens in the book of an account. */
export const giveToWheelAccount = (
  database: Database,
  accountId: number,
  { tickets = 0, tokens = 0 }: { readonly tickets?: number; readonly tokens?: number },
): Promise<number> =>
  database.execute(sql`
    with account as (
      insert into wheel_account (account_id, tickets, tokens) values (${accountId}, ${tickets}, ${tokens})
      on conflict (account_id) do update
        set tickets = wheel_account.tickets + excluded.tickets, tokens = wheel_account.tokens + excluded.tokens
      returning tickets, tokens
    )
    insert into wheel_entry (account_id, currency, amount, balance_after, kind, reference)
    select ${accountId}, given.currency, given.amount, given.balance, 'operator', ${`test:${randomUUID()}`}
    from account cross join lateral (
      values ('ticket', ${tickets}::bigint, account.tickets), ('token', ${tokens}, account.tokens)
    ) as given (currency, amount, balance)
    where given.amount <> 0`)

export interface WheelPlayer extends TestPlayer {
  readonly characterId: number
}

/** A player with tickets and an active character. */
export async function wheelPlayer(app: TestApp, tickets = 100): Promise<WheelPlayer> {
  const player = await newPlayer(app)
  const characterId = await createCharacter(app.database, player.accountId)
  if (tickets > 0) await giveToWheelAccount(app.database, player.accountId, { tickets })
  return { ...player, characterId }
}

/** What a spin has to send: it chooses a number if no seed is active. */
export async function spinBody(app: TestApp, player: WheelPlayer) {
  const { activeSeed, nextSeed } = await app.callOrFail(getWheelAccount, { as: player })
  const { characterId } = player
  return activeSeed ? { characterId } : { characterId, seed: { clientSeed, nextSeedHash: nextSeed.seedHash } }
}

/** Repeats a call with the same key while the server is too busy, as clients do. */
export async function untilServed<Reply extends { readonly status: number }>(
  call: (idempotencyKey: string) => Promise<Reply>,
): Promise<Reply> {
  const key = randomUUID()
  for (;;) {
    const reply = await call(key)
    if (reply.status !== 503) return reply
  }
}

/** Spins once, and activates a seed if none is active. */
export const spinOnce = async (app: TestApp, player: WheelPlayer) =>
  app.callOrFail(spinWheel, { as: player, body: await spinBody(app, player) })
