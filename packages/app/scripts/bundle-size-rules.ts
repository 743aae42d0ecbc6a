/** What one route loads before it draws, compressed with gzip. */
export interface RouteSize {
  readonly scriptBytes: number
  readonly scripts: number
  readonly styleBytes: number
}

/** By the pattern of the route. */
export type Sizes = Readonly<Record<string, RouteSize>>

const budgets: Readonly<Record<string, Partial<RouteSize>>> = {
  '/login': { scriptBytes: 99_000, scripts: 3 },
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

/** The routes that have grown by more than 2 % over the table, or that it does not know. */
export const risen = (sizes: Sizes, table: Sizes): string[] =>
  Object.entries(sizes).flatMap(([pattern, size]) => {
    const known = table[pattern]
    if (!known) return [`${pattern} is not in the table: --update`]
    return (['scriptBytes', 'styleBytes'] as const).flatMap((name) =>
      size[name] > known[name] * toleratedRise
        ? [`${pattern}: ${name} is ${size[name]} instead of ${known[name]}`]
        : [],
    )
  })
