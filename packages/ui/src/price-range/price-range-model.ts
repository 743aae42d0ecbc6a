/** null means no bound at that end. */
export type PriceBounds = { min: number | null; max: number | null }

/** The positions of both thumbs, from 0 to the highest price. */
type PriceThumbs = { min: number; max: number }

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** The thumb positions for the given bounds. Bounds can come from the address, so they are not trusted. */
export function thumbsOf({ min, max }: PriceBounds, highest: number): PriceThumbs {
  const upper = clamp(max ?? highest, 0, highest)
  return { min: clamp(min ?? 0, 0, upper), max: upper }
}

/** A thumb at its end of the scale sets no bound. */
export const boundsOf = ({ min, max }: PriceThumbs, highest: number): PriceBounds => ({
  min: min <= 0 ? null : min,
  max: max >= highest ? null : max,
})

/** The typed whole number, regardless of digit grouping. null without digits. */
export function parsePrice(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '')
  return digits === '' ? null : Math.min(Number(digits), Number.MAX_SAFE_INTEGER)
}

/** A round number, about a hundredth of the scale. */
export function stepOf(highest: number): number {
  const rough = Math.max(1, highest / 100)
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [5, 2].find((each) => rough >= each * power) ?? 1
  return factor * power
}
