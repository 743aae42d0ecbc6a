/**
 * Keeps what a visitor does in a prerendered page before its scripts have started: entered values
 * and the last button. `replayEarlyUse` repeats it once React listens. Its source is part of the
 * page, so it may use nothing outside of itself.
 */
export function keepEarlyUse(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const [fields, buttons] = [new AbortController(), new AbortController()]
  const press = { capture: true, signal: buttons.signal }
  const entered = new Map<Field, string | boolean>()
  const pressed: { button: HTMLElement | null } = { button: null }

  addEventListener(
    'input',
    ({ target }) => {
      const field = target as Field
      entered.set(field, field.type === 'checkbox' ? (field as HTMLInputElement).checked : field.value)
    },
    { capture: true, signal: fields.signal },
  )
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      pressed.button = event.submitter
    },
    press,
  )
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button')
      if (button?.type === 'button') pressed.button = button
    },
    press,
  )

  function replay(field: Field, entry: string | boolean): void {
    if (typeof entry === 'boolean') {
      const box = field as HTMLInputElement
      box.checked = !entry
      return box.click()
    }
    // React ignores a value that it has seen last. It sees what is set on the field, not on its prototype.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, entry)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }

  // What React resets in fields while it takes them over can be repeated any time, but a press only once.
  globalThis.stopEarlyPresses = () => buttons.abort()
  globalThis.replayEarlyUse = () => {
    globalThis.replayEarlyUse = undefined
    fields.abort()
    buttons.abort()
    for (const [field, entry] of entered) if (field.isConnected) replay(field, entry)
    // Once React has taken the values.
    setTimeout(() => pressed.button?.isConnected && pressed.button.click())
  }
}
