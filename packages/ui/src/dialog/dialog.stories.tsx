import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'

import { highContrast, notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { atViewport } from '../testing/at-viewport.ts'
import { Opener } from '../testing/dialog-examples.tsx'
import { lessMotion, movesIn } from '../testing/let-move.ts'
import { longTexts } from '../testing/long-texts.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { TextField } from '../text-field/text-field.tsx'
import { DialogClose } from './dialog-close.tsx'
import { DialogTitle } from './dialog-title.tsx'
import { Dialog } from './dialog.tsx'

const sizes = ['sm', 'md', 'lg', 'xl'] as const

const meta = preview.meta({
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Stay logged in?',
    description: 'Keep this device logged in until you log out. Choose no on a shared computer.',
  },
  argTypes: { size: { control: 'inline-radio', options: sizes } },
  parameters: { docs: { story: { inline: false, height: '440px' } } },
})

const footer = (
  <>
    <Button>No</Button>
    <Button tone="primary">Stay logged in</Button>
  </>
)

const scrimOf = (dialog: HTMLElement) => dialog.parentElement?.parentElement ?? dialog

export const Playground = meta.story({ args: { footer } })

Playground.test('is named by its title and described by its description', async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Stay logged in?' })
  await expect(dialog).toHaveAccessibleDescription(/Keep this device/)
  await waitFor(() => expect(dialog).toHaveFocus())
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

export const FullOnPhones = meta.story({
  args: { footer, isFullOnPhones: true, children: 'One of several steps.' },
})

FullOnPhones.test('fills the screen of a phone, with its buttons at the end', async () => {
  const dialog = await screen.findByRole('dialog')
  await atViewport({ width: 390, height: 700 }, async () => {
    await waitFor(() => expect(dialog.getBoundingClientRect().height).toBe(700))
    const button = screen.getByRole('button', { name: 'No' })
    await expect(button.getBoundingClientRect().bottom).toBeGreaterThan(650)
  })
})

Form.test('closes with its close button and its scrim', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(scrimOf(dialog))
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

Alert.test('starts on the safe action and ignores clicks on its scrim', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 3 characters' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await userEvent.click(scrimOf(dialog))
  await expect(args.onOpenChange).not.toHaveBeenCalled()
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await expect(args.onOpenChange).toHaveBeenCalledWith(false)
})

export const NotDismissable = meta.story({
  args: { isDismissable: false, title: 'Backup codes', description: 'They are shown once.', footer },
})

NotDismissable.test('ignores Escape and clicks on its scrim', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(scrimOf(dialog))
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

Pending.test('cannot be closed while pending', async ({ userEvent, args }) => {
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

Bare.test('is named by the title of a custom layout', async ({ userEvent, args }) => {
  await screen.findByRole('dialog', { name: 'Pithos of Pandora' })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expect(args.onOpenChange).toHaveBeenCalledWith(false)
})

export const OverLongPage = meta.story({
  args: { children: <p>Body</p> },
  parameters: notPictured,
  render: (args) => (
    <div style={{ minHeight: 3000 }}>
      <Opener {...args} />
    </div>
  ),
})

OverLongPage.test(
  'stops the page from scrolling without a shift and still allows zooming',
  async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    const { left } = opener.getBoundingClientRect()
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    await expect(opener.getBoundingClientRect().left).toBe(left)
    const wasNotPrevented = fireEvent.wheel(dialog, { ctrlKey: true, deltaY: -120, cancelable: true })
    await expect(wasNotPrevented).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'))
  },
)

export const AllVariants = meta.story({
  args: {
    size: 'lg',
    closeLabel: 'Close',
    title: 'Change your email',
    description: 'We will send a link to the new address. Until you open it, the old one holds.',
    children: (
      <>
        <TextField label="New email" type="email" defaultValue="theron@example.com" />
        <TextField label="Current password" type="password" error="Incorrect password" />
      </>
    ),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button tone="primary">Change</Button>
      </>
    ),
  },
})

AllVariants.test('is a bottom sheet on a phone and as wide as its size elsewhere', async () => {
  const panel = (await screen.findByRole('dialog')).parentElement as HTMLElement
  const { width, bottom } = panel.getBoundingClientRect()
  if (window.innerWidth > 860) return expect(width).toBe(620)
  await expect(width).toBe(document.documentElement.clientWidth)
  await expect(Math.round(bottom)).toBe(window.innerHeight)
})

export const LongText = meta.story({
  args: {
    closeLabel: 'Close',
    title: longTexts.german,
    description: longTexts.unbroken,
    children: Array.from({ length: 30 }, (_, line) => <p key={line}>{longTexts.chinese}</p>),
    footer: (
      <>
        <Button>{longTexts.german}</Button>
        <Button tone="primary">Auswahl endgültig bestätigen</Button>
      </>
    ),
  },
})

LongText.test('scrolls only vertically and keeps title and buttons in view', async () => {
  const dialog = await screen.findByRole('dialog')
  await staysInside(dialog)
  await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
  const { bottom } = screen.getByRole('button', { name: /Auswahl/ }).getBoundingClientRect()
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  await expect(screen.getByRole('heading').getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
})

LongText.test('shows its title and scrolls to everything at 400 percent zoom', async () => {
  const dialog = await screen.findByRole('dialog')
  await atViewport({ width: 320, height: 200 }, async () => {
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(200))
    const title = screen.getByRole('heading').getBoundingClientRect()
    await expect(title.top).toBeGreaterThanOrEqual(0)
    await expect(title.top).toBeLessThan(100)
    await staysInside(dialog)
    dialog.scrollTop = dialog.scrollHeight
    await expect(dialog.scrollTop).toBeGreaterThan(0)
  })
})

const movesOnOpen = (canvas: { getByRole: (role: string) => HTMLElement }) =>
  movesIn(
    () => canvas.getByRole('button').click(),
    () => screen.findByRole('dialog'),
  )

export const Moving = meta.story({ parameters: notPictured, render: (args) => <Opener {...args} /> })

Moving.test('slides up when it opens', async ({ canvas }) => {
  await expect(await movesOnOpen(canvas)).toBe(true)
})

export const Still = meta.story({ ...Moving.input, parameters: lessMotion })

Still.test('only fades with reduced motion', async ({ canvas }) => {
  await expect(await movesOnOpen(canvas)).toBe(false)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps a border against the page', async () => {
  const panel = (await screen.findByRole('dialog')).parentElement as HTMLElement
  await hasEdge(panel)
})
