import { expect, fireEvent, screen, spyOn, waitFor } from 'storybook/test'

import { notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { lessMotion, movesIn } from '../testing/let-move.ts'
import { stopClock } from '../testing/stop-clock.ts'
import {
  examples,
  listedTexts,
  listedToasts,
  openToasts,
  queue,
  shownToast,
  toastMeta,
  toastOf,
} from '../testing/toast-stage.tsx'

const minuteMs = 60_000

const meta = preview.meta({
  title: 'Overlays/Toast time',
  ...toastMeta,
  parameters: { ...toastMeta.parameters, ...notPictured },
})

const region = () => screen.getByRole('region')

const openTitles = () => openToasts().map(({ title }) => title)

export const Playground = meta.story()

Playground.test('stays for 5000 ms', async () => {
  using clock = stopClock()
  queue.add('success', examples.success)
  await shownToast('Coupon claimed')
  await clock.pass(4999)
  await expect(openToasts()).toHaveLength(1)
  await clock.pass(1)
  await expect(openToasts()).toHaveLength(0)
})

export const Short = meta.story({ args: { durationMs: 300 } })

Short.test('closes by itself, but not on hover', async () => {
  using clock = stopClock()
  queue.add('info', examples.info)
  const title = await shownToast('Pithos of Pandora ×3')
  fireEvent.pointerMove(title)
  await clock.pass(minuteMs)
  await expect(openToasts()).toHaveLength(1)
  fireEvent.pointerLeave(region())
  await clock.pass(300)
  await expect(openToasts()).toHaveLength(0)
})

Short.test('closes by itself after the previous toast was closed on hover', async ({ userEvent }) => {
  using clock = stopClock()
  queue.add('info', { title: 'first' })
  fireEvent.pointerMove(await shownToast('first'))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await clock.pass(minuteMs)
  await expect(queue.snapshot()).toHaveLength(0)
  queue.add('info', { title: 'second' })
  await shownToast('second')
  await clock.pass(300)
  await expect(openToasts()).toHaveLength(0)
})

Short.test('stays if it has an action', async () => {
  using clock = stopClock()
  queue.add('success', { title: 'Ianthe deactivated', action: { label: 'Undo', onPress: () => undefined } })
  await shownToast('Ianthe deactivated')
  await clock.pass(minuteMs)
  await expect(openToasts()).toHaveLength(1)
})

Short.test('stays for its own duration, but never less than the default', async () => {
  using clock = stopClock()
  queue.add('info', { title: 'for ever', durationMs: Number.POSITIVE_INFINITY })
  queue.add('info', { title: 'short', durationMs: 100 })
  await shownToast('short')
  await clock.pass(299)
  await expect(openTitles()).toEqual(['for ever', 'short'])
  await clock.pass(1)
  await expect(openTitles()).toEqual(['for ever'])
})

Short.test('keeps a waiting toast whose timer had started', async () => {
  using clock = stopClock()
  for (const title of ['one', 'two', 'three']) queue.add('info', { title })
  await shownToast('three')
  await clock.pass(200)
  queue.add('info', { title: 'four', durationMs: Number.POSITIVE_INFINITY })
  await shownToast('four')
  await expect(listedTexts()).toEqual(['two', 'three', 'four'])
  await expect(toastOf(screen.getByText('one', { selector: 'li *' }))).toHaveAttribute('inert')
  await clock.pass(100)
  await expect(openTitles()).toEqual(['one', 'four'])
  await clock.pass(300)
  await expect(openTitles()).toEqual(['four'])
})

export const Long = meta.story({
  args: { durationMs: minuteMs },
  beforeEach: () => void queue.add('info', { title: 'long' }),
})

const pauses = {
  pointer: {
    begin: (title: HTMLElement) => fireEvent.pointerMove(title),
    end: () => fireEvent.pointerLeave(region()),
  },
  focus: {
    begin: (title: HTMLElement) => toastOf(title).focus(),
    end: () => screen.getByRole('button', { name: 'Before' }).focus(),
  },
  window: {
    begin: () => fireEvent(window, new Event('blur')),
    end: () => fireEvent(window, new Event('focus')),
  },
}

for (const [name, { begin, end }] of Object.entries(pauses))
  Long.test(`pauses with the ${name} and resumes with the remaining time`, async () => {
    using clock = stopClock()
    queue.add('info', { title: 'paused' })
    const title = await shownToast('paused')
    await clock.pass(minuteMs - 1000)
    begin(title)
    await clock.pass(minuteMs)
    end()
    await clock.pass(999)
    await expect(openTitles()).toContain('paused')
    await clock.pass(1)
    await expect(openTitles()).not.toContain('paused')
  })

Long.test('stays paused while it still has the focus', async () => {
  using clock = stopClock()
  queue.add('info', { title: 'focused' })
  const title = await shownToast('focused')
  toastOf(title).focus()
  fireEvent.pointerMove(title)
  fireEvent.pointerLeave(region())
  await clock.pass(2 * minuteMs)
  await expect(openTitles()).toContain('focused')
})

Long.test('accepts a new duration while paused', async () => {
  using clock = stopClock()
  const id = queue.add('info', { title: 'working', durationMs: Number.POSITIVE_INFINITY })
  fireEvent.pointerMove(await shownToast('working'))
  queue.update(id, { title: 'done', durationMs: minuteMs + 3000 })
  await shownToast('done')
  fireEvent.pointerLeave(region())
  await clock.pass(minuteMs + 2999)
  await expect(openTitles()).toContain('done')
  await clock.pass(1)
  await expect(openTitles()).not.toContain('done')
})

Long.test('stops its timer when it is removed', async () => {
  await shownToast('long')
  const timers = spyOn(globalThis, 'setTimeout')
  queue.add('info', { title: 'another' })
  await shownToast('another')
  const place = timers.mock.calls.findIndex(([, ms]) => ms === minuteMs)
  const timer: unknown = timers.mock.results[place]?.value
  timers.mockRestore()
  const cleared = spyOn(globalThis, 'clearTimeout')
  queue.closeAll()
  await waitFor(() => expect(cleared.mock.calls.some(([id]) => id === timer)).toBe(true))
  cleared.mockRestore()
})

export const Limited = meta.story()

Limited.test('shows three toasts, and the others when there is room', async () => {
  for (const title of ['one', 'two', 'three', 'four']) queue.add('info', { title })
  await shownToast('four')
  await expect(listedTexts()).toEqual(['two', 'three', 'four'])
  await expect(toastOf(screen.getByText('one', { selector: 'li *' })).dataset['limited']).toBe('true')
  queue.close(queue.snapshot().at(-1)?.id ?? '')
  await waitFor(() => expect(listedTexts()).toEqual(['one', 'two', 'three']))
})

Limited.test('shows one toast per key', async () => {
  queue.add('error', { ...examples.error, key: 'NEED_TO_BE_OFFLINE' })
  await shownToast('Account must be offline')
  queue.add('error', { title: 'Still online', key: 'NEED_TO_BE_OFFLINE' })
  await shownToast('Still online')
  await expect(listedToasts()).toHaveLength(1)
})

const seenMoving = async () => {
  const shown = async () => toastOf(await shownToast('moving'))
  const hasMoved = await movesIn(() => queue.add('info', { title: 'moving' }), shown)
  return { hasMoved, life: getComputedStyle((await shown()).lastElementChild as Element).display }
}

export const Moving = meta.story()

Moving.test('slides in and shows the remaining time', async () => {
  await expect(await seenMoving()).toEqual({ hasMoved: true, life: 'block' })
})

export const Still = meta.story({
  parameters: lessMotion,
})

Still.test('only fades with reduced motion', async () => {
  await expect(await seenMoving()).toEqual({ hasMoved: false, life: 'none' })
})
