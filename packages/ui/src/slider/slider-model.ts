export type Scale = { min: number; max: number; step: number }

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high)

/** Clamps each thumb to the scale and to its neighbor. */
export function thumbsOn({ min, max }: Scale, values: readonly number[]): number[] {
  const [low = min, high] = values.map((value) => clamp(value, min, max))
  return high === undefined ? [low] : [Math.min(low, high), high]
}

/** The step nearest to a value. The last step can be shorter, so that the end of the scale is reachable. */
export function snap({ min, max, step }: Scale, value: number): number {
  const snapped = min + Math.round((value - min) / step) * step
  const isPastLastStep = value > (snapped + max) / 2 || snapped > max
  // Sums of decimal fractions have rounding errors.
  return clamp(isPastLastStep ? max : Number(snapped.toFixed(6)), min, max)
}

/** Moves one thumb; it stops at the other. */
export function moveThumb(
  scale: Scale,
  thumbs: readonly number[],
  { index, to }: { index: number; to: number },
): number[] {
  const low = thumbs[index - 1] ?? scale.min
  const high = thumbs[index + 1] ?? scale.max
  return thumbs.map((value, each) => (each === index ? clamp(to, low, high) : value))
}

/** The thumb that a press at `value` grabs. If both share a position, the one that can move there. */
export function nearestThumb(thumbs: readonly number[], value: number): number {
  const [low = 0, high] = thumbs
  if (high === undefined) return 0
  if (low === high) return value < low ? 0 : 1
  return Math.abs(value - low) <= Math.abs(value - high) ? 0 : 1
}

/** 0 at the start of the scale, 1 at its end. 0 on an empty scale, which would divide by zero. */
export const shareOf = ({ min, max }: Scale, value: number): number =>
  max > min ? (value - min) / (max - min) : 0

/** The value that a key moves a thumb to, or undefined for other keys. */
export function keyTarget(scale: Scale, value: number, key: string): number | undefined {
  const { min, max, step } = scale
  const page = Math.max(step, Math.round((max - min) / 10 / step) * step)
  const targets: Record<string, number> = {
    ArrowRight: value + step,
    ArrowUp: value + step,
    ArrowLeft: value - step,
    ArrowDown: value - step,
    PageUp: value + page,
    PageDown: value - page,
    Home: min,
    End: max,
  }
  return Object.hasOwn(targets, key) ? targets[key] : undefined
}

/** Assistive technology ignores the step, so a smaller change counts as one step. */
export function nudgeTarget({ step }: Scale, value: number, asked: number): number {
  return value + Math.sign(asked - value) * Math.max(step, Math.abs(asked - value))
}
