/**
 * The parts of a catalog. `visitor` loads first, for everyone; `errors` holds the texts of refusals, which
 * are needed after a form is sent; `player` is everything else.
 */
export const catalogPartNames = ['visitor', 'errors', 'player'] as const
export type CatalogPart = (typeof catalogPartNames)[number]
