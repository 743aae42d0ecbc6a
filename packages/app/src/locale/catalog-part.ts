/**
 * The parts of a catalog. `visitor` is loaded first, for everyone; `errors` holds the texts of refusals,
 * needed once a form was sent; `player` is everything else.
 */
export const catalogPartNames = ['visitor', 'errors', 'player'] as const
export type CatalogPart = (typeof catalogPartNames)[number]
