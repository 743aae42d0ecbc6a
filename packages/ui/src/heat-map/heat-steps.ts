/** Steps of color beside the empty one. */
export const stepCount = 4

/** The step of color of a value, from 0 for nothing to `stepCount` for `most` and beyond. */
export function stepOf(value: number, most: number): number {
  if (value <= 0) return 0
  return Math.min(stepCount, Math.max(1, Math.round((value / most) * stepCount)))
}
