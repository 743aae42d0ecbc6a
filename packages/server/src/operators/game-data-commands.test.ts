import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createAccount } from '../testing/create-account.ts'
import { createCharacter } from '../testing/game-data.ts'
import { act, actsOf, operate } from '../testing/operator-terminal.ts'
import { withTestDatabase } from '../testing/test-database.ts'

const database = withTestDatabase()
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-game-data-'))
let files = 0

beforeEach(() => database.execute(sql`delete from game_data`))
afterAll(() => fs.rmSync(directory, { recursive: true }))

function written(content: unknown): string {
  const file = path.join(directory, `${++files}.json`)
  fs.writeFileSync(file, JSON.stringify(content))
  return file
}

const importFile = (content: unknown) => act(database, ['game-data', 'import', written(content)])
const check = (content: unknown) => operate(database, ['game-data', 'check', written(content)])
const show = async () => (await operate(database, ['game-data', 'show'])).lines

const sword = { vnum: 7, name: { en: 'Keraunos' }, icon: 'zeus-sword' }
const raid = { code: 0, name: { en: 'Hydra of Lerna' } }
const file = { format: 1, items: [sword], raids: [raid] }
const changed = {
  format: 1,
  items: [
    { ...sword, icon: 'gladius' },
    { vnum: 8, name: { en: 'Helm of Hades' }, icon: 'barbute' },
  ],
  bosses: [{ code: 3, name: { en: 'Typhon' } }],
}
const changes = [
  '~ item 7 Keraunos: icon',
  '+ item 8 Helm of Hades',
  '- raid 0 Hydra of Lerna',
  '+ boss 3 Typhon',
]

it('an import says what it changes, and records it', async () => {
  const acts = (await actsOf(database)).length
  const first = await importFile(file)
  expect(first).toMatchObject({
    code: 0,
    lines: ['+ item 7 Keraunos', '+ raid 0 Hydra of Lerna', expect.anything()],
  })
  const { lines } = await importFile(changed)
  expect(lines.slice(0, -1)).toEqual(changes)
  expect(lines.at(-1)).toMatch(/^version [\da-f]{64}, 4 changes made$/)
  expect((await actsOf(database)).slice(acts + 1)).toEqual([
    {
      who: 'iris',
      why: 'ticket 7',
      command: 'game-data import',
      details: { version: expect.stringMatching(/^[\da-f]{64}$/) as unknown, count: 4, changes },
    },
  ])
  const [current, before, counts] = await show()
  expect(lines.at(-1)).toContain(current?.slice(0, 64))
  expect(current).toMatch(/ {2}current$/)
  expect(before).not.toContain('current')
  expect(counts).toBe(
    '0 kinds, 2 items, 0 mates, 0 raids, 1 bosses, 0 events, 0 skills, 0 families, 0 statistics, 0 seasons, 0 boards',
  )
})

it('a renamed entry is shown with both names', async () => {
  await importFile(file)
  const { lines } = await importFile({ ...file, raids: [{ ...raid, name: { en: 'Hydra' } }] })
  expect(lines[0]).toBe('~ raid 0 Hydra of Lerna → Hydra')
})

it('importing the current content changes nothing and records no act', async () => {
  await importFile(file)
  const acts = await actsOf(database)
  const { lines } = await importFile({ raids: [raid], items: [sword], format: 1 })
  expect(lines).toEqual([expect.stringMatching(/^version [\da-f]{64} is already current$/)])
  expect(await actsOf(database)).toEqual(acts)
})

it('a check shows the changes and what is not translated, and changes nothing', async () => {
  await importFile(file)
  const [before, acts] = [await show(), await actsOf(database)]
  const translated = { ...sword, name: { en: 'Keraunos', de: 'Keraunos' } }
  const { code, lines } = await check({ ...file, items: [translated] })
  expect(code).toBe(0)
  expect(lines[0]).toBe('~ item 7 Keraunos: name')
  expect(lines).toContain('! de: 1 of 2 names are not translated')
  expect(lines).toContain('! zh-CN: 2 of 2 names are not translated')
  expect(lines.filter((line) => line.startsWith('! en:'))).toEqual([])
  expect(lines.at(-1)).toMatch(/, 1 change to make$/)
  expect([await show(), await actsOf(database)]).toEqual([before, acts])
})

it('an invalid file changes nothing, and each problem has its path', async () => {
  await importFile(file)
  const [before, acts] = [await show(), await actsOf(database)]
  const invalid = { format: 1, items: [sword, sword, { vnum: 9, name: { de: 'X' }, icon: 'orb-wand' }] }
  for (const { code, complaints } of [await importFile(invalid), await check(invalid)]) {
    expect(code).toBe(1)
    expect(complaints[0]).toContain('items.2.name.en: ')
  }
  const twice = await check({ format: 1, items: [sword, sword] })
  expect(twice.complaints[0]).toContain('  items.1.vnum: 7 is also the vnum of entry 0')
  expect([await show(), await actsOf(database)]).toEqual([before, acts])
})

it('warns of removed items that characters have', async () => {
  const id = await createCharacter(database, await createAccount(database))
  const body = JSON.stringify({ items: [{ slot: 0, item: { vnum: 7 } }] })
  await database.execute(sql`
    insert into character_section (character_id, section, body) values (${id}, 'equipment', ${body}::jsonb)`)
  await importFile(file)
  const { lines } = await importFile({ format: 1, raids: [raid] })
  expect(lines.slice(0, 2)).toEqual(['- item 7 Keraunos', '! item 7 is removed, but characters have it'])
})

it('shows that nothing is imported', async () => {
  expect(await show()).toEqual([
    'No game data is imported: players see the names that the game server reports',
  ])
})

it('the game data of the demo world is a complete example', async () => {
  const demo = path.join(import.meta.dirname, '../demo/game-data.json')
  const { code, lines } = await operate(database, ['game-data', 'check', demo])
  expect(code).toBe(0)
  expect(lines.filter((line) => line.startsWith('!'))).toEqual([])
})

it('the example of the documentation can be imported', async () => {
  const page = fs.readFileSync(path.join(import.meta.dirname, '../../../../docs/operators.md'), 'utf8')
  const [, example = ''] = /## Game data\n[\s\S]+?```json\n([\s\S]+?)```/.exec(page) ?? []
  const { code, lines } = await importFile(JSON.parse(example))
  expect(code).toBe(0)
  expect(lines).toContain('+ item 8946 Keraunos')
})
