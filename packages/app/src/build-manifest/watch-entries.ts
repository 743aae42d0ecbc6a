const textTypes = new Set(['text', 'search', 'email', 'password', 'tel', 'url', 'number', 'date'])

/** What a reload would lose. A choice outside a form applies at once, and the URL or the account keeps it. */
const isEntry = (control: Element): boolean =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && textTypes.has(control.type))
    ? control.value !== ''
    : control.closest('form') !== null

/**
 * Watches what the player types and chooses. Returns whether any of it is still on the page. Text counts
 * even after it was sent, because only its form knows that.
 */
export function watchEntries(root: Document): () => boolean {
  const changed = new Set<Element>()
  root.addEventListener('input', ({ target }) => target instanceof Element && changed.add(target), {
    capture: true,
  })
  return () => {
    for (const control of changed) if (!control.isConnected) changed.delete(control)
    return [...changed].some(isEntry)
  }
}

/** Whether a dialog, drawer or popover is open. A closed popover stays on the page. */
export const hasOpenDialog = (root: Document): boolean =>
  [...root.querySelectorAll('[role=dialog], [role=alertdialog]')].some(
    (layer) => !layer.hasAttribute('popover') || layer.matches(':popover-open'),
  )
