import { expect, fireEvent, screen, spyOn, waitFor } from 'storybook/test'

import { notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { isMoving, lessMotion, letMove } from '../testing/let-move.ts'
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

/** The times that were asked for meanwhile, in the range of a toast's life. */
async function timesAskedFor(act: () => unknown, [atLeastMs, atMostMs]: [number, number]): Promise<number[]> {
  const timers = spyOn(globalThis, 'setTimeout')
  await act()
  await new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(settled)))
  const times = timers.mock.calls.map(([, ms]) => ms ?? 0)
  timers.mockRestore()
  return times.filter((ms) => ms >= atLeastMs && ms <= atMostMs)
}

export const Playground = meta.story()

Playground.test('stays for 5000 ms', async () => {
  queue.add('info', { title: 'first' })
  await shownToast('first')
  const times = await timesAskedFor(async () => {
    queue.add('success', examples.success)
    await shownToast('Coupon claimed')
  }, [5000, 5000])
  await expect(times.length).toBeGreaterThanOrEqual(1)
})

export const Short = meta.story({ args: { durationMs: 300 } })

/** Long enough to point at it before it goes, on a busy machine too. */
const pointableMs = 2000

Short.test('goes by itself, but not while the pointer rests on it', async () => {
  queue.add('info', { ...examples.info, durationMs: pointableMs })
  const title = await shownToast('Pithos of Pandora ×3')
  fireEvent.pointerMove(title)
  await new Promise((resolve) => setTimeout(resolve, pointableMs + 300))
  await expect(title).toBeInTheDocument()
  fireEvent.pointerLeave(region())
  await waitFor(() => expect(queue.snapshot()).toHaveLength(0))
})

Short.test(
  'goes by itself also when the one before was sent away with the pointer on it',
  async ({ userEvent }) => {
    queue.add('info', { title: 'first', durationMs: pointableMs })
    fireEvent.pointerMove(await shownToast('first'))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(queue.snapshot()).toHaveLength(0))
    queue.add('info', { title: 'second' })
    await shownToast('second')
    await waitFor(() => expect(queue.snapshot()).toHaveLength(0))
  },
)

Short.test('stays where there is something to press', async () => {
  queue.add('success', { title: 'Ianthe deactivated', action: { label: 'Undo', onPress: () => undefined } })
  await shownToast('Ianthe deactivated')
  await new Promise((resolve) => setTimeout(resolve, 700))
  await expect(openToasts()).toHaveLength(1)
})

Short.test('stays for as long as it is told, never shorter than the rest', async () => {
  queue.add('info', { title: 'for ever', durationMs: Number.POSITIVE_INFINITY })
  queue.add('info', { title: 'zero', durationMs: 0 })
  await shownToast('zero')
  await waitFor(() => expect(openToasts().map(({ title }) => title)).toEqual(['for ever']))
})

Short.test('keeps one that waits for room, though its time had begun', async () => {
  for (const title of ['one', 'two', 'three']) queue.add('info', { title, durationMs: pointableMs })
  await shownToast('three')
  fireEvent.pointerMove(await shownToast('one'))
  queue.add('info', { title: 'four', durationMs: Number.POSITIVE_INFINITY })
  await shownToast('four')
  await expect(listedTexts()).toEqual(['two', 'three', 'four'])
  await expect(toastOf(screen.getByText('one', { selector: 'li *' }))).toHaveAttribute('inert')
  fireEvent.pointerLeave(region())
  await waitFor(() => expect(openToasts().map(({ title }) => title)).toEqual(['four']))
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
  Long.test(`stands still with the ${name}, and goes on with the time that was left`, async () => {
    const title = await shownToast('long')
    await new Promise((resolve) => setTimeout(resolve, 300))
    begin(title)
    const times = await timesAskedFor(end, [minuteMs / 2, minuteMs])
    await expect(times).toHaveLength(1)
    await expect(times[0]).toBeLessThanOrEqual(minuteMs - 250)
  })

Long.test('does not go on while the focus is still there', async () => {
  const title = await shownToast('long')
  toastOf(title).focus()
  fireEvent.pointerMove(title)
  const times = await timesAskedFor(() => fireEvent.pointerLeave(region()), [1000, minuteMs])
  await expect(times).toHaveLength(0)
})

Long.test('takes a new time also while it stands still', async () => {
  const id = queue.add('info', { title: 'working', durationMs: Number.POSITIVE_INFINITY })
  fireEvent.pointerMove(await shownToast('working'))
  queue.update(id, { title: 'done', durationMs: minuteMs + 3000 })
  await shownToast('done')
  const times = await timesAskedFor(() => fireEvent.pointerLeave(region()), [minuteMs, minuteMs * 2])
  await expect(times).toContain(minuteMs + 3000)
})

Long.test('ends its time when it leaves the page', async () => {
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

Limited.test('shows three and brings the others when there is room', async () => {
  for (const title of ['one', 'two', 'three', 'four']) queue.add('info', { title })
  await shownToast('four')
  await expect(listedTexts()).toEqual(['two', 'three', 'four'])
  await expect(toastOf(screen.getByText('one', { selector: 'li *' })).dataset['limited']).toBe('true')
  queue.close(queue.snapshot().at(-1)?.id ?? '')
  await waitFor(() => expect(listedTexts()).toEqual(['one', 'two', 'three']))
})

Limited.test('shows one toast for one key', async () => {
  queue.add('error', { ...examples.error, key: 'NEED_TO_BE_OFFLINE' })
  await shownToast('Account must be offline')
  queue.add('error', { title: 'Still online', key: 'NEED_TO_BE_OFFLINE' })
  await shownToast('Still online')
  await expect(listedToasts()).toHaveLength(1)
})

const seenMoving = async () => {
  const stop = letMove()
  queue.add('info', { title: 'moving' })
  const toast = toastOf(await shownToast('moving'))
  const hasMoved = isMoving(toast)
  stop()
  return { hasMoved, life: getComputedStyle(toast.lastElementChild as Element).display }
}

export const Moving = meta.story()

Moving.test('slides in, and shows how much time is left', async () => {
  await expect(await seenMoving()).toEqual({ hasMoved: true, life: 'block' })
})

export const Still = meta.story({
  parameters: lessMotion,
})

Still.test('only fades for those who asked for less motion', async () => {
  await expect(await seenMoving()).toEqual({ hasMoved: false, life: 'none' })
})
