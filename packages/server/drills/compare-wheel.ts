import sql from 'sql-template-tag'
import type { Database } from '../src/database/database.ts'
import type { DrillRecord } from './record.ts'
import { openingTickets, type World } from './world.ts'

interface StoredSpin {
  readonly id: number
  readonly accountId: number
  readonly receipt: string
}

/** Every acknowledged spin is stored once, with the receipt that its player has, and no other is. */
async function spinDifferences(database: Database, { spins }: DrillRecord): Promise<string[]> {
  const rows = await database.query<StoredSpin>(sql`
    select wheel_spin.id, account_id, statement as receipt from wheel_spin join wheel_leaf on wheel_leaf.id = leaf_id`)
  const stored = new Map(rows.map((row) => [row.id, row]))
  const problems: string[] = []
  for (const { spinId, player, receipt } of spins.values()) {
    const row = stored.get(spinId)
    if (row?.accountId !== player.accountId || row.receipt !== receipt)
      problems.push(`Spin ${spinId} was acknowledged but is missing or another one`)
    stored.delete(spinId)
  }
  return [...problems, ...[...stored.keys()].map((id) => `Spin ${id} was never acknowledged`)]
}

interface AccountState {
  readonly accountId: number
  readonly tickets: number
  readonly tokens: number
  readonly spins: number
  readonly enteredTickets: number
  readonly enteredTokens: number
  readonly countedSpins: number
  readonly lastSpinNo: number
  readonly jackpots: number
  readonly seedsWithGaps: number
}

async function accountDifferences(
  database: Database,
  { record, world }: { readonly record: DrillRecord; readonly world: World },
): Promise<string[]> {
  const rows = await database.query<AccountState>(sql`
    select account_id, tickets, tokens, spins,
      (select coalesce(sum(amount), 0)::bigint from wheel_entry
        where wheel_entry.account_id = wheel_account.account_id and currency = 'ticket') as entered_tickets,
      (select coalesce(sum(amount), 0)::bigint from wheel_entry
        where wheel_entry.account_id = wheel_account.account_id and currency = 'token') as entered_tokens,
      (select count(*) from wheel_spin where wheel_spin.account_id = wheel_account.account_id) as counted_spins,
      (select coalesce(max(spin_no), 0) from wheel_spin
        where wheel_spin.account_id = wheel_account.account_id) as last_spin_no,
      (select count(*) from wheel_spin
        where wheel_spin.account_id = wheel_account.account_id and set = 'jackpot') as jackpots,
      (select count(*) from wheel_seed
        where wheel_seed.account_id = wheel_account.account_id
          and wheel_seed.spins <> (
            select case when count(*) = coalesce(max(nonce) + 1, 0) then count(*) else -1 end
            from wheel_spin where seed_id = wheel_seed.id)) as seeds_with_gaps
    from wheel_account`)
  const acknowledged = [...record.spins.values()]
  return world.players.flatMap(({ accountId }) => {
    const spins = acknowledged.filter(({ player }) => player.accountId === accountId)
    const tickets = openingTickets - spins.length + spins.reduce((sum, { gained }) => sum + gained, 0)
    const found = rows.find((row) => row.accountId === accountId)
    const expected: AccountState = {
      accountId,
      tickets,
      tokens: spins.length,
      spins: spins.length,
      enteredTickets: tickets,
      enteredTokens: spins.length,
      countedSpins: spins.length,
      lastSpinNo: spins.length,
      jackpots: Math.floor(spins.length / 30),
      seedsWithGaps: 0,
    }
    return JSON.stringify(found) === JSON.stringify(expected)
      ? []
      : [`The wheel account is ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`]
  })
}

/** Lists differences between acknowledged and stored spins, and between the books of the wheel. */
export async function wheelDifferences(
  database: Database,
  options: { readonly record: DrillRecord; readonly world: World },
): Promise<string[]> {
  return [
    ...(await spinDifferences(database, options.record)),
    ...(await accountDifferences(database, options)),
  ]
}
