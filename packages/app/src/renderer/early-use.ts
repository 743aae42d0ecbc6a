/**
 * Keeps what is done in a page that came as HTML before React answers there: what is entered and the last
 * button. `replayEarlyUse` repeats it. Its source is part of the page, so it uses nothing outside of itself.
 */
export function keepEarlyUse(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const [entries, presses] = [new AbortController(), new AbortController()]
  const untilReplay = { capture: true, signal: entries.signal }
  const untilReact = { capture: true, signal: presses.signal }
  const entered = new Map<Field, string | boolean>()
  const pressed: { button: HTMLElement | null; atMs: number } = { button: null, atMs: 0 }
  /** Whoever has waited longer may have given up. */
  const maxAgeMs = 30_000

  addEventListener(
    'input',
    ({ target }) => {
      const field = target as Field
      entered.set(field, entryOf(field))
    },
    untilReplay,
  )
  // Without React, the browser would send the form itself, with what was entered as part of the address.
  addEventListener('submit', (event) => event.preventDefault(), untilReplay)
  addEventListener('submit', ({ submitter }) => keepPress(submitter), untilReact)
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button')
      // The browser would open a popover at once, in the wrong place, and the repeated press would close it.
      if (button?.popoverTargetElement) event.preventDefault()
      if (button?.type === 'button') keepPress(button)
    },
    untilReact,
  )

  function keepPress(button: HTMLElement | null): void {
    pressed.button = button
    pressed.atMs = performance.now()
  }

  const entryOf = (field: Field) =>
    field.type === 'checkbox' || field.type === 'radio' ? (field as HTMLInputElement).checked : field.value

  /** A press must not act on other entries than those that it was made with. */
  const isAsEntered = () =>
    [...entered].every(([field, entry]) => field.isConnected && entryOf(field) === entry)

  function repeatPress(): void {
    const { button, atMs } = pressed
    if (button?.isConnected && performance.now() - atMs < maxAgeMs && isAsEntered()) button.click()
  }

  function replay(field: Field, entry: string | boolean): void {
    // Nothing listens to it, but it makes React take over this part of the page before it goes on.
    field.dispatchEvent(new Event('auxclick', { bubbles: true }))
    // React ignores a value that it has seen last. It sees what is set on the field, not on its prototype.
    if (typeof entry === 'boolean') {
      const box = field as HTMLInputElement
      box.checked = !entry
      return box.click()
    }
    if (field.type !== 'file') {
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, entry)
    }
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }

  globalThis.stopEarlyPresses = () => presses.abort()
  globalThis.replayEarlyUse = () => {
    globalThis.replayEarlyUse = undefined
    presses.abort()
    // React cannot take over a part of the page while it runs effects.
    setTimeout(() => {
      entries.abort()
      for (const [field, entry] of entered) if (field.isConnected) replay(field, entry)
      // Once React has taken the values.
      setTimeout(repeatPress)
    })
  }
}
