import { randomUUID } from 'node:crypto'
import { Client, DatabaseError, escapeLiteral } from 'pg'
import { openPostgres } from '../database/postgres.ts'
import { silentLog } from '../log.ts'
import { createSchema, schemaFingerprint } from './migrated-schema.ts'
import type { TestDatabase } from './owned-database.ts'

const templateLock = 5_129_736_002

/** Runs statements that need a connection of their own, such as those that create databases. */
export async function administer(serverUrl: string, act: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await act(client)
  } finally {
    await client.end()
  }
}

/** The role that serves the tests. It has the password of the role that owns their databases. */
const servingRole = 'olympus_test_server'

/** The address of another database of the same server. */
export function urlOf(serverUrl: string, database: string, role?: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  if (role) url.username = role
  return url.href
}

/** Roles belong to the whole server. The caller holds the lock of the template. */
async function ensureServingRole(client: Client, serverUrl: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [servingRole])
  const password = decodeURIComponent(new URL(serverUrl).password)
  const secret = password ? ` password ${escapeLiteral(password)}` : ''
  if (!rowCount) await client.query(`create role ${servingRole} login${secret}`)
}

/** Locales that fold letters beyond ASCII, as those of production do. One of them is on every system. */
const locales = ['C.UTF-8', 'en_US.UTF-8']
const unknownLocale = '42809'

/**
 * The embedded database has the locale C, in which `lower` knows ASCII letters only. So databases of the
 * server get another one, and tests run in both.
 */
async function createWithLocale(client: Client, name: string): Promise<void> {
  for (const locale of locales)
    try {
      await client.query(
        `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype '${locale}'`,
      )
      return
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== unknownLocale) throw error
    }
  throw new Error(`PostgreSQL has none of the locales ${locales.join(', ')}.`)
}

/** Creates the migrated template once per schema. It gets its name only when complete. */
async function ensureTemplate(client: Client, serverUrl: string): Promise<string> {
  const template = `olympus_template_utf8_${schemaFingerprint()}`
  await client.query('select pg_advisory_lock($1)', [templateLock])
  await ensureServingRole(client, serverUrl)
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
  if (!rowCount) {
    await client.query(`drop database if exists ${template}_unfinished with (force)`)
    await createWithLocale(client, `${template}_unfinished`)
    const database = openPostgres(urlOf(serverUrl, `${template}_unfinished`), silentLog)
    await createSchema(database, servingRole)
    await database.close()
    await client.query(`alter database ${template}_unfinished rename to ${template}`)
  }
  await client.query('select pg_advisory_unlock($1)', [templateLock])
  return template
}

interface Copy {
  /** Connects with the role of the server. */
  readonly url: string
  readonly ownerUrl: string
  drop(): Promise<void>
}

/** Creates a database on a PostgreSQL server from the migrated template. */
export async function copyTemplate(serverUrl: string): Promise<Copy> {
  const name = `olympus_test_${randomUUID().replaceAll('-', '')}`
  await administer(serverUrl, async (client) => {
    const template = await ensureTemplate(client, serverUrl)
    await client.query(`create database ${name} template ${template}`)
  })
  return {
    url: urlOf(serverUrl, name, servingRole),
    ownerUrl: urlOf(serverUrl, name),
    drop: () =>
      administer(serverUrl, async (client) => {
        await client.query(`drop database ${name} with (force)`)
      }),
  }
}

/** Many tests open connections at once. On a busy machine that takes longer than a player would wait. */
const connectMs = 60_000

/** Opens a database created from the template. Closing drops it. */
export async function openCopyOfTemplate(serverUrl: string): Promise<TestDatabase> {
  const { url, ownerUrl, drop } = await copyTemplate(serverUrl)
  const database = openPostgres(url, silentLog, { connectMs })
  const owner = openPostgres(ownerUrl, silentLog, { connectMs })
  return {
    ...database,
    owner,
    async close() {
      await database.close()
      await owner.close()
      await drop()
    },
  }
}
