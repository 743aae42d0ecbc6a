/** Pearson's chi-square tests, with their chances. */

export interface ChiSquare {
  readonly chiSquare: number
  readonly degreesOfFreedom: number
  /** Chance that something fair differs at least this much. */
  readonly p: number
}

/** A test says little about something that was expected less often. */
const leastExpected = 5

const lanczos = [
  76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
  -0.000005395239384953,
]

/** The natural logarithm of the gamma function, for positive numbers. */
function lnGamma(x: number): number {
  const series = lanczos.reduce(
    (sum, coefficient, index) => sum + coefficient / (x + 1 + index),
    1.00000000019,
  )
  return Math.log((Math.sqrt(2 * Math.PI) * series) / x) - (x + 5.5) + (x + 0.5) * Math.log(x + 5.5)
}

const enough = 1e-15
const maxTerms = 10_000

/** P(a, x) by its series, which converges fast below `a` + 1. */
function lowerGamma(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; n < maxTerms && term > sum * enough; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum * Math.exp(a * Math.log(x) - x - lnGamma(a))
}

/** Q(a, x) by its continued fraction (Lentz), which converges fast from `a` + 1 on. */
function upperGamma(a: number, x: number): number {
  let b = x + 1 - a
  let c = 1e300
  let d = 1 / b
  let fraction = d
  for (let n = 1; n < maxTerms; n++) {
    const factor = -n * (n - a)
    b += 2
    d = 1 / (factor * d + b)
    c = b + factor / c
    fraction *= d * c
    if (Math.abs(d * c - 1) < enough) break
  }
  return fraction * Math.exp(a * Math.log(x) - x - lnGamma(a))
}

/** The chance that chi-square is at least so much. */
export function chanceOf(chiSquare: number, degreesOfFreedom: number): number {
  if (chiSquare <= 0) return 1
  const [a, x] = [degreesOfFreedom / 2, chiSquare / 2]
  const chance = x < a + 1 ? 1 - lowerGamma(a, x) : upperGamma(a, x)
  return Math.min(1, Math.max(0, chance))
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

interface Cell {
  readonly counted: number
  readonly expected: number
}

function test(cells: readonly Cell[], degreesOfFreedom: number): ChiSquare | null {
  if (degreesOfFreedom < 1 || !cells.every(({ expected }) => expected >= leastExpected)) return null
  const chiSquare = sumOf(cells.map(({ counted, expected }) => (counted - expected) ** 2 / expected))
  return { chiSquare, degreesOfFreedom, p: chanceOf(chiSquare, degreesOfFreedom) }
}

/** How often each row is expected among so many draws. */
export function expectedCounts(weights: readonly number[], draws: number): number[] {
  const total = sumOf(weights)
  return weights.map((weight) => (draws * weight) / total)
}

/** Whether rows were drawn as often as their weights say; null while one was expected too seldom. */
export function fitOf(counts: readonly number[], weights: readonly number[]): ChiSquare | null {
  const expected = expectedCounts(weights, sumOf(counts))
  const cells = counts.map((counted, index) => ({ counted, expected: expected[index] ?? 0 }))
  return test(cells, counts.length - 1)
}

/** Whether two groups drew each row alike; null while there are too few draws to tell. */
export function homogeneityOf(one: readonly number[], other: readonly number[]): ChiSquare | null {
  const rows = one.map((count, index) => count + (other[index] ?? 0))
  const cells = [one, other].flatMap((group) => {
    const expected = expectedCounts(rows, sumOf(group))
    return group.map((counted, index) => ({ counted, expected: expected[index] ?? 0 }))
  })
  return test(cells, one.length - 1)
}
