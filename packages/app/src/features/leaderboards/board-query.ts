import { characterClasses, factions } from '@olympus/contract/characters'
import type { Board, BoardKey } from '@olympus/contract/leaderboards'
import { limits } from '@olympus/contract/limits'
import { pageQuery } from '@olympus/contract/paging'
import { encodeQuery } from '@olympus/contract/query-string'
import { Id, z } from '@olympus/contract/schema'

import { readQuery } from '../../shared/navigation/read-query.ts'

const PlaceQuery = z.strictObject({
  boss: z.optional(z.int()),
  season: z.optional(z.int()),
  class: z.optional(z.enum(characterClasses)),
  faction: z.optional(z.enum(factions)),
  ...pageQuery(limits.boardPageSizeDefault),
  character: z.optional(Id),
})

/** State of a board in the URL. With a character, the page is the one that the character is on. */
export interface BoardPlace extends Readonly<Omit<z.output<typeof PlaceQuery>, 'character'>> {
  /** Its ID. A link written by hand may have its name instead. */
  readonly character?: number | string | undefined
}

export function readBoardPlace(search: URLSearchParams): BoardPlace {
  const place = readQuery(PlaceQuery, search)
  const name = search.get('character')?.trim() ?? ''
  const isName = name !== '' && name.length <= limits.characterNameMaxLength
  return { ...place, character: place.character ?? (isName ? name : undefined) }
}

/** The ID of the character in the URL. Undefined without one, and for a name. */
export const characterIdOf = ({ character }: BoardPlace): number | undefined =>
  typeof character === 'number' ? character : undefined

/** Query string of a place. Empty for the first page without filters. */
export function boardSearch({ page, pageSize, character, ...filters }: Partial<BoardPlace>): string {
  const search = encodeQuery({
    ...filters,
    character,
    page: page === 1 || character !== undefined ? undefined : page,
    pageSize: pageSize === limits.boardPageSizeDefault ? undefined : pageSize,
  })
  return search && `?${search}`
}

export const isFiltered = (place: BoardPlace): boolean =>
  place.class !== undefined || place.faction !== undefined

/** Whose ranks the calls of a board ask for. */
export const boardRequest = (
  board: BoardKey,
  { boss, season, class: characterClass, faction }: BoardPlace,
) => ({
  params: { board },
  query: { boss, season, characterClass, faction },
})

/** The place with the boss that is shown if the URL names none. */
export const withBoss = (board: Board, place: BoardPlace): BoardPlace => ({
  ...place,
  boss: board.bosses.length === 0 ? undefined : (place.boss ?? board.bosses[0]?.code),
})

/** Whether the place names a boss and a season that the board has. */
export const isOnBoard = ({ bosses, seasons }: Board, { boss, season }: BoardPlace): boolean =>
  (boss === undefined || bosses.some(({ code }) => code === boss)) &&
  (season === undefined || seasons.some(({ code }) => code === season))
