import { ChevronDown, LifeBuoy, LogOut, UserRound } from 'lucide-react'
import type { MouseEvent } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { highContrast, notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Icon } from '../icon/icon.tsx'
import { lessMotion, movesIn } from '../testing/let-move.ts'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { StoryLink } from '../testing/story-link.tsx'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { MenuHeader, MenuItem, MenuRadio, MenuSeparator } from './menu-item.tsx'
import { Menu } from './menu.tsx'

const onLogOut = fn()
const onLanguage = fn()
const stay = (event: MouseEvent) => event.preventDefault()

const meta = preview.meta({
  title: 'Actions/Menu',
  component: Menu,
  args: {
    label: 'Account',
    align: 'start' as const,
    trigger: <Button iconEnd={<Icon icon={ChevronDown} size={14} />}>Theron</Button>,
    children: (
      <>
        <MenuHeader>theron@example.com</MenuHeader>
        <MenuItem link={<StoryLink href="#profile" onClick={stay} />} icon={<Icon icon={UserRound} />}>
          Profile
        </MenuItem>
        <MenuItem>Support</MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Icon icon={LogOut} />} onSelect={onLogOut}>
          Log out
        </MenuItem>
      </>
    ),
  },
  argTypes: { align: { control: 'inline-radio', options: ['start', 'end'] } },
  parameters: { docs: { story: { inline: false, height: '300px' } } },
})

const open = async ({
  canvas,
  userEvent,
}: {
  canvas: { getAllByRole: (role: string) => HTMLElement[] }
  userEvent: { click: (element: Element) => Promise<void> }
}) => {
  const [trigger] = canvas.getAllByRole('button')
  await userEvent.click(trigger as HTMLElement)
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
}

export const Playground = meta.story()

Playground.test('moves by arrow keys, Home, End and letters', async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: 'Theron' })
  await expect(trigger).toHaveAttribute('aria-haspopup', 'menu')
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(trigger)
  const profile = await canvas.findByRole('menuitem', { name: 'Profile' })
  await waitFor(() => expect(profile).toHaveFocus())
  await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Log out' })).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(profile).toHaveFocus())
  await userEvent.keyboard('{End}{Home}s')
  await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Support' })).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(trigger).toHaveFocus())
})

Playground.test('runs the action once and closes', async ({ canvas, userEvent }) => {
  onLogOut.mockClear()
  await open({ canvas, userEvent })
  await userEvent.click(await canvas.findByRole('menuitem', { name: 'Log out' }))
  await expect(onLogOut).toHaveBeenCalledOnce()
  await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
})

