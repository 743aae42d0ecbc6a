/** To multiply a number without unit by. */
export const pixel = '1px'

/** A length with its sign turned, for margins and positions that reach out of a box. */
export const minus = (length: string): string =>
  /^[\d.]/.test(length) ? `-${length}` : `calc(-1 * ${length})`
