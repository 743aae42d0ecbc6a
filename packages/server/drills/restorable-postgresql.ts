import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { openPostgres } from '../src/database/postgres.ts'
import type { Database } from '../src/database/database.ts'
import { silentLog } from '../src/log.ts'
import { keyOf } from '../src/testing/operator-terminal.ts'
import type { DrillPostgresql } from './faults.ts'
import { PageCommands } from './page-commands.ts'
import { acknowledgedOrders, type RestorablePortal } from './restorable-portal.ts'
import { setUpDrill } from './setup.ts'

/** A PostgreSQL server whose files the drill may destroy. */
export interface DrillCluster extends DrillPostgresql {
  readonly cluster: {
    readonly data: string
    readonly binaries: string
    readonly user: { readonly uid: number; readonly gid: number } | undefined
  }
}

async function withConnection<Value>(
  url: string,
  act: (database: Database) => Promise<Value>,
): Promise<Value> {
  const database = openPostgres(url, silentLog)
  return act(database).finally(() => database.close())
}

/** Waits until the log of everything committed so far is in the archive. */
const archiveLog = (url: string) =>
  withConnection(url, async (database) => {
    const { file } = await database.one<{ file: string }>(
      sql`select pg_walfile_name(pg_switch_wal()) as file`,
    )
    for (;;) {
      const { isArchived } = await database.one<{ isArchived: boolean }>(
        sql`select coalesce(last_archived_wal >= ${file}, false) as is_archived from pg_stat_archiver`,
      )
      if (isArchived) return
      await sleep(100)
    }
  })

/** Runs the commands of docs/backup.md. */
export async function restorablePostgresql(
  postgresql: DrillCluster,
  players: number,
): Promise<RestorablePortal> {
  const { url, cluster } = postgresql
  const { targets, world, stripe, variables, withDatabase, tearDown } = await setUpDrill({
    postgresql,
    players,
  })
  const { fleet, game } = targets
  const folder = path.dirname(cluster.data)
  const backups = path.join(folder, 'backups')
  fs.mkdirSync(backups)
  if (cluster.user) fs.chownSync(backups, cluster.user.uid, cluster.user.gid)
  const operatorKey = await withDatabase((database) => keyOf(database, 'drill'))
  const page = new PageCommands({
    ...cluster,
    folder,
    variables: {
      ...variables,
      PGDATA: cluster.data,
      BACKUPS: backups,
      TIMELINE: 'latest',
      OWNER: new URL(url).username,
      OPERATOR_KEY: operatorKey,
    },
  })
  let moment = ''

  return {
    world,
    stripe,
    game,
    problems: fleet.problems,
    address: fleet.address,
    withDatabase,
    async backUp(record, moreTraffic) {
      await page.run('Archiving the log')
      await moreTraffic()
      await page.run('Base backup')
      await page.run('Logical dump')
      await moreTraffic()
      const orderIds = acknowledgedOrders(record)
      moment = await withConnection(
        url,
        async (database) =>
          (await database.one<{ moment: string }>(sql`select clock_timestamp()::text as moment`)).moment,
      )
      const endsAtMs = Date.now()
      await moreTraffic()
      await archiveLog(url)
      return { orderIds, endsAtMs }
    },
    async destroy() {
      await game.pause()
      await fleet.stop()
      await postgresql.power?.kill('SIGQUIT')
      // The log that was not archived is lost too.
      for (const lost of ['base', 'global', 'pg_wal'])
        fs.rmSync(path.join(cluster.data, lost), { recursive: true })
    },
    async restore() {
      const base = fs.readdirSync(backups).find((name) => name.startsWith('base-')) ?? ''
      await page.run('Returning to a moment', { BASE: path.join(backups, base), MOMENT: moment })
      await page.run('Verifying', { MOMENT: moment })
      const left = page.left()
      if (left.length > 0) throw new Error(`The drill does not run the commands below ${left.join(', ')}`)
    },
    async start() {
      await fleet.recover()
      game.resume()
    },
    stop: () => fleet.stop(),
    tearDown: async () => {
      await tearDown()
      await page.stopServer()
    },
  }
}
