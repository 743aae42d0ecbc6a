import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { DialogClose } from './dialog-close.tsx'
import { DialogTitle } from './dialog-title.tsx'
import { Dialog } from './dialog.tsx'

type Args = Partial<ComponentProps<typeof Dialog>>

const meta = preview.meta({
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { isOpen: true, onOpenChange: fn(), title: 'Stay logged in?' },
})

const longText =
  'Keep this device logged in until you log out. Choose no on a shared computer. ' +
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(2)

const footer = (
  <>
    <Button>No</Button>
    <Button tone="primary">Stay logged in</Button>
  </>
)

function Opener({ children, ...props }: Args) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog
        {...(props as ComponentProps<typeof Dialog>)}
        isOpen={isOpen}
        onOpenChange={(next) => {
          props.onOpenChange?.(next)
          setIsOpen(next)
        }}
      >
        {children}
      </Dialog>
    </>
  )
}

export const Default = meta.story({
  args: {
    description: 'Keep this device logged in until you log out. Choose no on a shared computer.',
    footer,
  },
})

Default.test('is named by its title and described by its sentence', async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Stay logged in?' })
  await expect(dialog).toHaveAccessibleDescription(/Keep this device/)
  await expect(dialog).toHaveFocus()
})

export const Form = meta.story({
  args: {
    closeLabel: 'Close',
    title: 'Change your email',
    initialFocus: 'first-field',
    children: <TextField label="New email" />,
    footer: <Button tone="primary">Change</Button>,
  },
  render: (args) => <Opener {...args} />,
})

Form.test('takes focus, keeps it, and gives it back', async ({ canvas, userEvent, args }) => {
  const opener = canvas.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'New email' })).toHaveFocus())
  await expect(opener.closest('[inert], [aria-hidden=true]')).not.toBeNull()
  await userEvent.tab()
  await expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus()
  await userEvent.tab()
  await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(opener).toHaveFocus())
  await expect(args.onOpenChange).toHaveBeenCalledWith(false)
})

Form.test('closes by its cross and by its scrim', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(dialog.parentElement?.parentElement ?? dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

export const Alert = meta.story({
  args: {
    role: 'alertdialog',
    title: 'Delete 3 characters',
    description: 'Their items on the bazaar go to Kallistrate. This cannot be undone.',
    footer: (
      <>
        <Button>Cancel</Button>
        <Button tone="danger">Delete 3 characters</Button>
      </>
    ),
  },
})

Alert.test('starts on the safe choice and does not close by its scrim', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 3 characters' })
  await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.click(dialog.parentElement?.parentElement ?? dialog)
  await expect(args.onOpenChange).not.toHaveBeenCalled()
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await expect(args.onOpenChange).toHaveBeenCalledWith(false)
})

export const NotDismissable = meta.story({
  args: { isDismissable: false, title: 'Backup codes', description: 'They are shown once.', footer },
})

NotDismissable.test('stays open on Escape and scrim', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(dialog.parentElement?.parentElement ?? dialog)
  await expect(args.onOpenChange).not.toHaveBeenCalled()
})

export const Pending = meta.story({
  args: {
    isPending: true,
    closeLabel: 'Close',
    title: 'Pithos of Pandora',
    footer: (
      <Button tone="primary" isPending>
        Purchase
      </Button>
    ),
  },
})

Pending.test('cannot be left while it works', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('dialog')
  await expect(dialog).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expect(args.onOpenChange).not.toHaveBeenCalled()
})

export const Bare = meta.story({
  args: {
    layout: 'bare',
    size: 'xl',
    title: undefined as never,
    children: (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', minHeight: 320 }}>
        <div style={{ padding: 24 }}>Preview</div>
        <div style={{ padding: 24, display: 'flex', justifyContent: 'space-between' }}>
          <DialogTitle>Pithos of Pandora</DialogTitle>
          <DialogClose label="Close" />
        </div>
      </div>
    ),
  },
})

Bare.test('is named by the title of its own layout', async ({ userEvent, args }) => {
  await screen.findByRole('dialog', { name: 'Pithos of Pandora' })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expect(args.onOpenChange).toHaveBeenCalledWith(false)
})

const longArgs = {
  closeLabel: 'Close',
  title: 'Bedingungen für das Behalten aller ausgewählten Charaktere dieses Kontos',
  description: longText,
  children: Array.from({ length: 12 }, (_, line) => <p key={line}>{longText}</p>),
  footer: (
    <>
      <Button>Auswahl verwerfen und zurück</Button>
      <Button tone="primary">Auswahl endgültig bestätigen</Button>
    </>
  ),
} satisfies Args

export const LongContent = meta.story({ args: longArgs })

export const Mobile = meta.story({ args: longArgs, globals: { viewport: { value: 'mobile' } } })
