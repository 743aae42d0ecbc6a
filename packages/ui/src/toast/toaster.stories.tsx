import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Announcer } from '../announcer/announcer.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { createToastQueue } from './toast-queue.ts'
import { Toaster } from './toaster.tsx'

const queue = createToastQueue()
const onUndo = fn()

const examples = {
  success: { title: 'Coupon claimed', description: '500 OC were added to your balance.' },
  error: {
    title: 'Account must be offline',
    description: 'Log out of the game to enable or disable characters.',
  },
  info: { title: 'Pithos of Pandora ×3', description: 'Sent to Kallistrate for 1,350 OC.' },
}

const meta = preview.meta({
  title: 'Overlays/Toast',
  component: Toaster,
  args: {
    queue,
    label: 'Notifications ({hotkey})',
    announceLabel: 'Notification',
    closeLabel: 'Close',
  },
  render: (args) => (
    <>
      <Announcer />
      <Button>Before</Button>
      <Toaster {...args} />
      <Button>After</Button>
    </>
  ),
  beforeEach: () => {
    onUndo.mockClear()
    return () => {
      queue.closeAll()
      return new Promise((resolve) => setTimeout(resolve, 450))
    }
  },
})

const shown = (title: string) => screen.findByText(title, { selector: 'li *' }, { timeout: 3000 })
const listed = () => within(screen.getByRole('region')).getAllByRole('listitem')

export const Stack = meta.story({
  beforeEach: () => {
    queue.add('error', examples.error)
    queue.add('success', examples.success)
    queue.add('info', examples.info)
  },
})

Stack.test(
  'is a region that names its key, and F8 leads there from newest to oldest',
  async ({ userEvent }) => {
    await shown('Coupon claimed')
    const region = screen.getByRole('region', { name: 'Notifications (F8)' })
    screen.getByRole('button', { name: 'Before' }).focus()
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })
    await waitFor(() => expect(within(region).getByRole('list')).toHaveFocus())
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent('Pithos of Pandora ×3')
    await userEvent.tab()
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent('Coupon claimed')
  },
)

Stack.test(
  'closes the focused one by Escape and gives the focus back after the last',
  async ({ userEvent }) => {
    await shown('Coupon claimed')
    const before = screen.getByRole('button', { name: 'Before' })
    before.focus()
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })
    for (const left of [2, 1, 0]) {
      await userEvent.tab()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(queue.snapshot().filter(({ isOpen }) => isOpen)).toHaveLength(left))
    }
    await waitFor(() => expect(before).toHaveFocus())
  },
)

Stack.test('goes by its cross', async ({ userEvent }) => {
  const title = await shown('Account must be offline')
  const toast = title.closest('li')
  await userEvent.click(within(toast as HTMLElement).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('Account must be offline', { selector: 'li *' })).toBeNull())
})

export const Announced = meta.story()

Announced.test('reads an error at once and the rest politely, in the one live region', async () => {
  queue.add('error', examples.error)
  queue.add('success', examples.success)
  await shown('Coupon claimed')
  const announcer = document.querySelector<HTMLElement>('[data-live-announcer]')
  await waitFor(() => {
    const [error, success] = [...(announcer?.querySelectorAll('[role=status]') ?? [])]
    return Promise.all([
      expect(error).toHaveAttribute('aria-live', 'assertive'),
      expect(error).toHaveTextContent('Notification Account must be offline'),
      expect(success).toHaveAttribute('aria-live', 'polite'),
    ])
  })
  await waitFor(() => expect(announcer?.querySelector('[role=status]')).toBeNull(), { timeout: 2000 })
})

export const Timed = meta.story({ args: { durationMs: 300 } })

Timed.test('goes by itself, but not while the pointer rests on it', async () => {
  queue.add('info', examples.info)
  const title = await shown('Pithos of Pandora ×3')
  const region = screen.getByRole('region')
  fireEvent.pointerMove(title)
  await new Promise((resolve) => setTimeout(resolve, 500))
  await expect(title).toBeInTheDocument()
  fireEvent.pointerLeave(region)
  await waitFor(() => expect(queue.snapshot()).toHaveLength(0), { timeout: 2000 })
})

Timed.test('stays where there is something to press', async ({ userEvent }) => {
  queue.add('success', { title: 'Character deactivated', action: { label: 'Undo', onPress: onUndo } })
  await shown('Character deactivated')
  await new Promise((resolve) => setTimeout(resolve, 600))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect(onUndo).toHaveBeenCalledOnce()
  await waitFor(() => expect(queue.snapshot()).toHaveLength(0))
})

export const Limited = meta.story()

Limited.test('shows three and brings the others when there is room', async () => {
  for (const title of ['one', 'two', 'three', 'four']) queue.add('info', { title })
  await shown('four')
  await expect(listed().map(({ textContent }) => textContent)).toEqual(['two', 'three', 'four'])
  queue.close(queue.snapshot().at(-1)?.id ?? '')
  await waitFor(() => expect(listed().map(({ textContent }) => textContent)).toEqual(['one', 'two', 'three']))
})

export const Replaced = meta.story()

Replaced.test('shows one toast for one key', async () => {
  queue.add('error', { ...examples.error, key: 'NEED_TO_BE_OFFLINE' })
  await shown('Account must be offline')
  queue.add('error', { title: 'Still online', key: 'NEED_TO_BE_OFFLINE' })
  await shown('Still online')
  await expect(listed()).toHaveLength(1)
})

export const Swiped = meta.story()

const swipe = (element: HTMLElement, toX: number) => {
  const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerId: 1, pointerType: 'mouse' })
  element.setPointerCapture = () => undefined
  fireEvent.pointerDown(element, at(0))
  fireEvent.pointerMove(element, at(toX / 2))
  fireEvent.pointerMove(element, at(toX))
  fireEvent.pointerUp(element, at(toX))
}

Swiped.test('goes by a swipe of more than 50 px to the right, not by a shorter or another one', async () => {
  queue.add('info', examples.info)
  const title = await shown('Pithos of Pandora ×3')
  swipe(title, 40)
  swipe(title, -120)
  await expect(queue.snapshot()[0]?.isOpen).toBe(true)
  swipe(title, 80)
  await waitFor(() => expect(queue.snapshot()).toHaveLength(0))
})

export const OverDialog = meta.story({
  render: (args) => (
    <>
      <Announcer />
      <Toaster {...args} />
      <Dialog isOpen onOpenChange={onUndo} title="Pithos of Pandora" closeLabel="Leave" />
    </>
  ),
})

OverDialog.test(
  'is reachable and announced over a modal, whose Escape leaves it alone',
  async ({ userEvent }) => {
    await screen.findByRole('dialog')
    queue.add('success', examples.success)
    const title = await shown('Coupon claimed')
    await expect(title.closest('[inert], [aria-hidden=true]')).toBeNull()
    await expect(
      document.querySelector('[data-live-announcer]')?.closest('[inert], [aria-hidden=true]'),
    ).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(onUndo).toHaveBeenCalledWith(false)
    await expect(queue.snapshot()[0]?.isOpen).toBe(true)
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })
    await waitFor(() => expect(title.closest('ol')).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(queue.snapshot()).toHaveLength(0))
  },
)

export const LongContent = meta.story({
  beforeEach: () => {
    queue.add('error', {
      title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      description:
        'Das Konto muss vollständig abgemeldet sein, bevor Charaktere aktiviert oder deaktiviert werden.',
      action: { label: 'Erneut versuchen', onPress: onUndo },
    })
  },
})
