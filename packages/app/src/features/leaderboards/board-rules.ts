import type { DataOf } from '@olympus/contract/endpoint'
import type { Board, BoardEntry, OwnPlace, readBoard } from '@olympus/contract/leaderboards'

export type BoardPage = DataOf<typeof readBoard>

/** Fewer matches say little: one victory of one would be the best rate. */
const rateFromMatches = 10
const podiumPlaces = 3

/** Share of matches won, from 0 to 1; null if there are too few, or if losses were not counted. */
export function winRate({ score, figures }: Pick<BoardEntry, 'score' | 'figures'>): number | null {
  const { wins = score, losses, ties = 0, surrenders = 0 } = figures
  if (losses === undefined) return null
  const matches = wins + losses + ties + surrenders
  return matches < rateFromMatches ? null : wins / matches
}

export const hasWinRate = ({ figures }: Board): boolean => figures.includes('losses')

/** How wide a list must be so that its figures have columns. */
export const fewOrMany = (figures: readonly unknown[]): 'few' | 'many' =>
  figures.length > 2 ? 'many' : 'few'

export interface ShownEntries {
  readonly podium: readonly BoardEntry[]
  /** The rest of the page, between the neighbors of a marked character that are on other pages. */
  readonly rows: readonly BoardEntry[]
  /** Own characters that are elsewhere. */
  readonly pinned: readonly BoardEntry[]
}

/** What a page shows. `neighbors` are those of a character on this page. */
export function shownEntries(
  { entries, page, own }: Pick<BoardPage, 'entries' | 'own' | 'page'>,
  neighbors: readonly BoardEntry[],
): ShownEntries {
  const podium = page === 1 ? entries.slice(0, podiumPlaces) : []
  const onPage = new Set(entries.map(({ character }) => character.id))
  const others = neighbors.filter(({ character }) => !onPage.has(character.id))
  const from = entries[0]?.position ?? 0
  const rows = [
    ...others.filter(({ position }) => position < from),
    ...entries.slice(podium.length),
    ...others.filter(({ position }) => position >= from),
  ]
  const shown = new Set([...podium, ...rows].map(({ character }) => character.id))
  const pinned = own.map(({ entry }) => entry).filter(({ character }) => !shown.has(character.id))
  return { podium, rows, pinned }
}

/** The party of an entry without the character itself. */
export const companions = ({
  party,
  character,
}: Pick<BoardEntry, 'party' | 'character'>): readonly string[] =>
  party.filter((name) => name !== character.name)

/** How far an own entry is from the next better score. */
export const distance = ({ entry, next }: OwnPlace): number | null =>
  next && Math.abs(next.score - entry.score)

/** The characters whose score is another than before. */
export function changedIds(before: BoardPage, after: BoardPage): ReadonlySet<number> {
  const scores = new Map(before.entries.map(({ character, score }) => [character.id, score]))
  const changed = after.entries.filter(({ character, score }) => {
    const known = scores.get(character.id)
    return known !== undefined && known !== score
  })
  return new Set(changed.map(({ character }) => character.id))
}

/** "Raids, Hydra of Lerna" */
export const captionOf = (
  { name, bosses }: Board,
  { boss }: { readonly boss?: number | undefined },
): string => {
  const shown = bosses.find(({ code }) => code === boss)
  return shown ? `${name}, ${shown.name}` : name
}
