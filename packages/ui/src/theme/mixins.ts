import { pixel } from './lengths.ts'
import { vars } from './vars.css.ts'

const { border, color, ring } = vars

/** The focus ring of a box whose focusable element is inside or invisible. */
export const focusRing = (outlineOffset: string) =>
  ({ outline: `${ring.width} solid ${color.focus}`, outlineOffset }) as const

/** A chosen card or tile. */
export const selectedFrame = {
  borderColor: color.accent,
  boxShadow: `inset 0 0 0 ${border.thin} ${color.accent}`,
} as const

/** An invisible radio over the box that shows its state. */
export const coveringInput = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
} as const

/** For assistive technology only. */
export const unseen = {
  position: 'absolute',
  width: pixel,
  height: pixel,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

interface Rings {
  readonly center: string
  /** From one ring to the next, without the ring. */
  readonly gap: string
  readonly ringColor: string
}

/**
 * Thin rings around a center, such as behind an emblem. `in srgb`: Firefox draws hard edges between colors
 * of other spaces in the wrong places.
 */
export const rings = ({ center, gap, ringColor }: Rings): string =>
  `repeating-radial-gradient(circle at ${center} in srgb, transparent 0 ${gap}, ${ringColor} ${gap} calc(${gap} + ${border.thin}))`
