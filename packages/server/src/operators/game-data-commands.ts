import { GameDataFile } from '@olympus/contract/game-data-file'
import { locales } from '@olympus/contract/locales'
import type { Queries } from '../database/database.ts'
import { type Change, empty, gameDataChanges, tables } from '../features/game-data/game-data-changes.ts'
import { gameDataHash } from '../features/game-data/game-data-hash.ts'
import { itemsInUse } from '../features/game-data/items-in-use.ts'
import {
  currentHash,
  listImports,
  lockImports,
  readImport,
  saveImport,
} from '../features/game-data/stored-game-data.ts'
import { syncSeasons } from '../features/leaderboards/board-seasons.ts'
import type { OperatorCommand } from './operator-command.ts'
import { readJsonFile } from './read-json-file.ts'
import { recordAct } from './record-act.ts'

type Table = keyof typeof tables

const names = Object.keys(tables) as Table[]

/** An act is not a copy of the file. */
const maxRecordedChanges = 200

const countsOf = (file: GameDataFile): string =>
  names.map((table) => `${file[table].length} ${table}`).join(', ')

/** The languages with names that players read in English. */
function untranslated(file: GameDataFile): string[] {
  const all = names.flatMap((table) => file[table].map(({ name }) => name))
  return locales.flatMap(({ code, catalog }) => {
    const missing = all.filter((name) => name[code] === undefined).length
    return missing > 0 ? [`! ${catalog}: ${missing} of ${all.length} names are not translated`] : []
  })
}

interface Comparison {
  readonly hash: string
  readonly isCurrent: boolean
  readonly lines: readonly string[]
  readonly changes: readonly Change[]
}

/** What an import would change, with warnings. */
async function compare(queries: Queries, given: GameDataFile): Promise<Comparison> {
  const hash = gameDataHash(given)
  const current = await currentHash(queries)
  const known = current === null ? null : await readImport(queries, current)
  const changes = gameDataChanges(given, known ?? empty)
  const removed = changes.flatMap(({ sign, table, code }) =>
    sign === '-' && table === 'items' && typeof code === 'number' ? [code] : [],
  )
  const used = await itemsInUse(queries, removed)
  return {
    hash,
    isCurrent: current === hash,
    changes,
    lines: [
      ...changes.map(({ line }) => line),
      ...used.map((vnum) => `! item ${vnum} is removed, but characters have it`),
    ],
  }
}

const counted = (changes: readonly Change[]) =>
  `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`

export const gameDataCommands: readonly OperatorCommand[] = [
  {
    kind: 'reading',
    name: 'game-data check',
    operands: ['<file>'],
    summary: 'validates a file of game data and shows what its import would change',
    async run({ database, files, print }, [file]) {
      const given = await readJsonFile(files, file, GameDataFile)
      const { hash, lines, changes } = await compare(database, given)
      for (const line of [...lines, ...untranslated(given)]) print(line)
      print(`${file} is usable: ${countsOf(given)}`)
      print(`version ${hash}, ${counted(changes)} to make`)
      return true
    },
  },
  {
    kind: 'act',
    name: 'game-data import',
    operands: ['<file>'],
    summary: 'replaces the game data by that of a file',
    async run({ database, files, print }, [file], by) {
      const given = await readJsonFile(files, file, GameDataFile)
      const { hash, isCurrent, lines, changes } = await database.transaction(async (transaction) => {
        await lockImports(transaction)
        const compared = await compare(transaction, given)
        if (compared.isCurrent) return compared
        await saveImport(transaction, compared.hash, given)
        await syncSeasons(transaction, given)
        const { hash, changes } = compared
        const told = changes.slice(0, maxRecordedChanges).map(({ line }) => line)
        const details = { version: hash, count: changes.length, changes: told }
        await recordAct(transaction, { by, command: 'game-data import', details })
        return compared
      })
      for (const line of lines) print(line)
      print(isCurrent ? `version ${hash} is already current` : `version ${hash}, ${counted(changes)} made`)
    },
  },
  {
    kind: 'reading',
    name: 'game-data show',
    summary: 'the version of the game data that players see, and the ones before it',
    async run({ database, print }) {
      const imports = await listImports(database)
      const [current] = imports
      const file = current && (await readImport(database, current.hash))
      if (!file) {
        print('No game data is imported: players see the names that the game server reports')
        return true
      }
      for (const { hash, importedAt } of imports)
        print(`${hash}  ${importedAt.toISOString()}${hash === current.hash ? '  current' : ''}`)
      print(countsOf(file))
      return true
    },
  },
]
