/**
 * Has the browser paint the frame in which a story stands, or spares it that: layout, styles, presses and focus are the same in a
 * frame that is transparent as a whole, and a quarter of a test's time was painting what nobody looks at.
 */
export function paintPage(isPainted: boolean): void {
  const frame = window.frameElement as HTMLIFrameElement | null
  if (frame) frame.style.opacity = isPainted ? '' : '0'
}
