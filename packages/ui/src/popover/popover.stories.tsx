import { Info } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Popover } from './popover.tsx'

const odds = <p>Legendary 2%, epic 8%, rare 30%, common 60%.</p>

const meta = preview.meta({
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    title: 'Chances',
    trigger: <Button>Show chances</Button>,
    children: odds,
    onOpenChange: fn(),
  },
  argTypes: { align: { control: 'inline-radio', options: ['start', 'end'] } },
})

export const Playground = meta.story()

const panelOf = (name = 'Chances') => screen.findByRole('dialog', { name })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

Playground.test('opens and closes with its button, which announces the state', async ({ canvas, args }) => {
  const user = await realUser()
  const button = canvas.getByRole('button', { name: 'Show chances' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  await expect(await panelOf()).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.click(button)
  await isClosed()
  await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
})

Playground.test('takes the focus, and Escape returns it', async ({ canvas }) => {
  const user = await realUser()
  await user.keyboard('{Tab}{Enter}')
  const panel = await panelOf()
  await waitFor(() => expect(panel).toHaveFocus())
  await user.keyboard('{Escape}')
  await isClosed()
  await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
})

Playground.test('closes on a press outside', async ({ canvas }) => {
  const user = await realUser()
  await user.click(canvas.getByRole('button'))
  await panelOf()
  await user.click(document.body, { position: { x: 5, y: 5 } })
  await isClosed()
})

Playground.test('opens below its button, inside the window', async ({ canvas }) => {
  const user = await realUser()
  const button = canvas.getByRole('button')
  await user.click(button)
  const panel = (await panelOf()).getBoundingClientRect()
  await expect(panel.top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom)
  await expect(panel.left).toBeGreaterThanOrEqual(8)
  await expect(panel.right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8)
})

function Rename({ onOpenChange, ...props }: ComponentProps<typeof Popover>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      <Popover
        {...props}
        title="Rename the character"
        trigger={<Button>Rename</Button>}
        isOpen={isOpen}
        onOpenChange={(next) => {
          onOpenChange?.(next)
          setIsOpen(next)
        }}
      >
        <div style={{ display: 'grid', gap: 12 }}>
          <TextField label="Name" defaultValue="Kallistrate" />
          <Button tone="primary" onClick={() => setIsOpen(false)}>
            Save
          </Button>
        </div>
      </Popover>
      <Button>{isOpen ? 'It is open' : 'It is closed'}</Button>
    </div>
  )
}

export const WithField = meta.story({ render: (args) => <Rename {...args} /> })

WithField.test('tabs from its button through the panel and closes when Tab leaves', async ({ canvas }) => {
  const user = await realUser()
  await user.keyboard('{Tab}{Enter}')
  const panel = within(await panelOf('Rename the character'))
  await waitFor(() => expect(document.activeElement?.closest('[popover]')).not.toBeNull())
  await user.keyboard('{Tab}')
  await waitFor(() => expect(panel.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  await user.keyboard('{Tab}{Tab}')
  await waitFor(() => expect(canvas.getByRole('button', { name: /^It is/ })).toHaveFocus())
  await isClosed()
})

WithField.test('reports its state and can be closed by its owner', async ({ canvas, args }) => {
  const user = await realUser()
  await user.click(canvas.getByRole('button', { name: 'Rename' }))
  const panel = within(await panelOf('Rename the character'))
  await waitFor(() => expect(canvas.getByText('It is open')).toBeVisible())
  await user.click(panel.getByRole('button', { name: 'Save' }))
  await isClosed()
  await expect(args.onOpenChange).toHaveBeenCalledOnce()
})

export const AtTheEdge = meta.story({
  args: { align: 'end', title: 'Chances', trigger: <IconButton label="About" icon={<Icon icon={Info} />} /> },
  render: (args) => (
    <div style={{ position: 'fixed', insetInlineEnd: 4, insetBlockEnd: 4 }}>
      <Popover {...args} />
    </div>
  ),
})

AtTheEdge.test('opens above its button if there is no room below', async ({ canvas }) => {
  const user = await realUser()
  const button = canvas.getByRole('button')
  await user.click(button)
  const panel = (await panelOf()).getBoundingClientRect()
  await expect(panel.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top)
  await expect(panel.right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8)
})

const onDialogChange = fn()

export const InDialog = meta.story({
  render: (args) => (
    <Dialog isOpen onOpenChange={onDialogChange} title="Pithos of Pandora" closeLabel="Close">
      <p>A jar that should stay shut.</p>
      <div>
        <Popover {...args} />
      </div>
    </Dialog>
  ),
})

const openInDialog = async () => {
  onDialogChange.mockClear()
  const user = await realUser()
  await user.click(await screen.findByRole('button', { name: 'Show chances' }))
  return { user, panel: await panelOf() }
}
const isShut = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Chances' })).toBeNull())

InDialog.test('can be read and used in a dialog', async () => {
  const { panel } = await openInDialog()
  await expect(panel).toBeVisible()
  await expect(panel.closest('[inert], [aria-hidden=true]')).toBeNull()
  await waitFor(() => expect(panel).toHaveFocus())
})

InDialog.test('closes on Escape and leaves the dialog open', async () => {
  const { user } = await openInDialog()
  await user.keyboard('{Escape}')
  await isShut()
  await expect(onDialogChange).not.toHaveBeenCalled()
})

InDialog.test('closes on a press outside the dialog; the next press closes the dialog', async () => {
  const { user } = await openInDialog()
  await user.click(document.documentElement, { position: { x: 5, y: 5 } })
  await isShut()
  await expect(onDialogChange).not.toHaveBeenCalled()
  await user.click(document.documentElement, { position: { x: 5, y: 5 } })
  await waitFor(() => expect(onDialogChange).toHaveBeenCalledWith(false))
})

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ minHeight: 150 }}>
      <Popover {...args} isOpen />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    isOpen: true,
    title: longTexts.german,
    children: (
      <>
        <p>{longTexts.unbroken}</p>
        <p>{longTexts.chinese}</p>
      </>
    ),
  },
  render: (args) => (
    <div style={{ minHeight: 320 }}>
      <Popover {...args} />
    </div>
  ),
})

LongText.test('wraps and stays inside the window', async () => {
  const panel = await panelOf(longTexts.german)
  await staysInside(panel, 360)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps an edge around the panel', async () => {
  await hasEdge(await panelOf())
})
