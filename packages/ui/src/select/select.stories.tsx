import { ArrowUpDown } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { highContrast, notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Icon } from '../icon/icon.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { Select } from './select.tsx'

const sorts = [
  { value: 'name', label: 'Alphabetical, ascending' },
  { value: '-name', label: 'Alphabetical, descending' },
  { value: 'price', label: 'Price, ascending' },
  { value: '-price', label: 'Price, descending' },
]

const meta = preview.meta({
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Sort',
    options: sorts,
    defaultValue: '-price',
    onValueChange: fn(),
    style: { maxWidth: 280 },
  },
  argTypes: { size: { control: 'inline-radio', options: ['md', 'lg'] } },
})

export const Playground = meta.story()

const isOpen = (select: Element) => select.matches(':open')

Playground.test('selects an option by its name', async ({ canvas, userEvent, args }) => {
  const select = canvas.getByRole('combobox', { name: 'Sort' })
  await expect(select).toHaveDisplayValue('Price, descending')
  await userEvent.selectOptions(select, 'name')
  await expect(args.onValueChange).toHaveBeenCalledWith('name')
  await expect(select).toHaveValue('name')
})

Playground.test(
  'opens with Space, moves with the arrow keys, Home and End, chooses with Enter',
  async ({ canvas }) => {
    const user = await realUser()
    const select = canvas.getByRole('combobox')
    await user.keyboard('{Tab} ')
    await expect(isOpen(select)).toBe(true)
    await user.keyboard('{Home}{ArrowDown}{Enter}')
    await expect(isOpen(select)).toBe(false)
    await expect(select).toHaveValue('-name')
    await user.keyboard(' {End}{Enter}')
    await expect(select).toHaveValue('-price')
  },
)

Playground.test('closes the list on Escape and keeps the choice', async ({ canvas, args }) => {
  const user = await realUser()
  const select = canvas.getByRole('combobox')
  await user.keyboard('{Tab} {Home}{Escape}')
  await expect(isOpen(select)).toBe(false)
  await waitFor(() => expect(select).toHaveFocus())
  await expect(select).toHaveValue('-price')
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

Playground.test('moves to the typed option', async ({ canvas }) => {
  const user = await realUser()
  await user.keyboard('{Tab}a')
  await expect(canvas.getByRole('combobox')).toHaveValue('name')
})

Playground.test('moves to the typed option in the open list', async ({ canvas }) => {
  const user = await realUser()
  await user.keyboard('{Tab} p{Enter}')
  await expect(canvas.getByRole('combobox')).toHaveValue('price')
})

Playground.test('keeps the list inside the window', async ({ canvas }) => {
  const user = await realUser()
  await user.click(canvas.getByRole('combobox'))
  for (const option of canvas.getAllByRole('option')) {
    const { left, right, bottom } = option.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  }
  await user.keyboard('{Escape}')
})

export const WithIcon = meta.story({ args: { isLabelHidden: true, icon: <Icon icon={ArrowUpDown} /> } })

export const Placeholder = meta.story({ args: { defaultValue: '', placeholder: 'Choose an order' } })

Placeholder.test('has no value until one is chosen', async ({ canvas, userEvent }) => {
  const select = canvas.getByRole('combobox')
  await expect(select).toHaveValue('')
  await userEvent.selectOptions(select, 'price')
  await expect(select).toHaveValue('price')
})

export const Zero = meta.story({
  args: { options: [{ value: '0', label: 'None' }, ...sorts], defaultValue: '0' },
  parameters: notPictured,
})

Zero.test('treats 0 like any other value', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox')).toHaveDisplayValue('None')
})

export const Controlled = meta.story({ args: { value: 'price' }, parameters: notPictured })

Controlled.test('shows its owner’s value', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox'), 'name')
  await expect(args.onValueChange).toHaveBeenCalledWith('name')
  await expect(canvas.getByRole('combobox')).toHaveValue('price')
})