Playground.test('opens with Enter, closes with Tab, and moves on from its button', async ({ canvas }) => {
  const real = await realUser()
  const trigger = canvas.getByRole('button', { name: 'Theron' })
  trigger.focus()
  await real.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
  await real.keyboard('{Tab}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

Playground.test('closes on a press outside', async ({ canvas, userEvent }) => {
  const real = await realUser()
  await open({ canvas, userEvent })
  await real.click(document.body, { position: { x: 350, y: 300 } })
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await expect(onLogOut).not.toHaveBeenCalled()
})

Playground.test('stays on the screen, aligned with its button', async ({ canvas, userEvent }) => {
  await open({ canvas, userEvent })
  const list = screen.getByRole('menu').getBoundingClientRect()
  const trigger = canvas.getByRole('button').getBoundingClientRect()
  await expect(list.left).toBe(Math.max(8, trigger.left))
  await expect(list.top).toBe(trigger.bottom + 6)
  await expect(list.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
})

export const Open = meta.story({ play: open })

export const Disabled = meta.story({
  args: {
    children: (
      <>
        <MenuItem icon={<Icon icon={UserRound} />}>Profile</MenuItem>
        <MenuItem aria-disabled icon={<Icon icon={LogOut} />} onSelect={onLogOut}>
          Log out, once the purchase is done
        </MenuItem>
      </>
    ),
  },
  play: open,
})

Disabled.test('lets a disabled item be read without running it', async ({ userEvent }) => {
  onLogOut.mockClear()
  await userEvent.keyboard('{End}')
  const item = screen.getByRole('menuitem', { name: /Log out/ })
  await waitFor(() => expect(item).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await userEvent.click(item)
  await expect(onLogOut).not.toHaveBeenCalled()
  await expect(screen.getByRole('menu')).toBeVisible()
})

export const Language = meta.story({
  play: open,
  args: {
    label: 'Language',
    trigger: <Button>EN</Button>,
    children: ['English', 'Deutsch', 'Français', '简体中文'].map((name) => (
      <MenuRadio key={name} isChecked={name === 'Deutsch'} onSelect={() => onLanguage(name)}>
        {name}
      </MenuRadio>
    )),
  },
})

Language.test('starts on the selected item', async ({ canvas, userEvent }) => {
  onLanguage.mockClear()
  const chosen = await canvas.findByRole('menuitemradio', { name: 'Deutsch' })
  await expect(chosen).toBeChecked()
  await waitFor(() => expect(chosen).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect(onLanguage).toHaveBeenCalledWith('Français')
})

export const InDialog = meta.story({
  parameters: notPictured,
  render: (args) => (
    <Dialog isOpen onOpenChange={fn()} title="Account">
      <Menu {...args} />
    </Dialog>
  ),
})

InDialog.test('works inside a modal, and Escape leaves the dialog open', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Theron' }))
  const profile = await screen.findByRole('menuitem', { name: 'Profile' })
  await waitFor(() => expect(profile).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await expect(screen.getByRole('dialog')).toBeInTheDocument()
})

export const AllVariants = meta.story({
  play: open,
  args: {
    children: (
      <>
        <MenuHeader>theron@example.com</MenuHeader>
        <MenuRadio isChecked>Dark</MenuRadio>
        <MenuRadio isChecked={false}>Light</MenuRadio>
        <MenuSeparator />
        <MenuItem icon={<Icon icon={LifeBuoy} />}>Support</MenuItem>
        <MenuItem icon={<Icon icon={UserRound} />} aria-disabled>
          Profile
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Icon icon={LogOut} />}>
          Log out
        </MenuItem>
      </>
    ),
  },
})

AllVariants.test('has items that are large enough to tap', async () => {
  for (const item of [...screen.getAllByRole('menuitem'), ...screen.getAllByRole('menuitemradio')])
    await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(38)
})

export const LongText = meta.story({
  play: open,
  args: {
    children: Object.values(longTexts).map((text) => (
      <MenuRadio key={text} isChecked={text === longTexts.german} icon={<Icon icon={UserRound} />}>
        {text}
      </MenuRadio>
    )),
  },
})

LongText.test('stays inside the screen', async () => {
  const list = screen.getByRole('menu')
  await staysInside(list)
  await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(
    document.documentElement.clientWidth - 8,
  )
})

const openedMoving = (canvas: { getByRole: (role: string) => HTMLElement }) =>
  movesIn(
    () => canvas.getByRole('button').click(),
    () => screen.findByRole('menu'),
  )

export const Moving = meta.story({ parameters: notPictured })

Moving.test('moves up as it opens', async ({ canvas }) => {
  await expect(await openedMoving(canvas)).toBe(true)
})

export const Still = meta.story({ parameters: lessMotion })

Still.test('only fades with reduced motion', async ({ canvas }) => {
  await expect(await openedMoving(canvas)).toBe(false)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps its edge, the tick and the mark of the focused item', async ({ userEvent }) => {
  await hasEdge(screen.getByRole('menu'))
  const chosen = screen.getByRole('menuitemradio', { name: 'Dark' })
  await waitFor(() => expect(chosen.querySelector('svg')).toBeVisible())
  await userEvent.keyboard('{ArrowDown}')
  await expect(getComputedStyle(screen.getByRole('menuitemradio', { name: 'Light' })).outlineStyle).toBe(
    'solid',
  )
})
