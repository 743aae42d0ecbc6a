import { escapeIdentifier } from 'pg'
import sql from 'sql-template-tag'
import type { Log } from '../../log.ts'
import type { Database } from '../database.ts'
import { lockMigrations } from '../migrate.ts'
import { type Migration, readMigrations } from '../migrations.ts'
import { readRights } from './held-rights.ts'
import { rightsFaults } from './compare-rights.ts'
import { ownerFunctions, type TableRights, tableRights } from './table-rights.ts'

function grantedOn({ insert, update, delete: deletes }: TableRights): string {
  const granted = ['select']
  if (insert) granted.push('insert')
  if (update) granted.push(update === true ? 'update' : `update (${update.map(escapeIdentifier).join(', ')})`)
  if (deletes) granted.push('delete')
  return granted.join(', ')
}

const tableGrants = (name: string, rights: TableRights, role: string) => `
  revoke all on table ${escapeIdentifier(name)} from public, ${role};
  grant ${grantedOn(rights)} on table ${escapeIdentifier(name)} to ${role};`

/**
 * Gives the role of the server the rights that `table-rights.ts` names, and takes all others on
 * tables. Changes nothing if they are right, or if a newer release has migrated the database: its
 * rights also serve this release.
 */
export async function grantRights(
  owner: Database,
  { role, log, migrations = readMigrations() }: { role: string; log: Log; migrations?: readonly Migration[] },
): Promise<void> {
  await owner.transaction(
    async (transaction) => {
      await lockMigrations(transaction)
      const { newest } = await transaction.one<{ newest: number }>(
        sql`select coalesce(max(number), 0) as newest from migration`,
      )
      if (migrations.every(({ number }) => number < newest)) return
      const held = await readRights(transaction, role)
      const { excess, missing } = rightsFaults(held, tableRights)
      // No grant limits an owner.
      if (held.isOwner || (excess.length === 0 && missing.length === 0)) return
      const existing = new Set(held.tables.map(({ name }) => name))
      const name = escapeIdentifier(role)
      const grants = Object.entries(tableRights)
        .filter(([table]) => existing.has(table))
        .map(([table, rights]) => tableGrants(table, rights, name))
      const { schema } = await transaction.one<{ schema: string }>(
        sql`select current_schema()::text as schema`,
      )
      await transaction.script(`
        grant usage on schema ${escapeIdentifier(schema)} to ${name};
        revoke all on all sequences in schema ${escapeIdentifier(schema)} from public, ${name};
        grant usage on all sequences in schema ${escapeIdentifier(schema)} to ${name};
        ${grants.join('')}
        ${ownerFunctions.map((one) => `grant execute on function ${one} to ${name};`).join('\n')}`)
      log.info({ role }, 'rights granted')
    },
    { isRepeatable: true },
  )
}
