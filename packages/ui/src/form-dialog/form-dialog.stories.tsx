import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { hasEdge } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { TextField } from '../text-field/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'

const meta = preview.meta({
  title: 'Overlays/Form dialog',
  component: FormDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    title: 'Rename passkey',
    description: 'The name on your device does not change.',
    closeLabel: 'Close',
    cancelLabel: 'Cancel',
    submitLabel: 'Save',
    children: <TextField id="passkey-name" label="Name" hint="Only you can see it." defaultValue="Laptop" />,
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
})

const found = async () => within(await screen.findByRole('dialog'))

export const Playground = meta.story()

Playground.test('starts with focus on the first field', async () => {
  const dialog = await found()
  await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus())
})

Playground.test('is sent by the button and by Enter in a field', async ({ userEvent, args }) => {
  const dialog = await found()
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await userEvent.type(dialog.getByLabelText('Name'), '{Enter}')
  await expect(args.onSubmit).toHaveBeenCalledTimes(2)
})

Playground.test('closes with Cancel, the close button and Escape', async ({ userEvent, args }) => {
  const dialog = await found()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  await expect(args.onOpenChange).toHaveBeenCalledTimes(3)
  await expect(args.onSubmit).not.toHaveBeenCalled()
})

export const Pending = meta.story({ args: { isPending: true } })

Pending.test('can be neither sent again nor closed', async ({ userEvent, args }) => {
  const dialog = await found()
  await userEvent.type(dialog.getByLabelText('Name'), '{Enter}')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await userEvent.keyboard('{Escape}')
  await expect(args.onSubmit).not.toHaveBeenCalled()
  await expect(args.onOpenChange).not.toHaveBeenCalled()
})

export const Busy = meta.story({ args: { isPending: true, isSubmitting: false } })

Busy.test('shows progress only on what is pending', async () => {
  const dialog = await found()
  await expect(dialog.getByRole('button', { name: 'Save' })).not.toHaveAttribute('data-pending')
})

export const Invalid = meta.story({
  args: {
    errors: [{ fieldId: 'passkey-name', message: 'Enter a name' }],
    children: <TextField id="passkey-name" label="Name" error="Enter a name" />,
  },
})

Invalid.test('moves the focus to the invalid field', async () => {
  const dialog = await found()
  await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus())
})

export const Refused = meta.story({ args: { error: 'Too many requests. Try again in 30 seconds.' } })

Refused.test('announces the refusal and can be sent again', async ({ userEvent, args }) => {
  const dialog = await found()
  await expect(dialog.getByRole('alert')).toHaveTextContent('Too many requests')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await expect(args.onSubmit).toHaveBeenCalledOnce()
})

export const Over = meta.story({
  args: { error: 'This passkey was removed.', isOver: true, cancelLabel: 'Close' },
})

Over.test('leaves only the cancel button and focuses the refusal', async () => {
  const dialog = await found()
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus())
  await expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull()
})

export const Result = meta.story({
  args: {
    title: 'Redeemed',
    description: undefined,
    cancelLabel: 'Close',
    action: <Button tone="primary">Coupon logs</Button>,
    result: <p>The item is on its way.</p>,
  },
})

Result.test('replaces the form', async () => {
  const dialog = await found()
  await expect(dialog.getByText('The item is on its way.')).toBeInTheDocument()
  await expect(dialog.queryByLabelText('Name')).toBeNull()
  await expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull()
})

export const AllVariants = meta.story({ args: { submitTone: 'danger', submitLabel: 'Disable' } })

export const LongText = meta.story({
  args: {
    title: longTexts.german,
    description: longTexts.chinese,
    submitLabel: longTexts.german,
    error: longTexts.unbroken,
    children: <TextField label={longTexts.unbroken} hint={longTexts.german} />,
  },
})

LongText.test('stays inside its width', async () => {
  await staysInside(await screen.findByRole('dialog'))
})

export const HighContrast = meta.story({ args: { ...Refused.input.args }, parameters: highContrast })

HighContrast.test('keeps the edge of the refusal', async () => {
  const dialog = await found()
  await hasEdge(dialog.getByRole('alert'))
})
