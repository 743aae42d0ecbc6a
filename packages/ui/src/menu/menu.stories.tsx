import { ChevronDown, LogOut, UserRound } from 'lucide-react'
import type { MouseEvent } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Icon } from '../icon/icon.tsx'
import { StoryLink } from '../testing/story-link.tsx'
import { MenuHeader, MenuItem, MenuRadio, MenuSeparator } from './menu-item.tsx'
import { Menu } from './menu.tsx'

const onLogOut = fn()
const onLanguage = fn()
const stay = (event: MouseEvent) => event.preventDefault()

const meta = preview.meta({
  title: 'Overlays/Menu',
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
})

export const Account = meta.story()

Account.test('is walked by arrows, ends and letters', async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: 'Theron' })
  await expect(trigger).toHaveAttribute('aria-haspopup', 'menu')
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(trigger)
  const profile = await canvas.findByRole('menuitem', { name: 'Profile' })
  await waitFor(() => expect(profile).toHaveFocus())
  await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowUp}')
  await expect(canvas.getByRole('menuitem', { name: 'Log out' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect(profile).toHaveFocus()
  await userEvent.keyboard('{End}{Home}s')
  await expect(canvas.getByRole('menuitem', { name: 'Support' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
  await expect(trigger).toHaveFocus()
})

Account.test('acts once and closes', async ({ canvas, userEvent }) => {
  onLogOut.mockClear()
  await userEvent.click(canvas.getByRole('button', { name: 'Theron' }))
  await userEvent.click(await canvas.findByRole('menuitem', { name: 'Log out' }))
  await expect(onLogOut).toHaveBeenCalledOnce()
  await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
})

export const Language = meta.story({
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

Language.test('starts on the chosen one', async ({ canvas, userEvent }) => {
  onLanguage.mockClear()
  await userEvent.click(canvas.getByRole('button', { name: 'EN' }))
  const chosen = await canvas.findByRole('menuitemradio', { name: 'Deutsch' })
  await expect(chosen).toBeChecked()
  await waitFor(() => expect(chosen).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect(onLanguage).toHaveBeenCalledWith('Français')
})

export const InDialog = meta.story({
  render: (args) => (
    <Dialog isOpen onOpenChange={fn()} title="Account">
      <Menu {...args} />
    </Dialog>
  ),
})

InDialog.test('works inside a modal, and its Escape leaves the dialog open', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Theron' }))
  const profile = await screen.findByRole('menuitem', { name: 'Profile' })
  await waitFor(() => expect(profile).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await expect(screen.getByRole('dialog')).toBeInTheDocument()
})
