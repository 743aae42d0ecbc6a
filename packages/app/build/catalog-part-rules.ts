/** `visitor`: what anybody sees first; `errors`: what a refusal says, needed once something was sent; `player`: all else. */
export const catalogPartNames = ['visitor', 'errors', 'player'] as const
export type CatalogPart = (typeof catalogPartNames)[number]

const parts: readonly (readonly [CatalogPart, RegExp])[] = [
  ['errors', /\/shared\/error-messages\.ts$/],
  [
    'visitor',
    /\/(?:features\/(?:auth|error|landing|legal)|layouts\/(?:auth|fullscreen)-layout|locale|theme|shared\/(?:offline-message|(?:use-)?password-))/,
  ],
]

/** The parts that hold a message, by the files that use it. */
export const partsOf = (origins: readonly string[]): Set<string> =>
  new Set(origins.map((origin) => parts.find(([, pattern]) => pattern.test(origin))?.[0] ?? 'player'))
