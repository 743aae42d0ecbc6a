import { nice, ticks } from 'd3-array'
import type { ReactNode } from 'react'

/** One row of a chart’s data and table, such as a week or a raid. */
export type ChartRow = {
  label: string
  /** Of the label, if it differs from that of the page. */
  labelLang?: string | undefined
  /** A 20 px `GameIcon` before the label, where the chart has rows. */
  icon?: ReactNode
  /** Short form of the label, below a plot with many points. */
  tick?: string | undefined
  /** One per series. Null means unknown. */
  values: readonly (number | null)[]
}

/** Of names, in their order. Undefined is that of the page. */
export type NameLangs = readonly (string | undefined)[]

export type Domain = readonly [low: number, high: number]

const knownValues = (rows: readonly ChartRow[]) =>
  rows.flatMap(({ values }) => values).filter((value) => value !== null)

/** Extent of all values and zero. Never empty: [0, 1] if all values are zero or unknown. */
export function domainWithZero(rows: readonly ChartRow[]): Domain {
  const values = knownValues(rows)
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  return low === high ? [0, 1] : [low, high]
}

/** `domainWithZero` extended to round numbers, with ticks at round numbers. */
export function roundDomain(
  rows: readonly ChartRow[],
  tickCount: number,
): { domain: Domain; ticks: number[] } {
  const [low, high] = nice(...domainWithZero(rows), tickCount)
  return { domain: [low, high], ticks: ticks(low, high, tickCount) }
}

/** Position of a value within its domain, in percent. */
export const percentOf = (value: number, [low, high]: Domain): number => ((value - low) / (high - low)) * 100

/**
 * At most `most` indexes below `length`, always including the first and the last. Fewer are better if their
 * distances are equal.
 */
export function evenIndexes(length: number, most: number): number[] {
  if (length <= most) return Array.from({ length }, (_, index) => index)
  const counts = Array.from({ length: most - 2 }, (_, index) => most - index)
  const count =
    counts.find((each) => (length - 1) % (each - 1) === 0) ??
    Math.min(most, Math.max(3, Math.floor(length / 2)))
  return Array.from({ length: count }, (_, place) => Math.round((place * (length - 1)) / (count - 1)))
}