export const Empty = meta.story({ args: { options: [], placeholder: 'Nothing to choose from' } })

Empty.test('does not open without options', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox')).toBeDisabled()
})

export const Invalid = meta.story({
  args: { defaultValue: '', placeholder: 'Choose', error: 'Choose an order.' },
})

Invalid.test('is described by its error', async ({ canvas }) => {
  const select = canvas.getByRole('combobox')
  await expect(select).toBeInvalid()
  await expect(select).toHaveAccessibleDescription('Choose an order.')
})

export const Disabled = meta.story({ args: { disabled: true } })

export const InForm = meta.story({
  render: (args) => (
    <form>
      <Select {...args} name="sort" />
    </form>
  ),
  parameters: notPictured,
})

InForm.test('is sent with its form', async ({ canvasElement }) => {
  const form = canvasElement.querySelector('form') as HTMLFormElement
  await expect(new FormData(form).get('sort')).toBe('-price')
})

const onDialogChange = fn()

export const InDialog = meta.story({
  render: (args) => (
    <Dialog isOpen onOpenChange={onDialogChange} title="Filters" closeLabel="Close">
      <Select {...args} />
    </Dialog>
  ),
})

InDialog.test('opens a usable list in a dialog, and Escape closes only the list', async () => {
  onDialogChange.mockClear()
  const user = await realUser()
  const select = await screen.findByRole('combobox')
  await expect(select.closest('[inert], [aria-hidden=true]')).toBeNull()
  await user.click(select)
  await expect(isOpen(select)).toBe(true)
  await user.keyboard('{Escape}')
  await expect(isOpen(select)).toBe(false)
  await expect(onDialogChange).not.toHaveBeenCalled()
})

const withNotes = [...sorts, { value: 'new', label: 'Newest', note: 'Recommended' }]

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 280 }}>
      <Select {...args} />
      <Select {...args} label="Large" size="lg" options={withNotes} defaultValue="new" />
      <Select {...args} label="With an icon" icon={<Icon icon={ArrowUpDown} />} />
      <Select {...args} label="Nothing chosen" defaultValue="" placeholder="Choose an order" />
      <Select {...args} label="Invalid" defaultValue="" placeholder="Choose" error="Choose an order." />
      <Select {...args} label="Disabled" disabled />
      <Select {...args} label="Empty" options={[]} placeholder="Nothing to choose from" />
    </div>
  ),
})

AllVariants.test('draws the value above the control', async ({ canvas }) => {
  for (const select of canvas.getAllByRole('combobox')) {
    const shown = select.nextElementSibling as HTMLElement
    // Only what takes clicks can be asked for at a point.
    shown.style.pointerEvents = 'auto'
    const { x, y, width, height } = shown.getBoundingClientRect()
    await expect(shown).toContainElement(
      document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement,
    )
  }
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, width: 288 }}>
      {Object.entries(longTexts).map(([name, text]) => (
        <Select
          key={name}
          {...args}
          label={name}
          hint={text}
          options={[{ value: 'a', label: text }]}
          defaultValue="a"
        />
      ))}
    </div>
  ),
})

LongText.test('truncates the value inside the field and wraps the hint', async ({ canvas }) => {
  for (const select of canvas.getAllByRole('combobox'))
    await expect(select.getBoundingClientRect().width).toBeLessThanOrEqual(288)
  await staysInside(document.documentElement)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps its edge and shows its value in system colors', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('combobox')
  const field = getComputedStyle(first as Element).backgroundColor
  for (const select of canvas.getAllByRole('combobox')) {
    // Includes a disabled one, where the page's own background would hide the system's text color.
    await expect(getComputedStyle(select).backgroundColor).toBe(field)
    await hasEdge(select)
    const shown = getComputedStyle(select.nextElementSibling as Element)
    await expect(shown.color).not.toBe(getComputedStyle(select).backgroundColor)
  }
})
