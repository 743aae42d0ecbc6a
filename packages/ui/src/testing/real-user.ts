import { userEvent } from 'storybook/test'

type RealUser = {
  keyboard: (keys: string) => Promise<void>
  click: (element: Element, options?: { position?: { x: number; y: number } }) => Promise<void>
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const placeOf = (element: Element) => JSON.stringify(element.getBoundingClientRect())

/**
 * Waits until an element stops moving: a list is positioned only after it opens,
 * sometimes several frames later.
 */
async function atRest(element: Element): Promise<void> {
  let last = ''
  for (let frames = 0; frames < 4; frames += 1) {
    if (placeOf(element) !== last) frames = 0
    last = placeOf(element)
    await nextFrame()
  }
}

let isAskedFor = true

/** Whether a real user was requested since the last call. True on the first call, when it is unknown. */
export function takeRealUse(): boolean {
  const was = isAskedFor
  isAskedFor = false
  return was
}

/**
 * Real keys and presses, sent through the browser. Dispatched events do not trigger the
 * browser's own behavior in native controls, popovers and focus order. Storybook's own panel
 * cannot send them and falls back to events.
 */
export async function realUser(): Promise<RealUser> {
  isAskedFor = true
  if (!('__vitest_browser__' in globalThis))
    return {
      keyboard: async (keys) => void (await userEvent.keyboard(keys)),
      click: (element) => userEvent.click(element),
    }
  const { userEvent: real } = await import('vitest/browser')
  // Forced, so that the topmost element receives the press, as for a person.
  return {
    keyboard: (keys) => real.keyboard(keys),
    async click(element, options) {
      await atRest(element)
      await real.click(element, { force: true, ...options })
    },
  }
}
