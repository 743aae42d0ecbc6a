import { nice, ticks } from 'd3-array'

/** One line of the table behind a chart: a week, a raid. */
export type ChartRow = {
  label: string
  /** One per series, null where nothing is known. */
  values: readonly (number | null)[]
}

export type Domain = readonly [low: number, high: number]

const knownValues = (rows: readonly ChartRow[]) =>
  rows.flatMap(({ values }) => values).filter((value) => value !== null)

/** From the lowest to the highest value, with zero in between; never without extent. */
export function domainWithZero(rows: readonly ChartRow[]): Domain {
  const values = knownValues(rows)
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  return low === high ? [0, 1] : [low, high]
}

/** The same in round numbers, with the round numbers within. */
export function roundDomain(
  rows: readonly ChartRow[],
  tickCount: number,
): { domain: Domain; ticks: number[] } {
  const [low, high] = nice(...domainWithZero(rows), tickCount)
  return { domain: [low, high], ticks: ticks(low, high, tickCount) }
}

/** Where a value lies between the ends of its domain, in percent. */
export const percentOf = (value: number, [low, high]: Domain): number => ((value - low) / (high - low)) * 100

/** At most `most` of the indexes below `length`, all equally far apart, the last among them. */
export function evenIndexes(length: number, most: number): number[] {
  const step = Math.max(1, Math.ceil((length - 1) / (most - 1)))
  return Array.from({ length }, (_, index) => index).filter((index) => (length - 1 - index) % step === 0)
}
