export type CatalogPart = 'visitor' | 'errors' | 'guest' | 'player'

/**
 * The parts of a catalog, each with those that it contains. `visitor` loads first, for visitors; `errors` holds
 * the texts of refusals, which they need after a form is sent; `guest` is for pages that visitors and players
 * share; `player` is the whole catalog.
 */
const contents: Readonly<Record<CatalogPart, readonly CatalogPart[]>> = {
  visitor: [],
  errors: [],
  guest: ['visitor', 'errors'],
  player: ['visitor', 'errors', 'guest'],
}

export const catalogPartNames = Object.keys(contents) as readonly CatalogPart[]

/** Whether a part contains another one. */
export const containsPart = (part: CatalogPart, other: CatalogPart): boolean => contents[part].includes(other)
