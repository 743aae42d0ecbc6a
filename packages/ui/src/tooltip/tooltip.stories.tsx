import { Copy } from 'lucide-react'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'

import { highContrast, notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { OpenedTooltip } from '../testing/opened-tooltip.tsx'
import { hasEdge } from '../testing/has-edge.ts'
import { stopClock } from '../testing/stop-clock.ts'
import type { TooltipSide } from './tooltip-state.ts'
import { tooltip, TooltipProvider } from './tooltip.tsx'

const meta = preview.meta({
  title: 'Overlays/Tooltip',
  component: TooltipProvider,
  parameters: {
    contract: 'Has no element of its own: it watches the page, and the trigger is any button or link.',
    docs: { story: { inline: false, height: '160px' } },
  },
  render: () => (
    <TooltipProvider>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, paddingInlineStart: 'min(240px, 40vw)' }}>
        <Button aria-disabled aria-describedby="why" {...tooltip('Account must be offline')}>
          Activate
        </Button>
        <IconButton label="Copy" icon={<Icon icon={Copy} />} {...tooltip('Copy')} />
        <span id="why">Once a week</span>
      </div>
    </TooltipProvider>
  ),
})

const showDelayMs = 200
const leaveGraceMs = 120

const hover = (element: HTMLElement) => fireEvent.pointerOver(element, { pointerType: 'mouse' })
const shown = () => screen.findByRole('tooltip')

export const Playground = meta.story()

Playground.test(
  'shows after 200 ms to the left of its trigger and hides when the pointer leaves',
  async ({ canvas }) => {
    using clock = stopClock()
    const trigger = canvas.getByRole('button', { name: 'Activate' })
    hover(trigger)
    await clock.pass(showDelayMs - 1)
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await clock.pass(1)
    const bubble = await shown()
    await waitFor(() =>
      expect(Math.round(trigger.getBoundingClientRect().left - bubble.getBoundingClientRect().right)).toBe(
        10,
      ),
    )
    await expect(trigger).toHaveAccessibleDescription('Once a week Account must be offline')
    hover(bubble)
    await clock.pass(60_000)
    await expect(screen.getByRole('tooltip')).toBeVisible()
    hover(document.body)
    await clock.pass(leaveGraceMs)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(trigger).toHaveAccessibleDescription('Once a week')
  },
)

Playground.test('shows at once on keyboard focus and hides on Escape', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Activate' })).toHaveFocus())
  await shown()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Activate' })).toHaveFocus())
})

Playground.test('does not describe a button by the button’s name', async ({ canvas }) => {
  hover(canvas.getByRole('button', { name: 'Copy' }))
  await shown()
  await expect(canvas.getByRole('button', { name: 'Copy' })).not.toHaveAccessibleDescription()
})

Playground.test(
  'hides when its trigger is pressed and does not open on touch',
  async ({ canvas, userEvent }) => {
    const copy = canvas.getByRole('button', { name: 'Copy' })
    hover(copy)
    await shown()
    await userEvent.click(copy)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    using clock = stopClock()
    hover(document.body)
    fireEvent.pointerOver(copy, { pointerType: 'touch' })
    await clock.pass(60_000)
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

AtTheEdge.test('flips if there is no room', async ({ canvas }) => {
  const trigger = canvas.getByRole('button')
  hover(trigger)
  const bubble = await shown()
  await waitFor(() =>
    expect(bubble.getBoundingClientRect().left).toBeGreaterThan(trigger.getBoundingClientRect().right),
  )
})

Playground.test('hides when its trigger scrolls and when the focus leaves', async ({ canvas, userEvent }) => {
  hover(canvas.getByRole('button', { name: 'Activate' }))
  await shown()
  fireEvent.scroll(document)
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  await userEvent.tab()
  await shown()
  await userEvent.tab({ shift: true })
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})

Playground.test('does not show on focus by pointer', async ({ canvas, userEvent }) => {
  using clock = stopClock()
  const trigger = canvas.getByRole('button', { name: 'Activate' })
  await userEvent.click(trigger)
  await waitFor(() => expect(trigger).toHaveFocus())
  await clock.pass(60_000)
  await expect(screen.queryByRole('tooltip')).toBeNull()
})

Playground.test('has a fixed position and the role tooltip', async ({ canvas }) => {
  hover(canvas.getByRole('button', { name: 'Activate' }))
  const bubble = await shown()
  const frame = bubble.closest<HTMLElement>('[data-radix-popper-content-wrapper]')
  await expect(frame?.style.position).toBe('fixed')
  await expect(document.querySelectorAll('[role=tooltip]')).toHaveLength(1)
})

export const OnlyOnRail = meta.story({
  parameters: notPictured,
  render: () => (
    <TooltipProvider>
      <Button {...tooltip('Shop', { when: '(max-width: 1px)' })}>Shop</Button>
    </TooltipProvider>
  ),
})

OnlyOnRail.test('does not show if its media query does not match', async ({ canvas }) => {
  using clock = stopClock()
  hover(canvas.getByRole('button'))
  await clock.pass(60_000)
  await expect(screen.queryByRole('tooltip')).toBeNull()
})

export const InDialog = meta.story({
  parameters: notPictured,
  render: () => (
    <TooltipProvider>
      <Dialog isOpen onOpenChange={() => undefined} title="Two-factor authentication">
        <IconButton label="Copy" icon={<Icon icon={Copy} />} {...tooltip('Copy the secret key')} />
      </Dialog>
    </TooltipProvider>
  ),
})

InDialog.test('is above the modal, and Escape leaves the dialog open', async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog')
  hover(within(dialog).getByRole('button', { name: 'Copy' }))
  const bubble = await shown()
  await expect(bubble.closest('[inert], [aria-hidden=true]')).toBeNull()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  await expect(screen.getByRole('dialog')).toBeVisible()
})

export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'center', gap: 48, padding: 56 }}>
      {(['left', 'right', 'top', 'bottom'] as const).map((side) => (
        <OpenedTooltip key={side} side={side} text={`On the ${side}`} name={side} />
      ))}
    </div>
  ),
})

AllVariants.test('keeps 10 px on every side', async ({ canvas }) => {
  await waitFor(() => expect(document.querySelectorAll('[data-side]')).toHaveLength(4))
  for (const bubble of document.querySelectorAll<HTMLElement>('[data-side]')) {
    const side = bubble.dataset['side'] ?? ''
    const trigger = canvas.getByRole('button', { name: side }).getBoundingClientRect()
    const { left, right, top, bottom } = bubble.getBoundingClientRect()
    const gaps = {
      left: trigger.left - right,
      right: left - trigger.right,
      top: trigger.top - bottom,
      bottom: top - trigger.bottom,
    }
    await expect(Math.round(gaps[side as TooltipSide])).toBe(10)
  }
})

export const LongText = meta.story({
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 180, paddingBlock: 8 }}>
      {Object.values(longTexts).map((text) => (
        <OpenedTooltip key={text} text={text} side="bottom" />
      ))}
    </div>
  ),
})

LongText.test('wraps and stays on the screen', async () => {
  await waitFor(() => expect(document.querySelectorAll('[data-side]')).toHaveLength(3))
  for (const bubble of document.querySelectorAll('[data-side]')) {
    const { left, right, width } = bubble.getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(320)
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  }
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps its edge', async () => {
  await waitFor(() => expect(document.querySelectorAll('[data-side]')).toHaveLength(4))
  await hasEdge(document.querySelectorAll('[data-side]'))
})
