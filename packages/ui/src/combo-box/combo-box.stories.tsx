import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { highContrast, notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Icon } from '../icon/icon.tsx'
import type { SelectOption } from '../select/select.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { ComboBox } from './combo-box.tsx'
import { storyCharacters as characters } from './story-characters.tsx'
import { useAsyncOptions } from './use-async-options.ts'

const meta = preview.meta({
  title: 'Forms/Combo box',
  component: ComboBox,
  args: {
    label: 'Character',
    options: characters,
    emptyText: 'No character has this name.',
    loadingText: 'Searching…',
    placeholder: 'Type a name',
    locale: 'en-US',
    onValueChange: fn(),
    style: { maxWidth: 320 },
  },
  argTypes: { size: { control: 'inline-radio', options: ['md', 'lg'] } },
})

export const Playground = meta.story()

const names = () => screen.queryAllByRole('option').map((option) => option.textContent)
const announced = () =>
  [...document.querySelectorAll('[data-live-announcer]')].map((node) => node.textContent).join(' ')

Playground.test(
  'finds options by part of the name, ignoring accents, and chooses with Enter',
  async ({ canvas, args }) => {
    const user = await realUser()
    const input = canvas.getByRole('combobox', { name: 'Character' })
    await user.click(input)
    await user.keyboard('OG')
    await waitFor(() => expect(names()).toEqual(['ÖgirHoplite, level 70']))
    await user.keyboard('{ArrowDown}')
    const option = screen.getByRole('option')
    await expect(input).toHaveAttribute('aria-activedescendant', option.id)
    await waitFor(() => expect(input).toHaveFocus())
    await user.keyboard('{Enter}')
    await expect(input).toHaveValue('Ögir')
    await expect(args.onValueChange).toHaveBeenCalledWith('4')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
)

Playground.test('announces the number of options', async ({ canvas }) => {
  const user = await realUser()
  await user.click(canvas.getByRole('combobox'))
  await user.keyboard('y')
  await waitFor(() => expect(announced()).toContain('2 options available'))
})

Playground.test('closes the list and restores the chosen option on Escape', async ({ canvas }) => {
  const user = await realUser()
  const input = canvas.getByRole('combobox')
  await user.click(input)
  await user.keyboard('lyk{ArrowDown}{Enter}')
  await expect(input).toHaveValue('Lykaon')
  await user.keyboard('{Backspace}{Backspace}')
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await expect(input).toHaveValue('Lykaon')
})

Playground.test('discards text that is not an option on blur', async ({ canvas, args }) => {
  const user = await realUser()
  const input = canvas.getByRole('combobox')
  await user.click(input)
  await user.keyboard('Zeus{Tab}')
  await waitFor(() => expect(input).toHaveValue(''))
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

Playground.test('shows a text when nothing matches', async ({ canvas }) => {
  const user = await realUser()
  await user.click(canvas.getByRole('combobox'))
  await user.keyboard('Zeus')
  await waitFor(() => expect(screen.getByText('No character has this name.')).toBeVisible())
})

Playground.test(
  'shows all options with its button, and why some cannot be chosen',
  async ({ canvas, args }) => {
    const user = await realUser()
    await user.click(canvas.getByRole('button'))
    const list = within(await screen.findByRole('listbox'))
    await expect(list.getAllByRole('option')).toHaveLength(5)
    const ianthe = list.getByRole('option', { name: /Ianthe.*Deactivated/ })
    await expect(ianthe).toHaveAttribute('aria-disabled', 'true')
    await user.click(ianthe)
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
)

Playground.test('shows a list as wide as the field, or as wide as a phone screen', async ({ canvas }) => {
  const user = await realUser()
  await user.click(canvas.getByRole('button'))
  const panel = (await screen.findByRole('listbox')).parentElement as HTMLElement
  const { clientWidth } = document.documentElement
  const box = canvas.getByRole('combobox').parentElement as HTMLElement
  const { left, width } = panel.getBoundingClientRect()
  if (clientWidth > 860) {
    await expect(width).toBeGreaterThanOrEqual(box.getBoundingClientRect().width - 1)
    await expect(left).toBeCloseTo(Math.max(8, box.getBoundingClientRect().left), 0)
  } else {
    await expect(left).toBe(8)
    await expect(width).toBe(clientWidth - 16)
  }
})

export const Chosen = meta.story({ args: { defaultValue: '2', icon: <Icon icon={Search} /> } })

Chosen.test('marks the chosen option in the list', async ({ canvas }) => {
  const user = await realUser()
  await user.click(canvas.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Nyxandra'))
})

export const Controlled = meta.story({ args: { value: '3' }, parameters: notPictured })

Controlled.test('follows its controlled value', async ({ canvas, args }) => {
  const user = await realUser()
  const input = canvas.getByRole('combobox')
  await user.click(canvas.getByRole('button'))
  await user.click(await screen.findByRole('option', { name: /Nyxandra/ }))
  await expect(args.onValueChange).toHaveBeenCalledWith('2')
  await waitFor(() => expect(input).toHaveValue('Lykaon'))
})

type Pending = {
  text: string
  signal: AbortSignal
  answer: (found: SelectOption[]) => void
  fail: () => void
}
let requests: Pending[] = []
const load = (text: string, signal: AbortSignal) =>
  new Promise<SelectOption[]>((resolve, reject) => {
    requests.push({ text, signal, answer: resolve, fail: () => reject(new Error('offline')) })
  })

function RemoteComboBox(props: ComponentProps<typeof ComboBox>) {
  const { options, isLoading, hasFailed, search } = useAsyncOptions(load)
  return (
    <ComboBox
      {...props}
      options={options}
      onSearch={search}
      isLoading={isLoading}
      error={hasFailed ? 'The search failed. Try again.' : undefined}
    />
  )
}

export const Async = meta.story({
  render: (args) => <RemoteComboBox {...args} />,
  beforeEach: () => {
    requests = []
  },
  parameters: notPictured,
})

Async.test('shows a loading row while it searches and aborts the previous request', async ({ canvas }) => {
  const user = await realUser()
  await user.click(canvas.getByRole('combobox'))
  await user.keyboard('a')
  await waitFor(() => expect(screen.getByText('Searching…')).toBeVisible())
  await user.keyboard('b')
  await waitFor(() => expect(requests.map(({ text }) => text)).toEqual(['a', 'ab']))
  await expect(requests[0]?.signal.aborted).toBe(true)
  requests[0]?.answer(characters.slice(0, 1))
  requests[1]?.answer(characters.slice(1, 3))
  await waitFor(() => expect(names()).toEqual(['NyxandraOracle, level 88', 'LykaonArcher, level 85']))
  await expect(screen.queryByText('Searching…')).toBeNull()
})

Async.test('keeps the last list while the next one loads and if it fails', async ({ canvas }) => {
  const user = await realUser()
  await user.click(canvas.getByRole('combobox'))
  await user.keyboard('a')
  await waitFor(() => expect(requests).toHaveLength(1))
  requests[0]?.answer(characters.slice(0, 2))
  await waitFor(() => expect(names()).toHaveLength(2))
  await user.keyboard('b')
  await waitFor(() => expect(screen.getByText('Searching…')).toBeVisible())
  await expect(names()).toHaveLength(2)
  requests[1]?.fail()
  await waitFor(() => expect(screen.getByText('The search failed. Try again.')).toBeInTheDocument())
  await expect(names()).toHaveLength(2)
})

export const Invalid = meta.story({ args: { error: 'Choose a character.' } })

Invalid.test('is described by its error', async ({ canvas }) => {
  const input = canvas.getByRole('combobox')
  await expect(input).toBeInvalid()
  await expect(input).toHaveAccessibleDescription('Choose a character.')
})

export const Disabled = meta.story({ args: { disabled: true, defaultValue: '1' } })

Disabled.test('does not open', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox')).toBeDisabled()
  await expect(canvas.getByRole('button')).toBeDisabled()
})

export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: '1' } })

ReadOnly.test('can be read and copied but not changed', async ({ canvas }) => {
  const user = await realUser()
  const input = canvas.getByRole('combobox')
  await user.click(input)
  await user.keyboard('x')
  await expect(input).toHaveValue('Kallistrate')
})

const onDialogChange = fn()

export const InDialog = meta.story({
  render: (args) => (
    <Dialog isOpen onOpenChange={onDialogChange} title="Pithos of Pandora" closeLabel="Close">
      <ComboBox {...args} />
    </Dialog>
  ),
})

InDialog.test('works inside a dialog, where Escape closes only the list', async () => {
  onDialogChange.mockClear()
  const user = await realUser()
  const input = await screen.findByRole('combobox')
  await user.click(input)
  await user.keyboard('ny')
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await expect(onDialogChange).not.toHaveBeenCalled()
  await user.keyboard('ny')
  await user.click(await screen.findByRole('option', { name: /Nyxandra/ }))
  await waitFor(() => expect(input).toHaveValue('Nyxandra'))
  await expect(onDialogChange).not.toHaveBeenCalled()
})

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 320 }}>
      <ComboBox {...args} />
      <ComboBox {...args} label="Chosen" defaultValue="2" icon={<Icon icon={Search} />} />
      <ComboBox {...args} label="Large" size="lg" hint="Deactivated characters cannot be chosen." />
      <ComboBox {...args} label="Invalid" error="Choose a character." />
      <ComboBox {...args} label="Disabled" defaultValue="1" disabled />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    options: Object.entries(longTexts).map(([value, label]) => ({ value, label })),
    label: longTexts.german,
    style: { width: 288 },
  },
})

LongText.test('breaks long words inside the list', async ({ canvas }) => {
  const user = await realUser()
  await user.click(canvas.getByRole('button'))
  await staysInside(await screen.findByRole('listbox'))
  await staysInside(canvas.getByRole('combobox').parentElement, 288)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps its borders and outlines the option that Enter would choose', async ({ canvas }) => {
  const user = await realUser()
  const input = canvas.getAllByRole('combobox')[0] as Element
  await hasEdge(input.parentElement)
  await user.click(input)
  await user.keyboard('n{ArrowDown}')
  const focused = await waitFor(() => {
    const option = document.querySelector('[role=option][data-focused]')
    expect(option).not.toBeNull()
    return option as Element
  })
  await expect(getComputedStyle(focused).outlineStyle).toBe('solid')
  await user.keyboard('{Escape}')
})
