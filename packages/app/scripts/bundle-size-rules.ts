/** What one route loads before it renders, compressed with gzip. */
export interface RouteSize {
  readonly scriptBytes: number
  readonly scripts: number
  readonly styleBytes: number
  /** Scripts that no page of another part of the portal loads, with the largest of its tabs and dialogs. */
  readonly ownScriptBytes: number
  /** The same with all of its tabs and dialogs. */
  readonly allOwnScriptBytes: number
}

/** Sizes by route pattern. */
export type Sizes = Readonly<Record<string, RouteSize>>

const budgets: Readonly<Record<string, Partial<RouteSize>>> = {
  '/': { scriptBytes: 128_000, scripts: 3 },
  '/login': { scriptBytes: 99_000, scripts: 3, styleBytes: 6_000 },
}

/** Budgets of every route below a path. */
const budgetsBelow: Readonly<Record<string, Partial<RouteSize>>> = {
  '/characters': { ownScriptBytes: 31_000 },
  '/equipment': { ownScriptBytes: 25_000 },
  '/fortune-wheel/fairness': { ownScriptBytes: 25_000 },
}

/** Targets that are not met yet. Each run warns about them. Once met, move a goal to the budgets. */
const goals: Readonly<Record<string, Partial<RouteSize>>> = {
  '/characters/:id': { allOwnScriptBytes: 25_000 },
}

const maxGrowth = 1.02

interface Scripts {
  readonly scripts: readonly string[]
  readonly laterScripts: readonly (readonly string[])[]
}

const allOf = ({ scripts, laterScripts }: Scripts) => new Set([...scripts, ...laterScripts.flat()])

interface RouteScripts extends Scripts {
  /** The part of the portal that the route belongs to. */
  readonly part: string
}

/** The scripts of each route that no page of another part of the portal loads, also not later. */
export function ownScripts(
  routes: Readonly<Record<string, RouteScripts>>,
): Readonly<Record<string, Scripts>> {
  const others = Object.values(routes).map((files) => ({ part: files.part, all: allOf(files) }))
  return Object.fromEntries(
    Object.entries(routes).map(([pattern, { part, scripts, laterScripts }]) => {
      const isOwn = (name: string) => others.every((other) => other.part === part || !other.all.has(name))
      return [
        pattern,
        { scripts: scripts.filter(isOwn), laterScripts: laterScripts.map((names) => names.filter(isOwn)) },
      ]
    }),
  )
}

/** Adds up the own scripts of a route, by the size of each file. */
export function ownSizes(
  { scripts, laterScripts }: Scripts,
  sizeOf: (name: string) => number,
): Pick<RouteSize, 'allOwnScriptBytes' | 'ownScriptBytes'> {
  const sum = (names: Iterable<string>) => [...names].reduce((bytes, name) => bytes + sizeOf(name), 0)
  return {
    ownScriptBytes: sum(scripts) + Math.max(0, ...laterScripts.map(sum)),
    allOwnScriptBytes: sum(allOf({ scripts, laterScripts })),
  }
}

const over = (sizes: Sizes, bounds: typeof budgets, word: string): string[] =>
  Object.entries(bounds).flatMap(([pattern, bound]) =>
    Object.entries(bound).flatMap(([name, limit]) => {
      const size = sizes[pattern]?.[name as keyof RouteSize]
      return size !== undefined && size > limit
        ? [`${pattern}: ${name} is ${size}, the ${word} ${limit}`]
        : []
    }),
  )

const isIn = (part: string, pattern: string) => pattern === part || pattern.startsWith(`${part}/`)

/** One message per exceeded budget. */
export function overBudget(sizes: Sizes): string[] {
  const ofParts = Object.keys(sizes).flatMap((pattern) =>
    Object.entries(budgetsBelow)
      .filter(([part]) => isIn(part, pattern))
      .map(([, bound]) => [pattern, bound] as const),
  )
  return [...over(sizes, budgets, 'budget'), ...over(sizes, Object.fromEntries(ofParts), 'budget')]
}

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
