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

/** Bounds that are not met yet: each run says so, and a bound that is met moves up to the budgets. */
const goals: Readonly<Record<string, Partial<RouteSize>>> = {
  '/': { scriptBytes: 128_000 },
  '/login': { styleBytes: 6_000 },
}

const toleratedRise = 1.02

const over = (sizes: Sizes, bounds: typeof budgets, word: string): string[] =>
  Object.entries(bounds).flatMap(([pattern, bound]) =>
    Object.entries(bound).flatMap(([name, limit]) => {
      const size = sizes[pattern]?.[name as keyof RouteSize]
      return size !== undefined && size > limit
        ? [`${pattern}: ${name} is ${size}, the ${word} ${limit}`]
        : []
    }),
  )

/** The budgets that are exceeded, each in a sentence. */
export const overBudget = (sizes: Sizes): string[] => over(sizes, budgets, 'budget')

/** The goals that are missed, each in a sentence. */
export const missedGoals = (sizes: Sizes): string[] => over(sizes, goals, 'goal')

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
