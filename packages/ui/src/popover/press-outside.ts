const pressEvents = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'pointerup',
  'mouseup',
  'touchend',
  'click',
] as const

/**
 * While a popover is open in a modal dialog, the browser closes the popover on a press outside
 * the dialog. That press must not close the dialog too, which listens for presses on the
 * document. Returns a cleanup function.
 */
export function keepPressFromDialog(panel: Element, trigger: Element): () => void {
  const dialog = trigger.closest('[role=dialog]:not([popover]), [role=alertdialog]')
  if (!dialog) return () => undefined

  const isOutside = ({ target }: Event) =>
    target instanceof Node && !dialog.contains(target) && !panel.contains(target)
  const keep = (event: Event) => {
    if (isOutside(event)) event.stopImmediatePropagation()
  }
  for (const name of pressEvents) window.addEventListener(name, keep, true)
  return () => {
    const release = () => {
      for (const name of pressEvents) window.removeEventListener(name, keep, true)
    }
    // The popover closes in the middle of a press, so the rest of that press is kept from the dialog too.
    setTimeout(release)
  }
}
