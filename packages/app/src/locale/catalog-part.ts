/**
 * The parts of a catalog. `visitor` loads first, for visitors; `errors` holds the texts of refusals, which
 * they need after a form is sent; `guest` is for pages that visitors and players share; `player` is the
 * whole catalog. The last two contain all parts before them.
 */
export const catalogPartNames = ['visitor', 'errors', 'guest', 'player'] as const
export type CatalogPart = (typeof catalogPartNames)[number]
