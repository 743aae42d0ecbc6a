import { Languages, LogOut, Sun } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { highContrast, notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { lessMotion, movesIn } from '../testing/let-move.ts'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { storyPlaceGroups } from '../testing/story-places.tsx'
import { DrawerNav } from './drawer-nav.tsx'
import { Drawer } from './drawer.tsx'

const header = (
  <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
    <Avatar name="Theron" icon="spartan-helmet" element="fire" />
    <span style={{ display: 'grid' }}>
      <b>Theron</b>
      <small>theron@example.com</small>
    </span>
  </div>
)

const footer = (
  <>
    <Button icon={<Icon icon={Languages} />}>English</Button>
    <Button icon={<Icon icon={Sun} />}>Light</Button>
    <Button icon={<Icon icon={LogOut} />}>Log out</Button>
  </>
)

const onOpenChange = fn()

function Menu() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>More</Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={(next) => {
          onOpenChange(next)
          setIsOpen(next)
        }}
        label="Menu"
        closeLabel="Close the menu"
        header={header}
        footer={footer}
      >
        <DrawerNav label="All pages" groups={storyPlaceGroups} />
      </Drawer>
    </>
  )
}

const meta = preview.meta({
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onOpenChange,
    label: 'Filters',
    closeLabel: 'Close',
    children: <p>Subcategory, price, tags</p>,
    footer: <Button tone="primary">Show items</Button>,
  },
  parameters: { docs: { story: { inline: false, height: '440px' } } },
})

export const Playground = meta.story()

Playground.test('is titled by its label', async () => {
  await screen.findByRole('dialog', { name: 'Filters' })
  await expect(screen.getByRole('heading', { name: 'Filters' })).toBeInTheDocument()
})

Playground.test('closes with Escape and with a click outside', async ({ userEvent, args }) => {
  const drawer = await screen.findByRole('dialog')
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  await userEvent.click(drawer.parentElement?.parentElement ?? drawer)
  await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
})

Playground.test('traps the focus and cycles through it', async () => {
  const real = await realUser()
  await screen.findByRole('dialog')
  const close = screen.getByRole('button', { name: 'Close' })
  const show = screen.getByRole('button', { name: 'Show items' })
  for (const next of [close, show, close]) {
    await real.keyboard('{Tab}')
    await waitFor(() => expect(next).toHaveFocus())
  }
  await real.keyboard('{Shift>}{Tab}{/Shift}')
  await waitFor(() => expect(show).toHaveFocus())
})

export const FromButton = meta.story({ parameters: notPictured, render: () => <Menu /> })

FromButton.test(
  'closes with its close button and after a link is followed, and restores the focus',
  async ({ canvas, userEvent }) => {
    onOpenChange.mockClear()
    const more = canvas.getByRole('button', { name: 'More' })
    await userEvent.click(more)
    const current = await screen.findByRole('link', { name: 'Shop' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await userEvent.click(screen.getByRole('button', { name: 'Close the menu' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(more).toHaveFocus())
    await userEvent.click(more)
    await userEvent.click(await screen.findByRole('link', { name: /Shop/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(onOpenChange).toHaveBeenCalledTimes(2)
  },
)

export const OfPlaces = meta.story({
  args: { label: 'Menu', header, footer, children: <p>Everything</p> },
  render: (args) => (
    <Drawer {...args}>
      <DrawerNav label="All pages" groups={storyPlaceGroups} />
    </Drawer>
  ),
})

OfPlaces.test('marks the current page by more than color', async () => {
  const current = await screen.findByRole('link', { name: 'Shop' })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await expect(screen.getAllByRole('link', { current: false })).toHaveLength(8)
})

OfPlaces.test('says the label of each group', async () => {
  const store = await screen.findByRole('list', { name: 'Store' })
  const names = within(store)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  await expect(names).toEqual(['Shop', 'Fortune wheel7', 'Coupons', 'Logs'])
})

export const AllVariants = meta.story({
  args: { children: <p>Subcategory, price, tags</p>, header: <b>Filters of the shop</b>, footer },
})

AllVariants.test('comes from the bottom on a phone and from the right elsewhere', async () => {
  const panel = (await screen.findByRole('dialog')).parentElement as HTMLElement
  const { left, right, bottom, width } = panel.getBoundingClientRect()
  await expect(Math.round(bottom)).toBe(window.innerHeight)
  await expect(Math.round(right)).toBe(document.documentElement.clientWidth)
  if (window.innerWidth > 860) await expect(width).toBe(360)
  else await expect(left).toBe(0)
})

export const LongText = meta.story({
  args: {
    label: longTexts.german,
    children: (
      <>
        <p>{longTexts.unbroken}</p>
        {Array.from({ length: 20 }, (_, line) => (
          <p key={line}>{longTexts.chinese}</p>
        ))}
      </>
    ),
    footer: (
      <>
        <Button>{longTexts.german}</Button>
        <Button tone="primary">Filter</Button>
      </>
    ),
  },
})

LongText.test('scrolls only vertically, between title and buttons', async () => {
  const panel = (await screen.findByRole('dialog')).parentElement as HTMLElement
  for (const element of [panel, ...panel.querySelectorAll('*')])
    await expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(
      Math.ceil(panel.getBoundingClientRect().right),
    )
  const { bottom } = screen.getByRole('button', { name: 'Filter' }).getBoundingClientRect()
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
})

const movesOnOpen = (canvas: { getByRole: (role: string) => HTMLElement }) =>
  movesIn(
    () => canvas.getByRole('button').click(),
    () => screen.findByRole('dialog'),
  )

export const Moving = meta.story({ parameters: notPictured, render: () => <Menu /> })

Moving.test('slides in', async ({ canvas }) => {
  await expect(await movesOnOpen(canvas)).toBe(true)
})

export const Still = meta.story({ ...Moving.input, parameters: lessMotion })

Still.test('does not slide with reduced motion', async ({ canvas }) => {
  await expect(await movesOnOpen(canvas)).toBe(false)
})

export const HighContrast = meta.story({ ...OfPlaces.input, parameters: highContrast })

HighContrast.test('keeps its border and marks the current page', async () => {
  await hasForcedColors()
  const panel = (await screen.findByRole('dialog')).parentElement as HTMLElement
  const edge = getComputedStyle(panel)
  await expect([edge.borderTopStyle, edge.borderInlineStartStyle]).toContain('solid')
  const current = screen.getByRole('link', { name: 'Shop' })
  await expect(getComputedStyle(current).outlineStyle).toBe('solid')
})
