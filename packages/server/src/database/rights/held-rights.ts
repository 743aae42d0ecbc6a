import sql from 'sql-template-tag'
import type { Queries } from '../database.ts'
import { ownerFunctions } from './table-rights.ts'

export const privileges = [
  'insert',
  'select',
  'update',
  'delete',
  'truncate',
  'references',
  'trigger',
] as const
export type Privilege = (typeof privileges)[number]

export interface HeldTableRights {
  readonly name: string
  readonly privileges: readonly Privilege[]
  /** Columns that the role may change. */
  readonly updatable: readonly string[]
}

export interface HeldRights {
  readonly role: string
  /** It is a superuser, or acts as the owner of a table or of the schema: no limit holds for it. */
  readonly isOwner: boolean
  /** Rights beyond tables by which a role could gain others. */
  readonly powers: readonly string[]
  /** What belongs to the schema besides tables and should be usable. */
  readonly unusable: readonly string[]
  readonly tables: readonly HeldTableRights[]
}

/** Rights that come by way of other roles or PUBLIC count too. */
const readTables = (queries: Queries, role: string) =>
  queries.query<HeldTableRights>(sql`
    select relname::text as name,
      array(
        select held from unnest(${privileges}::text[]) as held
        where has_table_privilege(${role}::name, pg_class.oid, held)
      ) as privileges,
      array(
        select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped
          and has_column_privilege(${role}::name, attrelid, attnum, 'update')
        order by attname
      ) as updatable
    from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname`)

const readPowers = (queries: Queries, role: string) =>
  queries.one<Pick<HeldRights, 'isOwner' | 'powers' | 'unusable'>>(sql`
    select
      rolsuper or pg_has_role(${role}::name, schema.nspowner, 'member') or exists (
        select from pg_class
        where relnamespace = schema.oid and relkind in ('r', 'p') and pg_has_role(${role}::name, relowner, 'member')
      ) as is_owner,
      array_remove(
        array[
          case when rolcreaterole then 'CREATEROLE' end,
          case when has_schema_privilege(${role}::name, schema.oid, 'create') then 'CREATE on the schema' end,
          case when has_database_privilege(${role}::name, current_database(), 'create') then 'CREATE on the database' end,
          case when has_parameter_privilege(${role}::name, 'session_replication_role', 'set')
            then 'SET session_replication_role' end
        ] || array(
          select 'membership in ' || predefined.rolname from pg_roles as predefined
          where predefined.rolname in ('pg_write_all_data', 'pg_write_server_files', 'pg_execute_server_program')
            and pg_has_role(${role}::name, predefined.oid, 'member')
          order by predefined.rolname
        ) || array(
          select 'update on sequence ' || relname from pg_sequence join pg_class on pg_class.oid = seqrelid
          where relnamespace = schema.oid and has_sequence_privilege(${role}::name, seqrelid, 'update') order by seqrelid
        ),
        null
      ) as powers,
      array(
        select 'execute ' || given from unnest(${ownerFunctions}::text[]) as given
        where has_function_privilege(${role}::name, to_regprocedure(given), 'execute') is not true
      ) || array(
        select 'usage on sequence ' || relname from pg_sequence join pg_class on pg_class.oid = seqrelid
        where relnamespace = schema.oid and has_sequence_privilege(${role}::name, seqrelid, 'usage') is not true order by seqrelid
      ) as unusable
    from pg_roles, pg_namespace as schema
    where pg_roles.rolname = ${role} and schema.oid = current_schema()::regnamespace`)

/** Asks the database what a role may do, by default the one of the connection. */
export async function readRights(queries: Queries, ofRole?: string): Promise<HeldRights> {
  const { role } = await queries.one<{ role: string }>(
    sql`select coalesce(${ofRole ?? null}, current_user)::text as role`,
  )
  return { role, ...(await readPowers(queries, role)), tables: await readTables(queries, role) }
}
