/** What one route loads before it renders, compressed with gzip. */
export interface RouteSize {
  readonly scriptBytes: number
  readonly scripts: number
  readonly styleBytes: number
}

/** Sizes by route pattern. */
export type Sizes = Readonly<Record<string, RouteSize>>

const budgets: Readonly<Record<string, Partial<RouteSize>>> = {
  '/login': { scriptBytes: 99_500, scripts: 3 },
}

/** Targets that are not met yet. Each run warns about them. Once met, move a goal to the budgets. */
const goals: Readonly<Record<string, Partial<RouteSize>>> = {
  '/': { scriptBytes: 128_000 },
  '/login': { styleBytes: 6_000 },
}

const maxGrowth = 1.02

const over = (sizes: Sizes, bounds: typeof budgets, word: string): string[] =>
  Object.entries(bounds).flatMap(([pattern, bound]) =>
    Object.entries(bound).flatMap(([name, limit]) => {
      const size = sizes[pattern]?.[name as keyof RouteSize]
      return size !== undefined && size > limit
        ? [`${pattern}: ${name} is ${size}, the ${word} ${limit}`]
        : []
    }),
  )

/** One message per exceeded budget. */
export const overBudget = (sizes: Sizes): string[] => over(sizes, budgets, 'budget')

/** One message per missed goal. */
export const missedGoals = (sizes: Sizes): string[] => over(sizes, goals, 'goal')

/** One message per route that grew by more than 2 % or that is missing from the table. */
export const risen = (sizes: Sizes, table: Sizes): string[] =>
  Object.entries(sizes).flatMap(([pattern, size]) => {
    const known = table[pattern]
    if (!known) return [`${pattern} is not in the table: --update`]
    return (['scriptBytes', 'styleBytes'] as const).flatMap((name) =>
      size[name] > known[name] * maxGrowth
        ? [`${pattern}: ${name} is ${size[name]} instead of ${known[name]}`]
        : [],
    )
  })
