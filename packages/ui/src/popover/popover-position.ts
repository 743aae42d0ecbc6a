export type PopoverAlign = 'start' | 'end'

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>
type Size = { width: number; height: number }

const gapPx = 6
const edgePx = 8

/**
 * Below the trigger, or above it if it does not fit below and there is more room above. Aligned with one end
 * of the trigger and inside the viewport. `maxHeight` is the available height in px.
 */
export function popoverPlacement(
  trigger: Box,
  { panel, viewport, align }: { panel: Size; viewport: Size; align: PopoverAlign },
): { top: number; left: number; maxHeight: number } {
  const roomBelow = viewport.height - trigger.bottom - gapPx - edgePx
  const roomAbove = trigger.top - gapPx - edgePx
  const isBelow = panel.height <= roomBelow || roomBelow >= roomAbove
  const maxHeight = Math.max(isBelow ? roomBelow : roomAbove, 0)
  const wanted = align === 'start' ? trigger.left : trigger.right - panel.width
  return {
    top: isBelow ? trigger.bottom + gapPx : trigger.top - gapPx - Math.min(panel.height, maxHeight),
    left: Math.max(edgePx, Math.min(wanted, viewport.width - panel.width - edgePx)),
    maxHeight,
  }
}

/** Moves a panel next to its trigger. The panel must be laid out, but may be invisible. */
export function placePanel(panel: HTMLElement, trigger: Element, align: PopoverAlign): void {
  const { clientWidth, clientHeight } = document.documentElement
  panel.style.maxHeight = ''
  const { top, left, maxHeight } = popoverPlacement(trigger.getBoundingClientRect(), {
    panel: { width: panel.offsetWidth, height: panel.offsetHeight },
    viewport: { width: clientWidth, height: clientHeight },
    align,
  })
  Object.assign(panel.style, { top: `${top}px`, left: `${left}px`, maxHeight: `${maxHeight}px` })
}
