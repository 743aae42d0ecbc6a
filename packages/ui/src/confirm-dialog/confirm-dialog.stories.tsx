import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { highContrast, notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { effects, Sending } from '../testing/confirm-dialog-examples.tsx'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { EffectList, EffectLists } from './effect-list.tsx'

const phrase = 'DELETE 3 CHARACTERS'

const meta = preview.meta({
  title: 'Overlays/Confirm dialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete 3 characters permanently?',
    description: 'Confirmation is permanent. Deleted characters cannot be restored.',
    children: effects,
    closeLabel: 'Close',
    cancelLabel: 'Cancel',
    confirmLabel: 'Delete 3 characters',
    acknowledgement: 'I understand that the characters I did not select are permanently deleted.',
    phrase,
    phraseLabel: (strong) => <>Type {strong} to confirm</>,
    blockedReason: 'Check the box and type the phrase: then the button works.',
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
})

const confirmButton = () => screen.getByRole('button', { name: /^Delete 3/ })
const tick = () => screen.getByRole('checkbox')
const field = () => screen.getByRole('textbox', { name: 'Type DELETE 3 CHARACTERS to confirm' })

export const Playground = meta.story()

Playground.test('is an alert dialog that starts with focus on the safe button', async () => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 3 characters permanently?' })
  await expect(dialog).toHaveAccessibleDescription(/cannot be restored/)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
})

Playground.test('lists what is lost by name', async () => {
  await screen.findByRole('alertdialog')
  const [, deleted] = screen.getAllByRole('list')
  const names = within(deleted as HTMLElement).getAllByRole('listitem')
  await expect(names.map(({ textContent }) => textContent)).toEqual(['Ianthe55', 'Melantho40', 'Drakontas33'])
})

Playground.test('explains why the button is blocked', async ({ userEvent, args }) => {
  await screen.findByRole('alertdialog')
  await expect(confirmButton()).toHaveAttribute('aria-disabled', 'true')
  await expect(confirmButton()).toHaveAccessibleDescription(
    'Check the box and type the phrase: then the button works.',
  )
  await userEvent.click(confirmButton())
  await waitFor(() => expect(confirmButton()).toHaveFocus())
  await expect(args.onConfirm).not.toHaveBeenCalled()
})

Playground.test('needs both the checkbox and the phrase', async ({ userEvent, args }) => {
  await screen.findByRole('alertdialog')
  await userEvent.type(field(), phrase)
  await expect(confirmButton()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(tick())
  await expect(confirmButton()).not.toHaveAttribute('aria-disabled')
  await expect(confirmButton()).not.toHaveAccessibleDescription()
  await userEvent.click(tick())
  await expect(confirmButton()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(tick())
  await userEvent.click(confirmButton())
  await expect(args.onConfirm).toHaveBeenCalledOnce()
})

Playground.test(
  'accepts the phrase with surrounding spaces but not with other letters',
  async ({ userEvent }) => {
    await screen.findByRole('alertdialog')
    await userEvent.click(tick())
    for (const wrong of ['delete 3 characters', 'DELETE 2 CHARACTERS', 'DELETE 3 CHARACTER']) {
      await userEvent.clear(field())
      await userEvent.type(field(), wrong)
      await expect(confirmButton()).toHaveAttribute('aria-disabled', 'true')
    }
    await userEvent.clear(field())
    await userEvent.type(field(), `  ${phrase} `)
    await expect(confirmButton()).not.toHaveAttribute('aria-disabled')
  },
)

Playground.test('accepts a pasted phrase and keeps the browser from changing it', async ({ userEvent }) => {
  await screen.findByRole('alertdialog')
  await userEvent.click(tick())
  await userEvent.click(field())
  await userEvent.paste(phrase)
  await expect(confirmButton()).not.toHaveAttribute('aria-disabled')
  await expect(field()).toHaveAttribute('autocomplete', 'off')
  await expect(field()).toHaveAttribute('autocapitalize', 'none')
  await expect(field()).toHaveAttribute('spellcheck', 'false')
  const shown = screen.getByText(phrase)
  await expect(shown.tagName).toBe('STRONG')
  await expect(shown).toHaveAttribute('translate', 'no')
})

Playground.test('ignores Enter until both conditions are met, then confirms', async ({ userEvent, args }) => {
  const real = await realUser()
  await screen.findByRole('alertdialog')
  await userEvent.type(field(), 'DELETE 3 CHARACTER')
  await real.keyboard('{Enter}')
  await userEvent.type(field(), 'S')
  await real.keyboard('{Enter}')
  await expect(args.onConfirm).not.toHaveBeenCalled()
  await expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  await userEvent.click(tick())
  await userEvent.click(field())
  await real.keyboard('{Enter}')
  await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce())
})

Playground.test(
  'closes with Escape, Cancel and the close button but not with a click outside',
  async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(dialog.parentElement?.parentElement ?? dialog)
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledTimes(3)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
)

export const German = meta.story({
  args: {
    phrase: '3 CHARAKTERE LÖSCHEN',
    phraseLabel: (strong) => <>Gib {strong} ein, um zu bestätigen</>,
    acknowledgement: undefined,
  },
  parameters: notPictured,
})

German.test('accepts any composition of an accent but no other language', async ({ userEvent }) => {
  await screen.findByRole('alertdialog')
  const input = screen.getByRole('textbox')
  await userEvent.type(input, phrase)
  await expect(confirmButton()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.clear(input)
  await userEvent.type(input, '3 CHARAKTERE LÖSCHEN'.normalize('NFD'))
  await expect(confirmButton()).not.toHaveAttribute('aria-disabled')
})

export const TickOnly = meta.story({
  args: {
    phrase: undefined,
    children: undefined,
    title: 'Turn off two-factor authentication?',
    description: 'From then on the password alone opens this account.',
    acknowledgement: 'I understand that this account is less safe without it.',
    blockedReason: 'Check the box: then the button works.',
    confirmLabel: 'Turn off',
  },
})

TickOnly.test('needs only the checkbox', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }))
  await expect(args.onConfirm).toHaveBeenCalledOnce()
})

