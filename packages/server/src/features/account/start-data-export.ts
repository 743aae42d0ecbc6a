import { apiBasePath } from '@olympus/contract/envelope'
import { Failure } from '../../failure.ts'
import type { AccountContext, ActingPlayer } from './account-context.ts'
import { dropLinks, makeLink } from './one-time-link.ts'

/** The session that asked; the link is good only while it lives. */
export interface DataExportLink {
  readonly sessionId: string
}

export const exportsPath = `${apiBasePath}/account/exports`

const lifetimeSeconds = 10 * 60
/** An export reads all that there is of an account. */
const perAccount = { max: 10, windowSeconds: 3600 }

/** Makes the link to download everything that is kept of a player. One of before stops working. */
export async function startDataExport(
  { database, limiter, random }: Pick<AccountContext, 'database' | 'limiter' | 'random'>,
  { accountId, sessionId }: ActingPlayer,
): Promise<{ downloadPath: string; expiresAt: string } | Failure<'TOO_MANY_REQUESTS'>> {
  const limited = await limiter.hit({ key: `data-export:${accountId}`, ...perAccount })
  if (limited) return limited
  return database.transaction(async (transaction) => {
    await dropLinks(transaction, accountId, ['data-export'])
    const { token, expiresAt } = await makeLink(transaction, random, {
      accountId,
      purpose: 'data-export',
      payload: { sessionId } satisfies DataExportLink,
      lifetimeSeconds,
    })
    return { downloadPath: `${exportsPath}/${token}`, expiresAt: expiresAt.toISOString() }
  })
}
