import { expect, screen, waitFor, within } from 'storybook/test'

import { notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { realUser } from '../testing/real-user.ts'
import {
  examples,
  onUndo,
  openToasts,
  pressF8,
  queue,
  shownToast,
  toastMeta,
  toastOf,
} from '../testing/toast-stage.tsx'

const meta = preview.meta({
  title: 'Overlays/Toast keyboard',
  ...toastMeta,
  args: { ...toastMeta.args, durationMs: Number.POSITIVE_INFINITY },
  parameters: { ...toastMeta.parameters, ...notPictured },
})

export const Playground = meta.story({
  beforeEach: () => {
    for (const title of ['oldest', 'middle', 'newest']) queue.add('info', { title })
  },
})

Playground.test('is reachable by F8, then by Tab from the newest to the oldest', async () => {
  const real = await realUser()
  await shownToast('newest')
  pressF8()
  const list = within(screen.getByRole('region')).getByRole('list')
  await waitFor(() => expect(list).toHaveFocus())
  for (const title of ['newest', 'middle', 'oldest']) {
    await real.keyboard('{Tab}')
    await waitFor(() =>
      expect(document.activeElement).toBe(toastOf(screen.getByText(title, { selector: 'li *' }))),
    )
    await real.keyboard('{Tab}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Close'))
  }
})

Playground.test('can be left backwards into the page before it', async ({ canvas }) => {
  const real = await realUser()
  await shownToast('newest')
  pressF8()
  await waitFor(() => expect(screen.getByRole('list')).toHaveFocus())
  await real.keyboard('{Shift>}{Tab}{/Shift}')
  await waitFor(() => expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus())
})

Playground.test('closes the focused toast on Escape and keeps the others', async ({ userEvent }) => {
  const middle = toastOf(await shownToast('middle'))
  middle.focus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(openToasts().map(({ title }) => title)).toEqual(['oldest', 'newest']))
  await waitFor(() => expect(screen.getByRole('list')).toHaveFocus())
})

Playground.test('closes the newest toast on Escape if none has the focus', async ({ canvas, userEvent }) => {
  await shownToast('newest')
  canvas.getByRole('button', { name: 'Before' }).focus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(openToasts().map(({ title }) => title)).toEqual(['oldest', 'middle']))
})

Playground.test('returns the focus after the last toast', async ({ canvas, userEvent }) => {
  const real = await realUser()
  await shownToast('newest')
  const before = canvas.getByRole('button', { name: 'Before' })
  before.focus()
  pressF8()
  for (const left of [2, 1, 0]) {
    await real.keyboard('{Tab}')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(openToasts()).toHaveLength(left))
  }
  await waitFor(() => expect(before).toHaveFocus())
})

export const TwoButtonsEach = meta.story({
  beforeEach: () => {
    for (const title of ['older', 'newer'])
      queue.add('info', { title, action: { label: `Undo ${title}`, onPress: onUndo } })
  },
})

TwoButtonsEach.test('tabs through all buttons, forwards and backwards', async ({ canvas }) => {
  const real = await realUser()
  await shownToast('newer')
  const crosses = screen.getAllByRole('button', { name: 'Close' })
  const stops = ['newer', 'older'].flatMap((title, place) => [
    toastOf(screen.getByText(title, { selector: 'li *' })),
    screen.getByRole('button', { name: `Undo ${title}` }),
    crosses[1 - place] as HTMLElement,
  ])
  const after = canvas.getByRole('button', { name: 'After' })
  after.focus()
  for (const stop of stops) {
    await real.keyboard('{Tab}')
    await waitFor(() => expect(stop).toHaveFocus())
  }
  for (const stop of stops.slice(0, -1).toReversed()) {
    await real.keyboard('{Shift>}{Tab}{/Shift}')
    await waitFor(() => expect(stop).toHaveFocus())
  }
  await real.keyboard('{Shift>}{Tab}{/Shift}')
  await waitFor(() => expect(after).toHaveFocus())
})

export const OverFocused = meta.story({ beforeEach: () => void queue.add('info', examples.info) })

OverFocused.test('does not take the focus when it appears', async ({ canvas }) => {
  const before = canvas.getByRole('button', { name: 'Before' })
  before.focus()
  queue.add('error', examples.error)
  await shownToast('Account must be offline')
  await waitFor(() => expect(before).toHaveFocus())
})
