/// <reference types="node" />

const isBuild = process.env['NODE_ENV'] === 'production' && !process.env['VITEST']

/**
 * Names the variables of one contract: speaking ones while one develops and tests, in a build two or three letters, because the
 * long names alone are a tenth of the first page's styles. `prefix` is one letter that no other contract has.
 */
export function tokenNames(prefix: string): (name: string) => string {
  let count = 0
  return (name) => (isBuild ? `${prefix}${(count++).toString(36)}` : `oly-${name}`)
}
