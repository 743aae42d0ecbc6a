import { expect, screen, waitFor, within } from 'storybook/test'

import { highContrast, notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Announcer } from '../announcer/announcer.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import {
  examples,
  hear,
  listedToasts,
  onUndo,
  openToasts,
  pressF8,
  queue,
  shownToast,
  toastMeta,
  toastOf,
} from '../testing/toast-stage.tsx'
import { Toaster } from './toaster.tsx'

const meta = preview.meta({ title: 'Overlays/Toast', ...toastMeta })

export const Playground = meta.story({ beforeEach: () => void queue.add('success', examples.success) })

Playground.test('is a list in a region whose name includes the key', async () => {
  const toast = toastOf(await shownToast('Coupon claimed'))
  const region = screen.getByRole('region', { name: 'Notifications (F8)' })
  await expect(region).toHaveAttribute('tabindex', '-1')
  await expect(within(region).getByRole('list')).toHaveAttribute('tabindex', '-1')
  await expect(toast).toHaveAttribute('tabindex', '0')
  await expect(toast.dataset['state']).toBe('open')
  await expect(toast.dataset['swipeDirection']).toBe('right')
})

Playground.test('lets presses through to the page while it is empty', async () => {
  await shownToast('Coupon claimed')
  const before = screen.getByRole('region')
  queue.closeAll()
  await waitFor(() => expect(queue.snapshot()).toHaveLength(0))
  await waitFor(() => expect(screen.getByRole('region')).not.toBe(before))
  await expect(getComputedStyle(screen.getByRole('region')).pointerEvents).toBe('none')
})

Playground.test('closes by its close button without moving the focus', async ({ canvas }) => {
  const real = await realUser()
  await shownToast('Coupon claimed')
  const before = canvas.getByRole('button', { name: 'Before' })
  before.focus()
  await real.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(openToasts()).toHaveLength(0))
  await waitFor(() => expect(before).toHaveFocus())
})

export const Failed = meta.story({ beforeEach: () => void queue.add('error', examples.error) })

Failed.test('shows its kind by icon and text', async () => {
  const toast = toastOf(await shownToast('Account must be offline'))
  await expect(toast.querySelector('svg')).toBeVisible()
})

export const WithAction = meta.story({
  beforeEach: () => {
    queue.add('success', { title: 'Ianthe deactivated', action: { label: 'Undo', onPress: onUndo } })
  },
})

WithAction.test('runs its action once and closes', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await expect(onUndo).toHaveBeenCalledOnce()
  await waitFor(() => expect(queue.snapshot()).toHaveLength(0))
})

export const Empty = meta.story({ parameters: notPictured })

Empty.test('is not a tab stop', async ({ canvas }) => {
  const real = await realUser()
  canvas.getByRole('button', { name: 'Before' }).focus()
  await real.keyboard('{Tab}')
  await waitFor(() => expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus())
})

export const Announced = meta.story({ parameters: notPictured })

Announced.test('announces errors assertively and the rest politely, in one live region', async () => {
  const { heard, standing } = hear()
  queue.add('error', examples.error)
  queue.add('success', examples.success)
  await waitFor(() => {
    expect(heard).toContain(
      'assertive: Notification Account must be offline Log out of the game to enable or disable characters.',
    )
    expect(heard).toContain('polite: Notification Coupon claimed 500 OC were added to your balance.')
  })
  await waitFor(() => expect(standing()).toBe(0))
  await expect(document.querySelectorAll('[data-live-announcer]')).toHaveLength(1)
})

Announced.test('is empty at first, so that a screen reader notices the text', async () => {
  const { heard } = hear()
  queue.add('info', { title: 'Sent' })
  await waitFor(() => expect(heard).toEqual(['polite:', 'polite: Notification Sent']))
})

Announced.test('announces the alternative instead of the action button', async () => {
  const { heard } = hear()
  queue.add('success', {
    title: 'Ianthe deactivated',
    action: { label: 'Undo', altText: 'Activate her again on the character page', onPress: onUndo },
  })
  await waitFor(() =>
    expect(heard).toContain(
      'polite: Notification Ianthe deactivated Activate her again on the character page',
    ),
  )
})

export const OverDialog = meta.story({
  beforeEach: () => void queue.add('success', examples.success),
  render: (args) => (
    <>
      <Announcer />
      <Toaster {...args} />
      <Dialog isOpen onOpenChange={onUndo} title="Pithos of Pandora" closeLabel="Leave" />
    </>
  ),
})

OverDialog.test(
  'is reachable and announced over a modal, whose Escape does not close it',
  async ({ userEvent }) => {
    await screen.findByRole('dialog')
    const title = await shownToast('Coupon claimed')
    await expect(title.closest('[inert], [aria-hidden=true]')).toBeNull()
    const announcer = document.querySelector('[data-live-announcer]')
    await expect(announcer?.closest('[inert], [aria-hidden=true]')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(onUndo).toHaveBeenCalledWith(false)
    await expect(openToasts()).toHaveLength(1)
    pressF8()
    await waitFor(() => expect(title.closest('ol')).toHaveFocus())
    onUndo.mockClear()
    const real = await realUser()
    await real.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(openToasts()).toHaveLength(0))
    await expect(onUndo).not.toHaveBeenCalled()
  },
)

OverDialog.test('closes alone on Escape when it has the focus', async ({ userEvent }) => {
  await screen.findByRole('dialog')
  const title = await shownToast('Coupon claimed')
  toastOf(title).focus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(openToasts()).toHaveLength(0))
  await expect(onUndo).not.toHaveBeenCalled()
})

export const AllVariants = meta.story({
  args: { durationMs: Number.POSITIVE_INFINITY },
  beforeEach: () => {
    queue.add('error', examples.error)
    queue.add('success', examples.success)
    queue.add('info', { ...examples.info, action: { label: 'Show', onPress: onUndo } })
  },
})

AllVariants.test('shows the newest nearest to the corner', async () => {
  await shownToast('Coupon claimed')
  const tops = listedToasts().map((toast) => toast.getBoundingClientRect().top)
  const rising = tops.toSorted((a, b) => a - b)
  await expect(tops).toEqual(window.innerWidth > 860 ? rising : rising.toReversed())
})

AllVariants.test('fills the width of a phone with a margin', async () => {
  await shownToast('Coupon claimed')
  const { left, right } = screen.getByRole('list').getBoundingClientRect()
  if (window.innerWidth > 860) return expect(right - left).toBe(360)
  await expect(left).toBe(8)
  await expect(Math.round(right)).toBe(document.documentElement.clientWidth - 8)
})

export const LongText = meta.story({
  args: { durationMs: Number.POSITIVE_INFINITY },
  beforeEach: () => {
    queue.add('info', { title: longTexts.unbroken })
    queue.add('error', {
      title: longTexts.german,
      description: longTexts.chinese,
      action: { label: 'Erneut versuchen', onPress: onUndo },
    })
  },
})

LongText.test('wraps and grows, and its close button stays visible', async () => {
  await shownToast(longTexts.german)
  for (const toast of listedToasts()) {
    await staysInside(toast)
    const cross = within(toast).getByRole('button', { name: 'Close' }).getBoundingClientRect()
    await expect(cross.right).toBeLessThanOrEqual(toast.getBoundingClientRect().right)
  }
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps an edge around each toast', async () => {
  await shownToast('Coupon claimed')
  await hasEdge(listedToasts())
})
