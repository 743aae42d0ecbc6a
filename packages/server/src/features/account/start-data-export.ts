import { apiBasePath } from '@olympus/contract/envelope'
import { Failure } from '../../failure.ts'
import type { Actor } from '../actor.ts'
import type { Ports } from '../ports.ts'
import { dropLinks, createLink } from './one-time-link.ts'

/** The requesting session. The link is valid only while it is active. */
export interface DataExportLink {
  readonly sessionId: string
}

export const exportsPath = `${apiBasePath}/account/exports`

const lifetimeSeconds = 10 * 60
/** Limited, because an export reads all data of an account. */
const perAccount = { max: 10, windowSeconds: 3600 }

/** Creates a download link for all stored data of a player. An earlier link stops working. */
export async function startDataExport(
  { database, limiter, random }: Pick<Ports, 'database' | 'limiter' | 'random'>,
  { accountId, sessionId }: Actor,
): Promise<{ downloadPath: string; expiresAt: string } | Failure<'TOO_MANY_REQUESTS'>> {
  const limited = await limiter.hit({ key: `data-export:${accountId}`, ...perAccount })
  if (limited) return limited
  return database.transaction(async (transaction) => {
    await dropLinks(transaction, accountId, ['data-export'])
    const { token, expiresAt } = await createLink(transaction, random, {
      accountId,
      purpose: 'data-export',
      payload: { sessionId } satisfies DataExportLink,
      lifetimeSeconds,
    })
    return { downloadPath: `${exportsPath}/${token}`, expiresAt: expiresAt.toISOString() }
  })
}
