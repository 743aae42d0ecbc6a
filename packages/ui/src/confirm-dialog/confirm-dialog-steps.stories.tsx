import { expect, fn, screen } from 'storybook/test'

import { notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { effects, InSteps } from '../testing/confirm-dialog-examples.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const phrase = 'DELETE 3 CHARACTERS'

const meta = preview.meta({
  title: 'Overlays/Confirm dialog/Steps',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete 3 characters permanently?',
    children: effects,
    closeLabel: 'Close',
    cancelLabel: 'Back',
    confirmLabel: 'Delete 3 characters',
    acknowledgement: 'I understand that the characters I did not select are permanently deleted.',
    phrase,
    phraseLabel: (strong) => <>Type {strong} to confirm</>,
    blockedReason: 'Check the box and type the phrase: then the button works.',
    subject: 'list',
  },
  parameters: notPictured,
  render: (args) => <InSteps {...args} />,
})

export const Playground = meta.story()

const button = (name: string) => screen.getByRole('button', { name })

Playground.test('asks for the checkbox and the phrase in the last step only', async ({ userEvent, args }) => {
  await screen.findByRole('alertdialog')
  await expect(screen.queryByRole('checkbox')).toBeNull()
  await expect(screen.queryByRole('button', { name: 'Delete 3 characters' })).toBeNull()
  await userEvent.click(button('Next'))
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.type(screen.getByRole('textbox'), phrase)
  await userEvent.click(button('Delete 3 characters'))
  await expect(args.onConfirm).toHaveBeenCalledWith(phrase)
})

Playground.test(
  'goes back with its answers, and forgets them for another list',
  async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.click(button('Next'))
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(button('Back'))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(button('Next'))
    await expect(screen.getByRole('checkbox')).toBeChecked()
    await userEvent.click(button('Back'))
    await userEvent.click(button('Change'))
    await userEvent.click(button('Next'))
    await expect(screen.getByRole('checkbox')).not.toBeChecked()
  },
)
