/** Steps from the lowest to the highest value. */
const steps = 40

/** The value at a share of the way from the lowest to the highest of sorted values. */
function valueAt(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1)
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0]
  return below + (above - below) * (place - Math.floor(place))
}

/** Values at equal steps. */
export function quantilesOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  return Array.from({ length: steps + 1 }, (_, step) => valueAt(sorted, step / steps))
}

export const medianOf = (quantiles: readonly number[]): number => valueAt(quantiles, 0.5)

/** The share of values that are lower, between 0 and 1. */
export function shareBelow(quantiles: readonly number[], value: number): number {
  const next = quantiles.findIndex((each) => each >= value)
  if (next === -1) return 1
  const [below = value, above = value] = [quantiles[next - 1], quantiles[next]]
  if (next === 0) return 0
  return (next - 1 + (value - below) / (above - below)) / (quantiles.length - 1)
}
