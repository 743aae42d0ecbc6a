import type { Scope } from '@olympus/contract/bridge/endpoint'
import { bridgeLimits } from '@olympus/contract/bridge/limits'
import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

/** The latest boot of a game server. */
export interface BootState {
  readonly bootId: string
  readonly build: string
  readonly greetedAt: Date
  readonly leaseUntil: Date | null
  readonly clockSkewMs: number
  /** Null while it reports presence, and for game servers that never do. */
  readonly quietSince: Date | null
}

interface GameServerKey {
  readonly id: number
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

export interface GameServerRow {
  readonly id: number
  readonly name: string
  readonly worlds: readonly string[]
  readonly scopes: readonly Scope[]
  readonly addedAt: Date
  readonly revokedAt: Date | null
  /** Those that can be used. */
  readonly keys: readonly GameServerKey[]
  /** Null: it has never greeted the portal. */
  readonly boot: BootState | null
}

/** When the current boot of a game server became quiet. It gets its first lease with its first report. */
const becameQuietAt = sql`coalesce(lease_until, greeted_at + make_interval(secs => ${bridgeLimits.presenceLeaseSeconds}))`

/** A condition on game_server and its current game_boot: it should report presence and does not. */
export const isQuiet: Sql = sql`('presence' = any(scopes) and ${becameQuietAt} <= now())`

interface Row extends Omit<GameServerRow, 'boot' | 'keys'> {
  readonly bootId: string | null
  readonly build: string
  readonly greetedAt: Date
  readonly leaseUntil: Date | null
  readonly clockSkewMs: number
  readonly quietSince: Date | null
}

const bootOf = ({ bootId, build, greetedAt, leaseUntil, clockSkewMs, quietSince }: Row): BootState | null =>
  bootId === null ? null : { bootId, build, greetedAt, leaseUntil, clockSkewMs, quietSince }

/** All game servers by name, revoked ones too. */
export async function listGameServers(queries: Queries): Promise<GameServerRow[]> {
  const rows = await queries.query<Row>(sql`
    select id, name, worlds, scopes, added_at, revoked_at, boot_id, build, greeted_at, lease_until, clock_skew_ms,
      case when ${isQuiet} then ${becameQuietAt} end as quiet_since
    from game_server
    left join game_boot on game_server_id = id and ended_at is null
    order by name`)
  const keys = await queries.query<GameServerKey & { gameServerId: number }>(sql`
    select id, game_server_id, created_at, last_used_at from game_server_key where revoked_at is null order by id`)
  return rows.map((row) => {
    const { id, name, worlds, scopes, addedAt, revokedAt } = row
    const own = keys.filter(({ gameServerId }) => gameServerId === id)
    return { id, name, worlds, scopes, addedAt, revokedAt, keys: own, boot: bootOf(row) }
  })
}
