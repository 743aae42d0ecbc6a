import { userEvent } from 'storybook/test'

type RealUser = {
  keyboard: (keys: string) => Promise<void>
  click: (element: Element, options?: { position?: { x: number; y: number } }) => Promise<void>
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const placeOf = (element: Element) => JSON.stringify(element.getBoundingClientRect())

/** Waits until an element stays where it is: a list finds its place only after it came up, on a busy machine some frames later. */
async function atRest(element: Element): Promise<void> {
  let last = ''
  for (let frames = 0; frames < 4; frames += 1) {
    if (placeOf(element) !== last) frames = 0
    last = placeOf(element)
    await nextFrame()
  }
}

let isAskedFor = true

/** Whether a real user was asked for since this was asked last. At first nobody knows. */
export function takeRealUse(): boolean {
  const was = isAskedFor
  isAskedFor = false
  return was
}

/**
 * Keys and presses that the browser itself receives. What it does with them on a native control, in a popover or on its way
 * from field to field, dispatched events do not bring about. In Storybook's own panel, where there is nobody to press, the events it is.
 */
export async function realUser(): Promise<RealUser> {
  isAskedFor = true
  if (!('__vitest_browser__' in globalThis))
    return {
      keyboard: async (keys) => void (await userEvent.keyboard(keys)),
      click: (element) => userEvent.click(element),
    }
  const { userEvent: real } = await import('vitest/browser')
  // As a person presses: what lies on top gets it.
  return {
    keyboard: (keys) => real.keyboard(keys),
    async click(element, options) {
      await atRest(element)
      await real.click(element, { force: true, ...options })
    },
  }
}
