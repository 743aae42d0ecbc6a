import type { Config } from '../../config.ts'
import type { Log } from '../../log.ts'
import type { Queries } from '../database.ts'
import { readRights } from './held-rights.ts'
import { rightsFaults } from './compare-rights.ts'
import { tableRights } from './table-rights.ts'

const listed = (faults: readonly string[]) =>
  faults.slice(0, 10).join(', ') + (faults.length > 10 ? ` and ${faults.length - 10} more` : '')

/**
 * Asks the database whether the role of the server can rewrite what must never change. Refuses a role
 * that has other rights than `table-rights.ts` names. Warns in production if the owner serves, unless
 * the configuration names another owner: then it refuses.
 */
export async function expectRights(
  queries: Queries,
  { databaseOwnerUrl, isProduction }: Pick<Config, 'databaseOwnerUrl' | 'isProduction'>,
  log: Log,
): Promise<void> {
  const held = await readRights(queries)
  if (held.isOwner) {
    const problem = `The role ${held.role} of DATABASE_URL owns the database and can rewrite the ledger`
    if (databaseOwnerUrl) throw new Error(`${problem}: make another one (docs/database.md)`)
    if (isProduction) log.warn(`${problem}; set DATABASE_OWNER_URL (docs/database.md)`)
    return
  }
  const { excess, missing } = rightsFaults(held, tableRights)
  if (excess.length > 0)
    throw new Error(
      `The role ${held.role} of DATABASE_URL has rights that the server must not have (docs/database.md): ${listed(excess)}`,
    )
  if (missing.length > 0)
    throw new Error(
      `The role ${held.role} of DATABASE_URL lacks rights; start once with DATABASE_OWNER_URL (docs/database.md): ${listed(missing)}`,
    )
  log.info({ role: held.role }, 'database rights: limited')
}
