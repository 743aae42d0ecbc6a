import { demoCharactersFor } from '@olympus/game-simulator/demo/characters'
import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { Failure } from '../failure.ts'
import { keepRefusedReward } from '../features/deliveries/refused-rewards.ts'
import { exchangeTokens } from '../features/fortune-wheel/exchange-tokens.ts'
import type { SeedPorts } from '../features/fortune-wheel/seeds.ts'
import type { TableTimes } from '../features/fortune-wheel/wheel-tables.ts'
import { enterTickets } from '../features/wheel-book/enter-tickets.ts'
import { lockWheelAccount } from '../features/wheel-book/lock-wheel-account.ts'
import { publishTable } from '../features/wheel-fairness/publish-table.ts'
import { demoAccount } from './demo-account.ts'
import { demoWorld } from './demo-game-server.ts'
import { type PastPlayer, savePastSpins } from './past-spins.ts'
import { saveDemoCharacters } from './save-demo-characters.ts'
import { pastTables, ticketPrice, wheelOffers } from './wheel-odds.ts'
import { theronVisits, type WheelVisit, wheelPlayers } from './wheel-visits.ts'

const dayMs = 24 * 60 * 60 * 1000
const { accountId: theronId } = demoAccount
/** With the one that he has exchanged. */
const theronTickets = 7

async function publishOdds(transaction: Transaction, now: Date): Promise<TableTimes[]> {
  const published: TableTimes[] = []
  for (const { startedDaysAgo, sets } of pastTables) {
    const startsAt = new Date(now.getTime() - startedDaysAgo * dayMs)
    const version = await publishTable(transaction, sets, { startsAt })
    published.push({ version, startsAt, replacedAt: null, endsAt: null })
  }
  return published
}

const saveOffers = (transaction: Transaction): Promise<number> =>
  transaction.execute(sql`
    insert into wheel_offer (id, item_id, quantity, tickets, price_tokens, position)
    select offer ->> 'id', offer ->> 'itemId', (offer -> 'quantity')::int, (offer -> 'tickets')::int,
      (offer -> 'priceTokens')::int, place
    from jsonb_array_elements(${JSON.stringify(wheelOffers)}::jsonb) with ordinality as given (offer, place)
    on conflict do nothing`)

/** The active characters of an account receive in turn, a visit each. Without one nobody has spun. */
async function visitsOf(
  transaction: Transaction,
  accountId: number,
  visits: readonly WheelVisit[],
): Promise<PastPlayer> {
  const characters = await transaction.query<{ id: number }>(sql`
    select id from character where account_id = ${accountId} and is_active and deleted_at is null order by slot`)
  const made = visits.flatMap((visit, index) => {
    const character = characters[index % characters.length]
    return character ? [{ characterId: character.id, visit }] : []
  })
  return { accountId, visits: made }
}

/** Adds an account that nobody can log in to, with one character. */
async function savePlayer(transaction: Transaction, username: string, createdAt: Date): Promise<number> {
  const { id } = await transaction.one<{ id: number }>(sql`
    insert into account (username, email, password_hash, locale, activated_at, created_at)
    values (${username}, ${`${username.toLowerCase()}@example.com`}, 'none', 'en', ${createdAt}, ${createdAt})
    returning id`)
  await saveDemoCharacters(transaction, id, demoCharactersFor(id).slice(0, 1))
  return id
}

/** The game refused the newest item of an earlier visit, so that Theron has it as a coupon. */
async function refuseReward(transaction: Transaction): Promise<void> {
  const refused = await transaction.maybeOne<{ deliveryId: number }>(sql`
    update task set state = 'failed', reason = 'BAG_FULL' where id = (
      select delivery_id from wheel_spin
      where account_id = ${theronId} and delivery_id is not null and spun_at < now() - interval '5 days'
      order by spun_at desc limit 1
    ) returning id as delivery_id`)
  if (!refused) return
  await keepRefusedReward(transaction, refused.deliveryId)
  await transaction.execute(sql`
    update coupon set claimed_at = settled_at
    from wheel_spin join task on task.id = wheel_spin.delivery_id
    where spin_id = wheel_spin.id and task.id = ${refused.deliveryId}`)
}

/** Gives Theron what he lacks for seven tickets, or takes the rest, and exchanges tokens for one of them. */
async function topUp(transaction: Transaction, ports: SeedPorts): Promise<void> {
  const { tickets, tokens } = await lockWheelAccount(transaction, theronId)
  const missing = theronTickets - 1 - tickets
  if (missing !== 0)
    await enterTickets(transaction, {
      accountId: theronId,
      amount: missing,
      // With much luck he has more.
      kind: missing > 0 ? 'game-award' : 'operator',
      reference: `game:${demoWorld}:${theronId}-last`,
    })
  // In a demo world from before the wheel, a selection may have deleted the characters that have spun.
  if (tokens < ticketPrice) return
  const exchanged = await exchangeTokens(transaction, ports, {
    accountId: theronId,
    locale: 'en',
    offerId: 'ticket',
    quantity: 1,
    expectedPriceTokens: ticketPrice,
  })
  if (exchanged instanceof Failure) throw exchanged
}

/** Publishes odds and offers, and spins as players did in the past, unless there are odds already. */
export async function loadWheel(transaction: Transaction, ports: SeedPorts, now: Date): Promise<void> {
  if (await transaction.maybeOne(sql`select from wheel_table limit 1`)) return
  const tables = await publishOdds(transaction, now)
  await saveOffers(transaction)
  const players: PastPlayer[] = []
  for (const { username, createdDaysAgo, visits } of wheelPlayers) {
    const createdAt = new Date(now.getTime() - createdDaysAgo * dayMs)
    const accountId = await savePlayer(transaction, username, createdAt)
    players.push(await visitsOf(transaction, accountId, visits))
  }
  const theron = await visitsOf(transaction, theronId, theronVisits)
  await savePastSpins({ transaction, ports, tables, loadedAt: now }, [...players, theron])
  await refuseReward(transaction)
  await topUp(transaction, ports)
}
