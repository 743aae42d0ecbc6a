const typingPauseMs = 600

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')]

export const firstFocus = (menu: HTMLElement): HTMLElement | undefined =>
  menu.querySelector<HTMLElement>('[aria-checked=true]') ?? itemsOf(menu)[0]

/**
 * The item a key moves to in an open menu: a neighbor, an end, or the next item
 * that starts with the typed text.
 */
export function createMenuKeys() {
  let typed = ''
  let typedAtMs = Number.NEGATIVE_INFINITY

  return (
    menu: HTMLElement,
    { key, timeStamp }: { key: string; timeStamp: number },
  ): HTMLElement | undefined => {
    const items = itemsOf(menu)
    const current = items.findIndex((item) => item === document.activeElement)
    if (key === 'ArrowDown') return items[(current + 1) % items.length]
    if (key === 'ArrowUp') return items.at(current <= 0 ? -1 : current - 1)
    if (key === 'Home') return items[0]
    if (key === 'End') return items.at(-1)
    if (key.length !== 1 || key === ' ') return undefined

    typed = timeStamp - typedAtMs < typingPauseMs ? typed + key : key
    typedAtMs = timeStamp
    const fromNext = [...items.slice(current + 1), ...items.slice(0, current + 1)]
    const candidates = typed.length > 1 ? items : fromNext
    const beginning = typed.toLocaleLowerCase()
    return candidates.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(beginning))
  }
}
