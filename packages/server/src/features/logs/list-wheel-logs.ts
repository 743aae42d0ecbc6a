import type { DataOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import type { listWheelLogs as endpoint, RewardState, WheelLog, WheelLogKind } from '@olympus/contract/logs'
import { type RewardSet, rewardSets } from '@olympus/contract/wheel-draw'
import sql, { join, type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { readExchanges } from '../fortune-wheel/exchange-view.ts'
import { readSpins } from '../fortune-wheel/spin-view.ts'
import { logCondition, logPage, type LogRequest } from './log-condition.ts'

interface WheelLogRequest extends LogRequest<WheelLogKind> {
  readonly locale: LocaleCode
  readonly characterId?: number | undefined
  readonly state?: RewardState | undefined
}

const isSet = (kind: WheelLogKind): kind is RewardSet => rewardSets.some((set) => set === kind)

/** For `task` and `coupon` of a spin or an exchange. */
const rewardState = sql`
  case when coupon.id is not null then 'coupon' when task.id is null then 'credited' else task.state end`

/** The filters of spins and exchanges besides period and kind. */
function rewardCondition({ characterId, state }: WheelLogRequest, row: Sql): Sql {
  const conditions = [sql`true`]
  if (characterId !== undefined) conditions.push(sql`${row}.character_id = ${characterId}`)
  if (state !== undefined) conditions.push(sql`${rewardState} = ${state}`)
  return join(conditions, ' and ')
}

/** A table with lines of the log. */
interface Source {
  readonly line: WheelLog['kind']
  readonly from: Sql
  readonly id: Sql
  readonly at: Sql
  readonly chosen: Sql
}

function spinsOf(request: WheelLogRequest): Source {
  const { accountId, kind } = request
  const at = sql`spin.spun_at`
  const set = kind !== undefined && isSet(kind) ? kind : undefined
  const period = logCondition({ ...request, kind: set }, { at, kind: sql`spin.set` })
  return {
    line: 'spin',
    from: sql`
      wheel_spin as spin left join task on task.id = spin.delivery_id left join coupon on coupon.spin_id = spin.id`,
    id: sql`spin.id`,
    at,
    chosen: sql`spin.account_id = ${accountId} and ${period} and ${rewardCondition(request, sql`spin`)}`,
  }
}

function exchangesOf(request: WheelLogRequest): Source {
  const at = sql`exchange.created_at`
  const period = logCondition({ ...request, kind: undefined }, { at, kind: sql`true` })
  return {
    line: 'exchange',
    from: sql`
      wheel_exchange as exchange left join task on task.id = exchange.delivery_id
      left join coupon on coupon.exchange_id = exchange.id`,
    id: sql`exchange.id`,
    at,
    chosen: sql`
      exchange.account_id = ${request.accountId} and ${period} and ${rewardCondition(request, sql`exchange`)}`,
  }
}

/** Kinds of the book, with the origin that players see. */
const origins = { 'game-award': 'game', coupon: 'coupon', operator: 'operator' } as const

// As in the index wheel_entry_award.
const isAward = sql`entry.currency = 'ticket' and entry.kind in ('coupon', 'game-award', 'operator')`

function awardsOf(request: WheelLogRequest): Source {
  const at = sql`entry.created_at`
  const period = logCondition({ ...request, kind: undefined }, { at, kind: sql`true` })
  return {
    line: 'award',
    from: sql`wheel_entry as entry`,
    id: sql`entry.id`,
    at,
    chosen: sql`entry.account_id = ${request.accountId} and ${isAward} and ${period}`,
  }
}

/** The tables that the filters leave. An award goes to no character, and its tickets have no state. */
function sourcesOf(request: WheelLogRequest): Source[] {
  const { kind, characterId, state } = request
  const hasAwards = characterId === undefined && state === undefined
  return [
    ...(kind === undefined || kind === 'spin' || isSet(kind) ? [spinsOf(request)] : []),
    ...(kind === undefined || kind === 'exchange' ? [exchangesOf(request)] : []),
    ...((kind === undefined || kind === 'award') && hasAwards ? [awardsOf(request)] : []),
  ]
}

interface Line {
  readonly line: WheelLog['kind']
  readonly id: number
}

/** Takes from each table no more than the page can hold: the newest, by its index. */
const readLines = (queries: Queries, sources: readonly Source[], request: WheelLogRequest) =>
  queries.query<Line>(sql`
    select line, id from (${join(
      sources.map(
        ({ line, from, id, at, chosen }) => sql`(
          select ${line} as line, ${id} as id, ${at} as at from ${from} where ${chosen}
          order by ${at} desc, ${id} desc limit ${request.page * request.pageSize})`,
      ),
      ' union all ',
    )}) as listed
    order by at desc, line desc, id desc ${logPage(request)}`)

async function countLines(queries: Queries, sources: readonly Source[]): Promise<number> {
  const counts = sources.map(({ from, chosen }) => sql`(select count(*) from ${from} where ${chosen})`)
  return (await queries.one<{ total: number }>(sql`select ${join(counts, ' + ')} as total`)).total
}

type Award = Extract<WheelLog, { readonly kind: 'award' }>

interface AwardRow extends Pick<Award, 'id' | 'tickets' | 'ticketsAfter'> {
  readonly createdAt: Date
  readonly entryKind: keyof typeof origins
}

async function readAwards(queries: Queries, ids: readonly number[]): Promise<Award[]> {
  const rows = await queries.query<AwardRow>(sql`
    select id, created_at, kind as entry_kind, amount as tickets, balance_after as tickets_after from wheel_entry
    where id = any(${[...ids]}::bigint[])`)
  return rows.map(({ createdAt, entryKind, ...row }) => ({
    kind: 'award',
    origin: origins[entryKind],
    createdAt: createdAt.toISOString(),
    ...row,
  }))
}

/** Reads the entries of some lines, by their kinds, and puts them in the order of the lines. */
async function readEntries(
  queries: Queries,
  lines: readonly Line[],
  locale: LocaleCode,
): Promise<WheelLog[]> {
  const idsOf = (line: Line['line']) => lines.flatMap((one) => (one.line === line ? one.id : []))
  const [spins, exchanges, awards] = [idsOf('spin'), idsOf('exchange'), idsOf('award')]
  const entries: WheelLog[] = []
  if (spins.length > 0)
    for (const spin of await readSpins(queries, sql`spin.id = any(${spins}::bigint[])`, locale))
      entries.push({ kind: 'spin', id: spin.id, createdAt: spin.spunAt, spin })
  if (exchanges.length > 0)
    entries.push(...(await readExchanges(queries, sql`exchange.id = any(${exchanges}::bigint[])`, locale)))
  if (awards.length > 0) entries.push(...(await readAwards(queries, awards)))
  return lines.flatMap(
    ({ line, id }) => entries.find((entry) => entry.kind === line && entry.id === id) ?? [],
  )
}

/** One page of the spins, exchanges and awards of an account, newest first. */
export async function listWheelLogs(
  queries: Queries,
  request: WheelLogRequest,
): Promise<DataOf<typeof endpoint>> {
  const { page, pageSize, locale } = request
  const sources = sourcesOf(request)
  if (sources.length === 0) return { entries: [], totalEntries: 0, page, pageSize }
  const totalEntries = await countLines(queries, sources)
  const lines = await readLines(queries, sources, request)
  return { entries: await readEntries(queries, lines, locale), totalEntries, page, pageSize }
}
