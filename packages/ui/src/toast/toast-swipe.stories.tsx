import { expect, fireEvent, screen, waitFor } from 'storybook/test'

import { notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { examples, openToasts, queue, shownToast, toastMeta, toastOf } from '../testing/toast-stage.tsx'

const meta = preview.meta({
  title: 'Overlays/Toast swipe',
  ...toastMeta,
  args: { ...toastMeta.args, durationMs: Number.POSITIVE_INFINITY },
  parameters: { ...toastMeta.parameters, ...notPictured },
})

type Gesture = { pointerType?: 'mouse' | 'touch'; button?: number }

/**
 * Presses at 0, moves to each position in px and stays down. Pointer capture does
 * not work with scripted events.
 */
function drag(element: HTMLElement, places: number[], { pointerType = 'mouse', button = 0 }: Gesture = {}) {
  const at = (clientX: number) => ({ clientX, clientY: 0, button, pointerId: 1, pointerType })
  element.setPointerCapture = () => undefined
  fireEvent.pointerDown(element, at(0))
  for (const place of places) fireEvent.pointerMove(element, at(place))
  return {
    lift: () => fireEvent.pointerUp(element, at(places.at(-1) ?? 0)),
    cancel: () => fireEvent.pointerCancel(element, at(places.at(-1) ?? 0)),
  }
}

export const Playground = meta.story({ beforeEach: () => void queue.add('info', examples.info) })

const title = () => shownToast('Pithos of Pandora ×3')
const stays = () => expect(openToasts()).toHaveLength(1)

Playground.test('closes on a swipe of more than 50 px to the right', async () => {
  const words = await title()
  const { lift } = drag(words, [20, 51])
  await expect(toastOf(words).style.getPropertyValue('--radix-toast-swipe-move-x')).toBe('51px')
  await expect(toastOf(words).dataset['swipe']).toBe('move')
  lift()
  await expect(toastOf(words).dataset['swipe']).toBe('end')
  await waitFor(() => expect(queue.snapshot()).toHaveLength(0))
})

Playground.test('returns from a swipe of 50 px or less, which is not a click', async () => {
  const words = await title()
  drag(words, [20, 50]).lift()
  await stays()
  await expect(toastOf(words).dataset['swipe']).toBe('cancel')
  await expect(fireEvent.click(words)).toBe(false)
  await expect(fireEvent.click(words)).toBe(true)
})

Playground.test('ignores a swipe to the left, or one that starts in another direction', async () => {
  const words = await title()
  drag(words, [-40, -120]).lift()
  await stays()
  drag(words, [-20, 120]).lift()
  await stays()
  await expect(toastOf(words).dataset['swipe']).toBeUndefined()
})

Playground.test('starts to move after 2 px for a mouse and 10 px for a finger', async () => {
  const words = await title()
  drag(words, [2]).lift()
  drag(words, [10], { pointerType: 'touch' }).lift()
  await expect(toastOf(words).dataset['swipe']).toBeUndefined()
  drag(words, [11, 12], { pointerType: 'touch' }).lift()
  await expect(toastOf(words).dataset['swipe']).toBe('cancel')
})

Playground.test('ignores the secondary mouse button', async () => {
  drag(await title(), [20, 120], { button: 2 }).lift()
  await stays()
})

Playground.test('returns when the browser takes over the gesture', async () => {
  const words = await title()
  drag(words, [20, 120], { pointerType: 'touch' }).cancel()
  await stays()
  await expect(toastOf(words).dataset['swipe']).toBe('cancel')
  await expect(toastOf(words).style.getPropertyValue('--radix-toast-swipe-move-x')).toBe('')
})

Playground.test('does not start on a button and lets the page scroll', async () => {
  const words = await title()
  drag(screen.getByRole('button', { name: 'Close' }), [20, 120]).lift()
  await stays()
  await expect(getComputedStyle(toastOf(words)).touchAction).toBe('pan-y')
})

export const WithOrderId = meta.story({
  beforeEach: () => {
    queue.add('success', { title: 'Purchased', description: 'Order S-20418', isSelectable: true })
  },
})

WithOrderId.test('lets a mouse select its text and a finger swipe it', async () => {
  const words = await shownToast('Order S-20418')
  await expect(getComputedStyle(words).userSelect).toBe('text')
  drag(words, [20, 120]).lift()
  await stays()
  drag(words, [20, 120], { pointerType: 'touch' }).lift()
  await waitFor(() => expect(openToasts()).toHaveLength(0))
})
