/** A token with its sign turned, for margins and positions that reach out of a box. */
export const minus = (length: string): string => `calc(-1 * ${length})`
