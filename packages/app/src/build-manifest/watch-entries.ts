const textTypes = new Set(['text', 'search', 'email', 'password', 'tel', 'url', 'number', 'date'])

/** What a reload would lose. A choice outside a form applies at once, and the URL or account keeps it. */
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

const isOpen = (layer: Element) => !layer.hasAttribute('popover') || layer.matches(':popover-open')

/**
 * Whether a dialog, drawer or popover is open, or a form is being sent. A form also waits while nothing is
 * in flight, for example for the browser's prompt of a passkey. A closed popover stays on the page.
 */
export const isBeingUsed = (root: Document): boolean =>
  root.querySelector('form[data-pending]') !== null ||
  [...root.querySelectorAll('[role=dialog], [role=alertdialog]')].some(isOpen)
