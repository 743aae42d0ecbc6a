/** What one route loads before it draws, compressed with gzip. */
export interface RouteSize {
  readonly scriptBytes: number
  readonly scripts: number
  readonly styleBytes: number
}

/** By the pattern of the route. */
export type Sizes = Readonly<Record<string, RouteSize>>

const budgets: Readonly<Record<string, Partial<RouteSize>>> = {
  '/login': { scriptBytes: 99_000, scripts: 3, styleBytes: 6_000 },
  '/': { scriptBytes: 128_000 },
}

const toleratedRise = 1.02

/** The budgets that are exceeded, each in a sentence. */
export const overBudget = (sizes: Sizes): string[] =>
  Object.entries(budgets).flatMap(([pattern, budget]) =>
    Object.entries(budget).flatMap(([name, limit]) => {
      const size = sizes[pattern]?.[name as keyof RouteSize]
      return size !== undefined && size > limit ? [`${pattern}: ${name} is ${size}, the budget ${limit}`] : []
    }),
  )

/** The routes that are more than 2 % larger than the table says, or that it does not know. */
export const risen = (sizes: Sizes, table: Sizes): string[] =>
  Object.entries(sizes).flatMap(([pattern, { scriptBytes }]) => {
    const known = table[pattern]?.scriptBytes
    if (known === undefined) return [`${pattern} is not in the table: --update`]
    return scriptBytes > known * toleratedRise
      ? [`${pattern}: ${scriptBytes} bytes of script instead of ${known}`]
      : []
  })
