type Placement = {
  top?: number
  bottom?: number
  left?: number
  right?: number
  maxWidth: number
  maxHeight: number
}

type Viewport = { width: number; height: number }

const gapPx = 6
const edgePx = 8
const leastWidthPx = 240
const mostWidthPx = 360

/** Below the trigger, or above it if there is more room. Aligned with its start or its end. */
export function menuPlacement(
  trigger: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>,
  { align, viewport }: { align: 'start' | 'end'; viewport: Viewport },
): Placement {
  const roomBelow = viewport.height - trigger.bottom
  const isBelow = roomBelow >= trigger.top || roomBelow > viewport.height / 2
  const room = isBelow ? roomBelow : trigger.top
  const fromEdge = align === 'start' ? trigger.left : viewport.width - trigger.right
  const distance = Math.max(edgePx, Math.min(fromEdge, viewport.width - edgePx - leastWidthPx))
  return {
    ...(isBelow ? { top: trigger.bottom + gapPx } : { bottom: viewport.height - trigger.top + gapPx }),
    ...(align === 'start' ? { left: distance } : { right: distance }),
    maxWidth: Math.min(mostWidthPx, viewport.width - distance - edgePx),
    maxHeight: room - gapPx - edgePx,
  }
}
