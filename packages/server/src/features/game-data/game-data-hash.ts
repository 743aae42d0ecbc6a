import { createHash } from 'node:crypto'
import type { GameDataFile } from '@olympus/contract/game-data-file'

const compared = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0)

/** The entries in the order of their codes. */
function sorted(file: GameDataFile): GameDataFile {
  const byCode = <Entry extends { readonly code: number }>(entries: readonly Entry[]) =>
    entries.toSorted((one, other) => compared(one.code, other.code))
  const byKey = <Entry extends { readonly key: string }>(entries: readonly Entry[]) =>
    entries.toSorted((one, other) => compared(one.key, other.key))
  return {
    format: file.format,
    kinds: byKey(file.kinds),
    items: file.items.toSorted((one, other) => compared(one.vnum, other.vnum)),
    mates: byCode(file.mates),
    raids: byCode(file.raids),
    bosses: byCode(file.bosses),
    events: byCode(file.events),
    skills: byCode(file.skills),
    families: byCode(file.families),
    statistics: byKey(file.statistics),
    seasons: byCode(file.seasons),
    boards: byKey(file.boards),
  }
}

/** SHA-256 of the content in hex. The order of entries and fields in the file is irrelevant. */
export const gameDataHash = (file: GameDataFile): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(file)))
    .digest('hex')
