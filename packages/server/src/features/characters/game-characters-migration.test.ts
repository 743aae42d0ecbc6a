import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database, Queries } from '../../database/database.ts'
import { openMemory } from '../../database/memory-database.ts'
import { migrate } from '../../database/migrate.ts'
import { readMigrations } from '../../database/migrations.ts'
import { silentLog } from '../../log.ts'
import { createAccount } from '../../testing/create-account.ts'

const lastBefore = 51
const migrations = readMigrations()

let database: Database
let accountId: number
let deletedId: number

const createOld = (queries: Queries, owner: number, [name, characterClass, level, isActive]: OldCharacter) =>
  queries.execute(sql`
    insert into character (
      account_id, name, character_class, element, faction, level, hero_level, job_level, reputation, hp, attack_min, attack_max,
      defense, resistances, achievement_points, gold, bank_money, online_seconds, is_active
    ) values (
      ${owner}, ${name}, ${characterClass}, 'fire', 'celestial', ${level}, 0, 1, 0, 1, 1, 1, 1, '{}', 0, 0, 0, 0, ${isActive}
    )`)

type OldCharacter = readonly [name: string, characterClass: string, level: number, isActive: boolean]

beforeAll(async () => {
  database = await openMemory()
  await migrate(database, {
    log: silentLog,
    migrations: migrations.filter(({ number }) => number <= lastBefore),
  })
  accountId = await createAccount(database)
  deletedId = await createAccount(database)
  const owned: readonly OldCharacter[] = [
    ['Lykaon', 'archer', 40, true],
    ['Kallistrate', 'hoplite', 93, true],
    ['Ianthe', 'oracle', 99, false],
    ['Phaidros', 'pankratiast', 71, true],
  ]
  for (const character of owned) await createOld(database, accountId, character)
  await createOld(database, deletedId, ['deleted-5', 'hoplite', 0, false])
  await database.execute(sql`update account set deleted_at = now() where id = ${deletedId}`)
  await migrate(database, { log: silentLog, migrations })
})

afterAll(() => database.close())

it('characters from before the bridge get slots by level, and the codes of their classes', async () => {
  const characters = await database.query(sql`
    select name, slot, class_code, world, game_id = id::text as has_its_id_as_game_id
    from character where account_id = ${accountId} order by slot`)
  const more = { world: 'main', hasItsIdAsGameId: true }
  expect(characters).toEqual([
    { name: 'Kallistrate', slot: 0, classCode: 1, ...more },
    { name: 'Phaidros', slot: 1, classCode: 4, ...more },
    { name: 'Lykaon', slot: 2, classCode: 2, ...more },
    { name: 'Ianthe', slot: null, classCode: 3, ...more },
  ])
})

it('their sections are asked for, and their names recorded', async () => {
  const rows = await database.query<{ name: string; wanted: number }>(sql`
    select character_name_history.name, cardinality(wanted_sections) as wanted
    from character_snapshot join character on character.id = character_snapshot.character_id
    join character_name_history on character_name_history.character_id = character.id
    order by character.id`)
  expect(rows.map(({ name, wanted }) => [name, wanted])).toEqual(
    ['Lykaon', 'Kallistrate', 'Ianthe', 'Phaidros'].map((name) => [name, 7]),
  )
})

it('those of deleted accounts count as deleted', async () => {
  const [only] = await database.query<{ deletedAt: Date | null }>(
    sql`select deleted_at from character where account_id = ${deletedId}`,
  )
  expect(only?.deletedAt).toBeInstanceOf(Date)
})
