import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { LimitState } from '../spending-limits/spending-limit-rules.ts'
import { isDoomed } from '../characters/open-selection.ts'
import { notSetUp } from './not-set-up.ts'
import { type TableTimes, timesColumns } from './wheel-tables.ts'

/** A seed that nobody has seen yet. */
export interface SealedSeed {
  readonly id: number
  readonly table: TableTimes
  readonly seedBox: Buffer
  readonly seedHash: Buffer
}

export interface NextSeed extends SealedSeed {
  readonly committedAt: Date
}

export interface ActiveSeed extends SealedSeed {
  readonly clientSeed: string
  readonly spins: number
  readonly activatedAt: Date
}

/** Where an account stands with the wheel. */
export interface Standing {
  readonly accountId: number
  /** The time of the database. */
  readonly now: Date
  readonly isOpen: boolean
  /** New seeds are bound to it. */
  readonly currentTable: TableTimes
  /** False before the first ticket or visit. */
  readonly hasAccount: boolean
  readonly tickets: number
  readonly tokens: number
  readonly spins: number
  readonly seenSpins: number
  /** In the last 24 hours. */
  readonly recentSpins: number
  readonly limit: LimitState
  readonly active: ActiveSeed | null
  readonly next: NextSeed | null
  /** Whether a permanent selection deletes the character that was asked for. */
  readonly isDoomed: boolean
}

interface AccountColumns extends Pick<
  Standing,
  'hasAccount' | 'isDoomed' | 'isOpen' | 'now' | 'recentSpins' | 'seenSpins' | 'spins' | 'tickets' | 'tokens'
> {
  readonly currentVersion: number | null
  readonly currentStartsAt: Date
  readonly currentEndsAt: Date | null
  readonly maxSpins: number | null
  readonly raisedMaxSpins: number | null
  readonly raisedAt: Date | null
}

type SeedColumns = Omit<SealedSeed, 'id' | 'table'> &
  TableTimes & { readonly seedId: number } & (
    | ({ readonly state: 'active' } & Pick<ActiveSeed, 'activatedAt' | 'clientSeed'> & {
          readonly seedSpins: number
        })
    | ({ readonly state: 'next' } & Pick<NextSeed, 'committedAt'>)
  )

/** One row for each seed, and one for an account without any. */
type Row = AccountColumns & (SeedColumns | { readonly state: null })

/**
 * The rows of the table `wheel_seed` of an account that are not over. Each is found by an index of its own.
 */
const openSeeds = (accountId: number) => sql`
  select * from wheel_seed where account_id = ${accountId} and state = 'active'
  union all select * from wheel_seed where account_id = ${accountId} and state = 'next'`

const sealedOf = ({ seedId, seedBox, seedHash, version, startsAt, replacedAt, endsAt }: SeedColumns) => ({
  id: seedId,
  seedBox,
  seedHash,
  table: { version, startsAt, replacedAt, endsAt },
})

function limitOf({ maxSpins, raisedMaxSpins, raisedAt, now }: AccountColumns): LimitState {
  if (raisedAt && raisedAt <= now) return { max: raisedMaxSpins, raise: null }
  return { max: maxSpins, raise: raisedAt && { max: raisedMaxSpins, at: raisedAt } }
}

/**
 * Reads where an account stands. Its wheel account must be locked before, if something is to be changed.
 * Throws SERVICE_UNAVAILABLE while no odds are published.
 */
export async function readStanding(
  queries: Queries,
  accountId: number,
  characterId: number | null = null,
): Promise<Standing> {
  const rows = await queries.query<Row>(sql`
    select date_trunc('milliseconds', statement_timestamp()) as now, is_open,
      current.version as current_version, current.starts_at as current_starts_at, current.ends_at as current_ends_at,
      wheel_account.account_id is not null as has_account, coalesce(tickets, 0) as tickets, coalesce(tokens, 0) as tokens,
      coalesce(wheel_account.spins, 0) as spins, coalesce(seen_spins, 0) as seen_spins,
      coalesce(wheel_account.spins, 0) - coalesce((
        select spin_no from wheel_spin
        where account_id = ${accountId} and spun_at <= statement_timestamp() - interval '24 hours'
        order by spun_at desc, id desc limit 1
      ), 0) as recent_spins,
      max_spins, raised_max_spins, raised_at,
      exists (select from character where id = ${characterId}::bigint and ${isDoomed}) as is_doomed,
      seed.state, seed.id as seed_id, seed.seed_box, seed.seed_hash, seed.client_seed, seed.spins as seed_spins,
      seed.committed_at, seed.activated_at, ${timesColumns}
    from wheel_state
    left join wheel_table as current on current.version = (
      select version from wheel_table where starts_at <= statement_timestamp() order by starts_at desc limit 1)
    left join wheel_account on wheel_account.account_id = ${accountId}
    left join (${openSeeds(accountId)}) as seed on true
    left join wheel_table on wheel_table.version = seed.table_version`)
  const [first] = rows
  if (!first || first.currentVersion === null) throw notSetUp()
  const { currentVersion, currentStartsAt, currentEndsAt } = first
  const {
    now,
    isOpen,
    isDoomed: isOfDoomed,
    hasAccount,
    tickets,
    tokens,
    spins,
    seenSpins,
    recentSpins,
  } = first
  const active = rows.find((row) => row.state === 'active')
  const next = rows.find((row) => row.state === 'next')
  return {
    accountId,
    currentTable: {
      version: currentVersion,
      startsAt: currentStartsAt,
      replacedAt: null,
      endsAt: currentEndsAt,
    },
    now,
    isOpen,
    hasAccount,
    tickets,
    tokens,
    spins,
    seenSpins,
    recentSpins,
    isDoomed: isOfDoomed,
    limit: limitOf(first),
    active: active
      ? {
          ...sealedOf(active),
          clientSeed: active.clientSeed,
          spins: active.seedSpins,
          activatedAt: active.activatedAt,
        }
      : null,
    next: next ? { ...sealedOf(next), committedAt: next.committedAt } : null,
  }
}
