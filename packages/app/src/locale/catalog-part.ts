/**
 * The parts of a catalog. `visitor` loads first, for visitors; `errors` holds the texts of refusals, which
 * they need after a form is sent; `player` is the whole catalog.
 */
export const catalogPartNames = ['visitor', 'errors', 'player'] as const
export type CatalogPart = (typeof catalogPartNames)[number]
