import type { Database } from '../database.ts'

/** The role that owns an embedded database. */
export const embeddedOwner = 'postgres'

/** The role that serves an embedded database. On a server, it is that of DATABASE_URL. */
export const embeddedRole = 'olympus_server'

/** Creates the role of an embedded database. It may also run the maintenance of the engine. */
export const createEmbeddedRole = (owner: Database): Promise<void> =>
  owner.transaction(
    (transaction) =>
      transaction.script(`
        do $$
        begin
          if not exists (select from pg_roles where rolname = '${embeddedRole}') then
            create role ${embeddedRole};
          end if;
        end
        $$;
        grant pg_checkpoint, pg_maintain to ${embeddedRole}`),
    { isRepeatable: true },
  )
