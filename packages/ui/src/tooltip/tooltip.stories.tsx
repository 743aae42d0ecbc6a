import { Copy } from 'lucide-react'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { tooltip, TooltipProvider } from './tooltip.tsx'

const meta = preview.meta({
  title: 'Overlays/Tooltip',
  component: TooltipProvider,
  render: () => (
    <TooltipProvider>
      <div style={{ display: 'flex', gap: 16, paddingInlineStart: 240 }}>
        <Button aria-disabled aria-describedby="why" {...tooltip('Account must be offline')}>
          Activate
        </Button>
        <IconButton label="Copy" icon={<Icon icon={Copy} />} {...tooltip('Copy')} />
        <span id="why">Once a week</span>
      </div>
    </TooltipProvider>
  ),
})

const hover = (element: HTMLElement) => fireEvent.pointerOver(element, { pointerType: 'mouse' })
const shown = () => screen.findByRole('tooltip', undefined, { timeout: 3000 })
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const Default = meta.story()

Default.test(
  'comes after 200 ms to the left of its trigger and leaves with the pointer',
  async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Activate' })
    hover(trigger)
    await wait(120)
    await expect(screen.queryByRole('tooltip')).toBeNull()
    const bubble = await shown()
    await waitFor(() =>
      expect(Math.round(trigger.getBoundingClientRect().left - bubble.getBoundingClientRect().right)).toBe(
        10,
      ),
    )
    await expect(trigger).toHaveAccessibleDescription('Once a week Account must be offline')
    hover(bubble)
    await wait(200)
    await expect(screen.getByRole('tooltip')).toBeVisible()
    hover(document.body)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(trigger).toHaveAccessibleDescription('Once a week')
  },
)

Default.test('comes at once on keyboard focus and goes on Escape', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: 'Activate' })).toHaveFocus()
  await shown()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  await expect(canvas.getByRole('button', { name: 'Activate' })).toHaveFocus()
})

Default.test('does not describe a button by its own name', async ({ canvas }) => {
  hover(canvas.getByRole('button', { name: 'Copy' }))
  await shown()
  await expect(canvas.getByRole('button', { name: 'Copy' })).not.toHaveAccessibleDescription()
})

Default.test(
  'goes when its trigger is pressed, and touch does not open it',
  async ({ canvas, userEvent }) => {
    const copy = canvas.getByRole('button', { name: 'Copy' })
    hover(copy)
    await shown()
    await userEvent.click(copy)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    hover(document.body)
    fireEvent.pointerOver(copy, { pointerType: 'touch' })
    await wait(400)
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
)

export const AtTheEdge = meta.story({
  render: () => (
    <TooltipProvider>
      <Button {...tooltip('Fortune wheel')}>Wheel</Button>
    </TooltipProvider>
  ),
})

AtTheEdge.test('flips where there is no room', async ({ canvas }) => {
  const trigger = canvas.getByRole('button')
  hover(trigger)
  const bubble = await shown()
  await waitFor(() =>
    expect(bubble.getBoundingClientRect().left).toBeGreaterThan(trigger.getBoundingClientRect().right),
  )
})

export const OnlyOnRail = meta.story({
  render: () => (
    <TooltipProvider>
      <Button {...tooltip('Shop', { when: '(max-width: 1px)' })}>Shop</Button>
    </TooltipProvider>
  ),
})

OnlyOnRail.test('stays away where its media query does not match', async ({ canvas }) => {
  hover(canvas.getByRole('button'))
  await wait(400)
  await expect(screen.queryByRole('tooltip')).toBeNull()
})

export const InDialog = meta.story({
  render: () => (
    <TooltipProvider>
      <Dialog isOpen onOpenChange={() => undefined} title="Two-factor authentication">
        <IconButton label="Copy" icon={<Icon icon={Copy} />} {...tooltip('Copy the secret key')} />
      </Dialog>
    </TooltipProvider>
  ),
})

InDialog.test('is above the modal, and its Escape leaves the dialog open', async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog')
  hover(within(dialog).getByRole('button', { name: 'Copy' }))
  const bubble = await shown()
  await expect(bubble.closest('[inert], [aria-hidden=true]')).toBeNull()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  await expect(screen.getByRole('dialog')).toBeVisible()
})

export const ManyTriggers = meta.story({
  render: () => (
    <TooltipProvider>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        {Array.from({ length: 100 }, (_, index) => (
          <Button key={index} size="sm" {...tooltip(`Slot ${index}`)}>
            {index}
          </Button>
        ))}
      </div>
    </TooltipProvider>
  ),
})

ManyTriggers.test('follows to the next trigger without the delay', async ({ canvas }) => {
  hover(canvas.getByRole('button', { name: '5' }))
  await expect(await shown()).toHaveTextContent('Slot 5')
  hover(canvas.getByRole('button', { name: '6' }))
  await wait(60)
  await expect(screen.getByRole('tooltip')).toHaveTextContent('Slot 6')
})
