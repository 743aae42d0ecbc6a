// The tests of the embedded database run and kill this as a separate process.
import sql from 'sql-template-tag'
import { createBackup } from '../backups/create-backup.ts'
import { openEmbedded } from '../database/embedded/embedded-database.ts'
import { silentLog } from '../log.ts'

const [, , dataDir = '', backup] = process.argv
const database = await openEmbedded({ dataDir, log: silentLog })
await database.transaction((transaction) =>
  transaction.script('create table if not exists written (round int, number int)'),
)
const { round } = await database.one<{ round: number }>(
  sql`select coalesce(max(round) + 1, 0) as round from written`,
)
if (backup) void createBackup(database, backup)
for (let number = 1; ; number++) {
  await database.execute(sql`insert into written values (${round}, ${number})`)
  process.send?.(number, undefined, {}, () => {})
}
