import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { systemRandom } from '../random.ts'
import { pastSecurityEvents, pastSessions } from './theron-devices.ts'

/** The hash of an unknown secret: the session is listed, but has no valid token. */
const unusableHash = () => systemRandom.bytes(32)

/** Stores the devices and security events of the demo account. */
export async function saveDemoDevices(transaction: Transaction, accountId: number): Promise<void> {
  for (const { userAgent, address, startedHoursAgo, usedHoursAgo } of pastSessions)
    await transaction.execute(sql`
      insert into session (
        id, account_id, token_hash, rotation_key, bind_hash, user_agent, address, created_at, rotated_at, last_used_at, expires_at
      ) values (
        ${systemRandom.uuid()}, ${accountId}, ${unusableHash()}, ${unusableHash()}, ${unusableHash()}, ${userAgent}, ${address},
        now() - make_interval(hours => ${startedHoursAgo}), now() - make_interval(hours => ${usedHoursAgo}),
        now() - make_interval(hours => ${usedHoursAgo}), now() + make_interval(secs => ${limits.refreshTokenLifetimeSeconds})
      )`)
  for (const { userAgent, address, hoursAgo, kind } of pastSecurityEvents)
    await transaction.execute(sql`
      insert into security_event (account_id, kind, user_agent, address, created_at)
      values (${accountId}, ${kind}, ${userAgent}, ${address}, now() - make_interval(hours => ${hoursAgo}))`)
}