export const Plain = meta.story({
  args: {
    phrase: undefined,
    acknowledgement: undefined,
    blockedReason: undefined,
    children: undefined,
    title: 'Remove Ianthe from the waiting list?',
    description: 'Her place goes to the next character.',
    confirmLabel: 'Remove Ianthe',
  },
})

Plain.test('confirms without conditions', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Ianthe' }))
  await expect(args.onConfirm).toHaveBeenCalledOnce()
})

export const Ready = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox'))
    await userEvent.type(field(), phrase)
  },
})

export const Sent = meta.story({ parameters: notPictured, render: (args) => <Sending {...args} /> })

async function fillAndSend(userEvent: {
  click: (element: Element) => Promise<void>
  type: (element: Element, text: string) => Promise<void>
  dblClick: (element: Element) => Promise<void>
}) {
  await userEvent.click(await screen.findByRole('checkbox'))
  await userEvent.type(field(), phrase)
  await userEvent.dblClick(confirmButton())
}

Sent.test(
  'submits once, cannot be closed while pending, and focuses a refusal',
  async ({ canvas, userEvent, args }) => {
    const refuse = canvas.getByText('Refuse')
    await userEvent.click(canvas.getByText('Delete'))
    await fillAndSend(userEvent)
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    const dialog = screen.getByRole('alertdialog')
    await expect(dialog).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(dialog).toBeInTheDocument()
    refuse.click()
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveFocus())
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('The account must be offline.')
    await userEvent.click(confirmButton())
    await expect(args.onConfirm).toHaveBeenCalledTimes(2)
  },
)

Sent.test('starts empty each time it opens and restores the focus', async ({ canvas, userEvent }) => {
  const opener = canvas.getByText('Delete')
  await userEvent.click(opener)
  await userEvent.click(await screen.findByRole('checkbox'))
  await userEvent.type(field(), phrase)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(opener).toHaveFocus())
  await userEvent.click(opener)
  await waitFor(() => expect(screen.getByRole('checkbox')).not.toBeChecked())
  await expect(field()).toHaveValue('')
})

export const Pending = meta.story({ args: { isPending: true } })

export const Refused = meta.story({
  args: { error: 'The account must be offline. Log out of the game and try again.' },
})

export const Over = meta.story({
  args: { error: 'These characters are deleted already.', isOver: true, cancelLabel: 'Close' },
})

Over.test('leaves only the cancel button and explains why', async () => {
  const dialog = within(await screen.findByRole('alertdialog'))
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus())
  await expect(dialog.queryByRole('button', { name: /^Delete 3/ })).toBeNull()
})

export const AllVariants = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox'))
    await userEvent.type(field(), 'DELETE 3 CHARA')
  },
})

const longItems = [{ key: '1', name: longTexts.unbroken }]
const shortItems = [{ key: '2', name: 'Ianthe', note: '55' }]

export const LongText = meta.story({
  args: {
    title: longTexts.german,
    acknowledgement: longTexts.chinese,
    phrase: longTexts.unbroken,
    confirmLabel: longTexts.german,
    children: (
      <EffectLists>
        <EffectList effect="kept" title={longTexts.german} count="1" items={longItems} />
        <EffectList effect="lost" title="Gelöscht" count="1" items={shortItems} />
      </EffectLists>
    ),
  },
})

LongText.test('stays inside its width', async () => {
  const dialog = await screen.findByRole('alertdialog')
  await staysInside(dialog)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps the borders of the lost list and of the phrase', async () => {
  const [, lostList] = await screen.findAllByRole('list')
  await hasEdge([lostList?.parentElement, screen.getByText(phrase)])
})
