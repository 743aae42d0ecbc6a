import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { type TableTimes, timesColumns } from '../fortune-wheel/wheel-tables.ts'

interface StateTable extends TableTimes {
  /** Sums of the weights. */
  readonly regularTotal: number
  readonly jackpotTotal: number
  /** Drawn from it, up to the latest checkpoint. */
  readonly spins: number
}

interface StateOffer {
  readonly id: string
  /** Such as `2 × olive` or `1 tickets`. */
  readonly contents: string
  readonly priceTokens: number
}

interface StateNumbers {
  readonly accounts: number
  readonly tickets: number
  readonly tokens: number
  readonly spins: number
  readonly jackpots: number
  /** In the public log. */
  readonly entries: number
  /** Without a position in it. */
  readonly waiting: number
  readonly signedAt: Date | null
}

export interface WheelState {
  readonly isOpen: boolean
  readonly changedAt: Date
  /** Newest first. */
  readonly tables: readonly StateTable[]
  readonly offers: readonly StateOffer[]
  readonly numbers: StateNumbers
}

const totalOf = (set: string) =>
  sql`(select weight_total from wheel_table_set where table_version = version and set = ${set})`

const readTables = (queries: Queries) =>
  queries.query<StateTable>(sql`
    select ${timesColumns}, ${totalOf('regular')} as regular_total, ${totalOf('jackpot')} as jackpot_total,
      (select coalesce(sum(spins), 0)::bigint from wheel_count where table_version = version) as spins
    from wheel_table order by version desc`)

const readOffers = (queries: Queries) =>
  queries.query<StateOffer>(sql`
    select id, coalesce(quantity || ' × ' || item_id, tickets || ' tickets') as contents, price_tokens
    from wheel_offer where is_listed order by position, id`)

const readNumbers = (queries: Queries) =>
  queries.one<StateNumbers>(sql`
    select count(*) as accounts, coalesce(sum(tickets), 0)::bigint as tickets, coalesce(sum(tokens), 0)::bigint as tokens,
      coalesce(sum(spins), 0)::bigint as spins, coalesce(sum(spins / 30), 0)::bigint as jackpots,
      coalesce((select max(size) from wheel_checkpoint), 0) as entries,
      (select count(*) from wheel_leaf where position is null) as waiting,
      (select max(signed_at) from wheel_checkpoint) as signed_at
    from wheel_account`)

/** What operators see of the wheel. */
export async function readWheelState(queries: Queries): Promise<WheelState> {
  const state = await queries.one<Pick<WheelState, 'changedAt' | 'isOpen'>>(
    sql`select is_open, changed_at from wheel_state`,
  )
  return {
    ...state,
    tables: await readTables(queries),
    offers: await readOffers(queries),
    numbers: await readNumbers(queries),
  }
}
