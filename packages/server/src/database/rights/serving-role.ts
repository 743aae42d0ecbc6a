import sql from 'sql-template-tag'
import type { Database, Transaction } from '../database.ts'

/** The role that owns an embedded database. */
export const embeddedOwner = 'postgres'

/** The role that serves an embedded database. On a server, it is that of DATABASE_URL. */
export const embeddedRole = 'olympus_server'

const isCreated = async (transaction: Transaction): Promise<boolean> => {
  const role = await transaction.maybeOne<{ maintains: boolean }>(sql`
    select pg_has_role(oid, 'pg_checkpoint', 'member') and pg_has_role(oid, 'pg_maintain', 'member') as maintains
    from pg_roles where rolname = ${embeddedRole}`)
  return role?.maintains === true
}

/** Creates the role of an embedded database. It may also run the maintenance of the engine. */
export const createEmbeddedRole = (owner: Database): Promise<void> =>
  owner.transaction(
    async (transaction) => {
      // Granting anew would write to the disk at every start.
      if (await isCreated(transaction)) return
      await transaction.script(`
        do $$
        begin
          if not exists (select from pg_roles where rolname = '${embeddedRole}') then
            create role ${embeddedRole};
          end if;
        end
        $$;
        grant pg_checkpoint, pg_maintain to ${embeddedRole}`)
    },
    { isRepeatable: true },
  )
