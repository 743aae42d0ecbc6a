/// <reference types="node" />

const isBuild = process.env['NODE_ENV'] === 'production' && !process.env['VITEST']

/**
 * Names the variables of a contract: descriptive in development and tests, two or three
 * letters in a build, where long names would be a tenth of the first page's styles. `prefix`
 * is one letter, unique to the contract.
 */
export function tokenNames(prefix: string): (name: string) => string {
  let count = 0
  return (name) => (isBuild ? `${prefix}${(count++).toString(36)}` : `oly-${name}`)
}

/** The descriptive name of a token: `['color', 'surface1']` is `color-surface-1`. */
export const kebab = (path: readonly string[]): string =>
  path
    .map((name) =>
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/([a-z])(\d)$/, '$1-$2'),
    )
    .join('-')
