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

/** A pointer that goes down at 0, along the places in px, and stays down. Events made by a script cannot be captured. */
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

Playground.test('goes by more than 50 px to the right', async () => {
  const words = await title()
  const { lift } = drag(words, [20, 51])
  await expect(toastOf(words).style.getPropertyValue('--radix-toast-swipe-move-x')).toBe('51px')
  await expect(toastOf(words).dataset['swipe']).toBe('move')
  lift()
  await expect(toastOf(words).dataset['swipe']).toBe('end')
  await waitFor(() => expect(queue.snapshot()).toHaveLength(0))
})

Playground.test('comes back from 50 px or less, and that was no click', async () => {
  const words = await title()
  drag(words, [20, 50]).lift()
  await stays()
  await expect(toastOf(words).dataset['swipe']).toBe('cancel')
  await expect(fireEvent.click(words)).toBe(false)
  await expect(fireEvent.click(words)).toBe(true)
})

Playground.test('does not go to the left, nor when it began another way', async () => {
  const words = await title()
  drag(words, [-40, -120]).lift()
  await stays()
  drag(words, [-20, 120]).lift()
  await stays()
  await expect(toastOf(words).dataset['swipe']).toBeUndefined()
})

Playground.test('waits for 2 px of a mouse and 10 px of a finger', async () => {
  const words = await title()
  drag(words, [2]).lift()
  drag(words, [10], { pointerType: 'touch' }).lift()
  await expect(toastOf(words).dataset['swipe']).toBeUndefined()
  drag(words, [11, 12], { pointerType: 'touch' }).lift()
  await expect(toastOf(words).dataset['swipe']).toBe('cancel')
})

Playground.test('leaves the second button alone', async () => {
  drag(await title(), [20, 120], { button: 2 }).lift()
  await stays()
})

Playground.test('comes back when the browser takes the gesture over', async () => {
  const words = await title()
  drag(words, [20, 120], { pointerType: 'touch' }).cancel()
  await stays()
  await expect(toastOf(words).dataset['swipe']).toBe('cancel')
  await expect(toastOf(words).style.getPropertyValue('--radix-toast-swipe-move-x')).toBe('')
})

Playground.test('does not begin on a button, and lets the page be scrolled', async () => {
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

WithOrderId.test('lets its words be selected with the mouse, and swiped with a finger', async () => {
  const words = await shownToast('Order S-20418')
  await expect(getComputedStyle(words).userSelect).toBe('text')
  drag(words, [20, 120]).lift()
  await stays()
  drag(words, [20, 120], { pointerType: 'touch' }).lift()
  await waitFor(() => expect(openToasts()).toHaveLength(0))
})
