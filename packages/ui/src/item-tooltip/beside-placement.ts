type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
type Size = { width: number; height: number }

export type BesidePlacement = {
  left: number
  top: number
  /** The side of the anchor that the bubble is on. */
  side: 'left' | 'right' | 'top' | 'bottom'
  /** Distance of the arrow from the start of the bubble's edge, in px. */
  arrow: number
}

const gapPx = 10
const edgePx = 8
const cornerPx = 16

const within = (value: number, from: number, to: number) =>
  Math.max(from, Math.min(value, Math.max(from, to)))

/**
 * Places the bubble left of the anchor, else right of it, else above or below it on a narrow
 * screen. It never leaves the viewport.
 */
export function besidePlacement(
  anchor: Box,
  { bubble, viewport }: { bubble: Size; viewport: Size },
): BesidePlacement {
  const lastLeft = viewport.width - bubble.width - edgePx
  const lastTop = viewport.height - bubble.height - edgePx
  const top = within(anchor.top, edgePx, lastTop)
  const down = within((anchor.top + anchor.bottom) / 2 - top, cornerPx, bubble.height - cornerPx)

  const leftOf = anchor.left - gapPx - bubble.width
  if (leftOf >= edgePx) return { left: leftOf, top, side: 'left', arrow: down }
  const rightOf = anchor.right + gapPx
  if (rightOf <= lastLeft) return { left: rightOf, top, side: 'right', arrow: down }

  const middle = (anchor.left + anchor.right) / 2
  const left = within(middle - bubble.width / 2, edgePx, lastLeft)
  const arrow = within(middle - left, cornerPx, bubble.width - cornerPx)
  const above = anchor.top - gapPx - bubble.height
  return above >= edgePx
    ? { left, top: above, side: 'top', arrow }
    : { left, top: within(anchor.bottom + gapPx, edgePx, lastTop), side: 'bottom', arrow }
}
