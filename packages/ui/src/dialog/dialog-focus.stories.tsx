import { expect, fn, screen, waitFor } from 'storybook/test'

import { notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Opener, Remover, Shrinking } from '../testing/dialog-examples.tsx'
import { realUser } from '../testing/real-user.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog } from './dialog.tsx'

const meta = preview.meta({
  title: 'Overlays/Dialog focus',
  component: Dialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    closeLabel: 'Close',
    title: 'Change your email',
    initialFocus: 'first-field' as const,
    children: <TextField label="New email" />,
    footer: <Button tone="primary">Change</Button>,
  },
  parameters: { ...notPictured, docs: { story: { inline: false, height: '440px' } } },
})

export const Playground = meta.story({ args: { title: 'Change your email' } })

Playground.test('starts in the first field of a form', async () => {
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'New email' })).toHaveFocus())
})

export const FieldOutOfView = meta.story({
  args: {
    style: { maxHeight: '240px' },
    description: 'We send a link to the new address. '.repeat(12),
  },
})

FieldOutOfView.test('keeps the title in view although the first field has the focus', async () => {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'New email' })).toHaveFocus())
  await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
  await expect(dialog.scrollTop).toBe(0)
})

export const FromButton = meta.story({ render: (args) => <Opener {...args} /> })

FromButton.test('takes, traps and restores the focus', async ({ canvas, userEvent, args }) => {
  const real = await realUser()
  const opener = canvas.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'New email' })).toHaveFocus())
  await expect(opener.closest('[inert], [aria-hidden=true]')).not.toBeNull()
  const field = screen.getByRole('textbox', { name: 'New email' })
  const change = screen.getByRole('button', { name: 'Change' })
  const cross = screen.getByRole('button', { name: 'Close' })
  for (const next of [change, cross, field]) {
    await real.keyboard('{Tab}')
    await waitFor(() => expect(next).toHaveFocus())
  }
  for (const previous of [cross, change, field]) {
    await real.keyboard('{Shift>}{Tab}{/Shift}')
    await waitFor(() => expect(previous).toHaveFocus())
  }
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(opener).toHaveFocus())
  await expect(args.onOpenChange).toHaveBeenCalledWith(false)
})

export const OverFooter = meta.story({
  args: {
    initialFocus: 'dialog',
    children: Array.from({ length: 40 }, (_, index) => (
      <a key={index} href="#content">
        An item
      </a>
    )),
  },
})

OverFooter.test('scrolls focused elements into view above the footer', async () => {
  await screen.findByRole('dialog')
  const footer = screen.getByRole('button', { name: 'Change' }).parentElement as HTMLElement
  const { top } = footer.getBoundingClientRect()
  const isHidden = (item: HTMLElement) => {
    item.focus()
    return item.getBoundingClientRect().bottom > top
  }
  await expect(screen.getAllByRole('link').filter(isHidden)).toEqual([])
})

export const OpenerGone = meta.story({ render: () => <Remover /> })

OpenerGone.test('leaves the page usable when its opener is gone', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Deactivate Ianthe' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(canvas.getByRole('main').closest('[inert], [aria-hidden=true]')).toBeNull()
  await expect(document.activeElement).toBe(document.body)
})

export const ShrinkingContent = meta.story({
  args: { closeLabel: 'Close', children: <Shrinking /> },
})

ShrinkingContent.test('keeps the focus inside when the focused element is removed', async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(screen.getByRole('button', { name: 'Load the last one' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load the last one' })).toBeNull())
  const real = await realUser()
  await real.keyboard('{Tab}')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
})
