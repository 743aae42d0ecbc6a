import type { reportPresence as endpoint } from '@olympus/contract/bridge/game-sessions'
import type { DataOf, RequestOf } from '@olympus/contract/endpoint'
import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { listWanted } from '../game-servers/list-wanted.ts'
import { clockSkewMs } from '../game-servers/clock-skew.ts'
import type { GameServer } from '../game-servers/game-server.ts'
import { endOpenSessions } from './end-open-sessions.ts'
import { leaseFromNow, publishPresenceOfBoots } from './renew-lease.ts'

type Report = RequestOf<typeof endpoint>['body']

/** A report may have been made before a session that is younger than this started. */
const newSessionSeconds = 30

interface BootState {
  readonly isOver: boolean
  readonly isStale: boolean
  readonly leaseUntil: Date
  readonly hasLapsed: boolean
}

/** Locks the boot of a report: reports of one boot are applied in turn. */
async function lockBoot(transaction: Transaction, gameServer: GameServer, { bootId, sequence }: Report) {
  const boot = await transaction.maybeOne<BootState>(sql`
    select ended_at is not null as is_over, presence_sequence >= ${sequence} as is_stale, lease_until,
      coalesce(lease_until <= now(), false) as has_lapsed
    from game_boot where boot_id = ${bootId} and game_server_id = ${gameServer.id} for no key update`)
  if (!boot) return new Failure('BOOT_UNKNOWN')
  return boot.isOver ? new Failure('BOOT_OVER') : boot
}

/** One row per report, however many sessions it names. */
async function renewLease(transaction: Transaction, { bootId, sequence, sentAt }: Report): Promise<Date> {
  const { leaseUntil } = await transaction.one<{ leaseUntil: Date }>(sql`
    update game_boot set lease_until = ${leaseFromNow}, is_lapse_noticed = false, presence_sequence = ${sequence},
      clock_skew_ms = ${clockSkewMs(sentAt)}
    where boot_id = ${bootId} returning lease_until`)
  return leaseUntil
}

interface Differences {
  /** Named sessions that are not open. */
  readonly ended: readonly string[]
  /** Sessions in the game that are not named. Those that wait for their final snapshot have left it. */
  readonly missing: readonly string[]
}

/** Compares a report with the open sessions of its boot, in one pass over both. */
async function compare(transaction: Transaction, { bootId, sessions }: Report): Promise<Differences> {
  const rows = await transaction.query<{ named: string | null; open: string | null }>(sql`
    select named.id as named, open.id as open
    from (select distinct id from unnest(${sessions}::uuid[]) as id) as named
    full join (
      select id, state = 'online' and started_at <= now() - make_interval(secs => ${newSessionSeconds}) as is_due
      from game_session where boot_id = ${bootId} and state <> 'ended'
    ) as open on open.id = named.id
    where open.id is null or (named.id is null and is_due)`)
  return {
    ended: rows.flatMap(({ named }) => named ?? []),
    missing: rows.flatMap(({ open }) => open ?? []),
  }
}

/** A session may have begun to leave since the comparison. */
const endMissing = (transaction: Transaction, missing: readonly string[]) =>
  endOpenSessions(transaction, sql`id = any(${[...missing]}::uuid[]) and state = 'online'`, 'not-present')

/** Renews the lease of a boot, and with it the presence of all accounts in the game there. */
export const reportPresence = (
  database: Database,
  gameServer: GameServer,
  report: Report,
): Promise<DataOf<typeof endpoint> | Failure<'BOOT_OVER' | 'BOOT_UNKNOWN'>> =>
  database.transaction(
    async (transaction) => {
      const boot = await lockBoot(transaction, gameServer, report)
      if (boot instanceof Failure) return boot
      const { ended, missing } = await compare(transaction, report)
      let { leaseUntil } = boot
      if (!boot.isStale) {
        leaseUntil = await renewLease(transaction, report)
        if (boot.hasLapsed) await publishPresenceOfBoots(transaction, [report.bootId])
        if (report.full && missing.length > 0) await endMissing(transaction, missing)
      }
      return {
        result: boot.isStale ? 'stale' : 'applied',
        leaseUntil: leaseUntil.toISOString(),
        endedSessions: [...ended],
        wanted: await listWanted(transaction, gameServer),
      }
    },
    { isRepeatable: true },
  )
