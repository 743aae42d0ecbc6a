import { isDeepStrictEqual } from 'node:util'
import type { GameDataFile } from '@olympus/contract/game-data-file'

type Table = Exclude<keyof GameDataFile, 'format'>

/** The tables of the file, and what one entry of each is called. */
export const tables = {
  kinds: 'kind',
  items: 'item',
  mates: 'mate',
  raids: 'raid',
  bosses: 'boss',
  events: 'event',
  skills: 'skill',
  families: 'family',
  statistics: 'statistic',
  seasons: 'season',
  boards: 'board',
} as const satisfies Record<Table, string>

interface Entry {
  readonly code: number | string
  readonly name: { readonly en: string }
}

export interface Change {
  readonly sign: '+' | '-' | '~'
  readonly table: Table
  readonly code: number | string
  readonly line: string
}

export const empty: GameDataFile = {
  format: 1,
  kinds: [],
  items: [],
  mates: [],
  raids: [],
  bosses: [],
  events: [],
  skills: [],
  families: [],
  statistics: [],
  seasons: [],
  boards: [],
}

const codeOf = (entry: GameDataFile[Table][number]): number | string => {
  if ('vnum' in entry) return entry.vnum
  return 'code' in entry ? entry.code : entry.key
}

const byCode = (file: GameDataFile, table: Table) =>
  new Map(
    file[table].map((entry): [number | string, Entry] => [codeOf(entry), { ...entry, code: codeOf(entry) }]),
  )

function describe(after: Entry, before: Entry): string {
  if (after.name.en !== before.name.en) return `${before.name.en} → ${after.name.en}`
  const fields = Object.keys({ ...before, ...after }) as (keyof Entry)[]
  const changed = fields.filter((field) => !isDeepStrictEqual(after[field], before[field]))
  return `${after.name.en}: ${changed.join(', ')}`
}

function changesOf(table: Table, given: GameDataFile, known: GameDataFile): Change[] {
  const [after, before] = [byCode(given, table), byCode(known, table)]
  const change = (sign: Change['sign'], code: number | string, text: string): Change => ({
    sign,
    table,
    code,
    line: `${sign} ${tables[table]} ${code} ${text}`,
  })
  const removed = [...before]
    .filter(([code]) => !after.has(code))
    .map(([code, { name }]) => change('-', code, name.en))
  const others = [...after].flatMap(([code, entry]) => {
    const old = before.get(code)
    if (!old) return [change('+', code, entry.name.en)]
    return isDeepStrictEqual(entry, old) ? [] : [change('~', code, describe(entry, old))]
  })
  return [...removed, ...others]
}

/** What an import changes. */
export const gameDataChanges = (given: GameDataFile, known: GameDataFile): readonly Change[] =>
  (Object.keys(tables) as Table[]).flatMap((table) => changesOf(table, given, known))
