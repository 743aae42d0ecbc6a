type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Keeps what is done in a page that came as HTML before React answers there: what is entered and the last
 * button. `replayEarlyUse` repeats it. Its source is part of the page, so it uses nothing outside of itself.
 */
export function keepEarlyUse(): void {
  const [entries, presses] = [new AbortController(), new AbortController()]
  const entered = new Map<Field, string | boolean>()
  const pressed: { button: HTMLElement | null; atMs: number } = { button: null, atMs: 0 }
  /** Whoever has waited longer may have given up. */
  const maxAgeMs = 30_000

  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    { signal }: AbortController,
    listener: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, listener, { capture: true, signal })

  on('input', entries, ({ target }) => entered.set(target as Field, entryOf(target as Field)))
  // A key makes React take over the page at once, which may reset a field before the letter is inserted.
  on('beforeinput', entries, ({ target }) => {
    const field = target as Field
    const entry = entered.get(field)
    if (typeof entry === 'string' && field.value !== entry) setValue(field, entry)
  })
  on('submit', presses, (event) => {
    // Without React, the browser would send the form itself, with what was entered as part of the address.
    event.preventDefault()
    keepPress(event, event.submitter)
  })
  on('click', presses, (event) => {
    const button = (event.target as Element).closest('button')
    // The browser would open a popover at once, in the wrong place, and the repeated press would close it.
    if (button?.popoverTargetElement) event.preventDefault()
    if (button?.type === 'button') keepPress(event, button)
  })

  function keepPress(event: Event, button: HTMLElement | null): void {
    // React may answer already, without what was entered before, and would answer the repeated press, too.
    event.stopPropagation()
    Object.assign(pressed, { button, atMs: performance.now() })
  }

  const entryOf = (field: Field) =>
    field.type === 'checkbox' || field.type === 'radio' ? (field as HTMLInputElement).checked : field.value

  /** React sees what is set on the field, not on its prototype. */
  const setValue = (field: Field, value: string) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)

  /** A press must not act on other entries than those that it was made with. */
  const isAsEntered = () =>
    [...entered].every(([field, entry]) => field.isConnected && entryOf(field) === entry)

  function repeatPress(): void {
    presses.abort()
    const { button, atMs } = pressed
    if (button?.isConnected && performance.now() - atMs < maxAgeMs && isAsEntered()) button.click()
  }

  function replay(field: Field, entry: string | boolean): void {
    // Nothing listens to it, but it makes React take over this part of the page before it goes on.
    field.dispatchEvent(new Event('auxclick', { bubbles: true }))
    // React ignores a value that it has seen last.
    if (typeof entry === 'boolean') return Object.assign(field, { checked: !entry }).click()
    if (field.type !== 'file') {
      field.value = ''
      setValue(field, entry)
    }
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }

  globalThis.replayEarlyUse = () => {
    globalThis.replayEarlyUse = undefined
    // React cannot take over a part of the page while it runs effects.
    setTimeout(() => {
      entries.abort()
      for (const [field, entry] of entered) if (field.isConnected) replay(field, entry)
      // Once React has taken the values.
      setTimeout(repeatPress)
    })
  }
}
