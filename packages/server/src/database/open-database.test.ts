import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { silentLog } from '../log.ts'
import { administer, copyTemplate, urlOf } from '../testing/postgres-template.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'

const { TEST_DATABASE_URL: serverUrl = '' } = process.env

const roleOf = (database: Database) => database.one(sql`select current_user::text as role`)
const change = sql`update ledger_entry set coins = coins`
const forbidden = { code: '42501' }

let database: Database | undefined
const open = async (variables: NodeJS.ProcessEnv) =>
  (database = await openDatabase(readConfig({ ...variables, DEMO: 'off' }), silentLog))

afterEach(async () => {
  await database?.close()
  database = undefined
})

it('serves the embedded database with the rights of the server, each time', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-open-'))
  try {
    for (let start = 0; start < 2; start++) {
      const opened = await open({ DATA_DIR: dataDir })
      expect(await roleOf(opened)).toEqual({ role: 'olympus_server' })
      await expect(opened.execute(change)).rejects.toMatchObject(forbidden)
      // The engine has nobody else who maintains it.
      await opened.execute(sql`checkpoint`)
      await opened.execute(sql`vacuum analyze`)
      await opened.close()
      database = undefined
    }
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
})

describe.runIf(serverUrl)('on PostgreSQL', () => {
  let copy: Awaited<ReturnType<typeof copyTemplate>>

  beforeAll(async () => {
    copy = await copyTemplate(serverUrl)
  })
  afterAll(() => copy.drop())

  it('migrates and grants as the owner, and serves as the other role', async () => {
    const name = `olympus_test_${randomUUID().replaceAll('-', '')}`
    await administer(serverUrl, async (client) => {
      await client.query(`create database ${name}`)
    })
    const empty = (url: string) => urlOf(url, name)
    const opened = await open({ DATABASE_URL: empty(copy.url), DATABASE_OWNER_URL: empty(copy.ownerUrl) })
    await expect(opened.execute(change)).rejects.toMatchObject(forbidden)
    await opened.close()
    await open({ DATABASE_URL: empty(copy.url) })
    await database?.close()
    database = undefined
    await administer(serverUrl, async (client) => {
      await client.query(`drop database ${name} with (force)`)
    })
  })

  it('refuses two names of one role', async () => {
    const sameRole = `${copy.ownerUrl}?application_name=server`
    await expect(open({ DATABASE_URL: sameRole, DATABASE_OWNER_URL: copy.ownerUrl })).rejects.toThrow(
      'owns the database',
    )
  })

  it('without the owner, waits for the migrations of another process', async () => {
    await administer(copy.ownerUrl, async (client) => {
      await client.query('delete from migration where number = (select max(number) from migration)')
    })
    await expect(open({ DATABASE_URL: copy.url })).rejects.toThrow(/cannot apply the pending migrations/)
  })
})
