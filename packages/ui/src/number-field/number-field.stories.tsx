import { expect, fireEvent, fn, waitFor } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { NumberField } from './number-field.tsx'

const onValueChange = fn<(value: number | null) => void>()

const meta = preview.meta({
  title: 'Forms/Number field',
  component: NumberField,
  args: {
    label: 'Quantity',
    locale: 'en-US',
    defaultValue: 3,
    min: 1,
    max: 99,
    decreaseLabel: 'One fewer',
    increaseLabel: 'One more',
    roleDescription: 'number field',
    onValueChange,
  },
  argTypes: { size: { control: 'inline-radio', options: ['md', 'lg'] } },
})

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

export const Playground = meta.story()

Playground.test('steps once per press and per key', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Quantity' })
  await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
  await waitFor(() => expect(input).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}{PageDown}{ArrowUp}{PageUp}{End}{Home}')
  await expect(onValueChange.mock.calls.flat()).toEqual([4, 3, 2, 3, 4, 99, 1])
  await expect(input).toHaveValue('1')
})

Playground.test('clamps typed numbers on blur and on Enter, not before', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Quantity' })
  await userEvent.clear(input)
  await userEvent.type(input, '500')
  await expect(onValueChange).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect(input).toHaveValue('99')
  await userEvent.clear(input)
  await userEvent.type(input, '0{Enter}')
  await expect(input).toHaveValue('1')
  await expect(onValueChange.mock.calls.flat()).toEqual([99, 1])
})

Playground.test('announces the number after clamping the typed one', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox')
  await userEvent.clear(input)
  await userEvent.type(input, '500{Enter}')
  const spoken = () => document.querySelector('[data-live-announcer] [aria-live=assertive]')
  await waitFor(() => expect(spoken()).toHaveTextContent('99'))
})

Playground.test('can be empty, with the value null', async ({ canvas, userEvent }) => {
  await userEvent.clear(canvas.getByRole('textbox'))
  await userEvent.tab()
  await expect(onValueChange).toHaveBeenLastCalledWith(null)
})

Playground.test(
  'refuses characters that cannot be part of a number within the bounds',
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'x-.')
    await expect(input).toHaveValue('3')
    fireEvent.compositionStart(input)
    fireEvent.change(input, { target: { value: '3あ' } })
    fireEvent.compositionEnd(input)
    await waitFor(() => expect(input).toHaveValue('3'))
  },
)

Playground.test('accepts a pasted number, as a whole or at the caret', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole<HTMLInputElement>('textbox')
  input.focus()
  input.select()
  await userEvent.paste(' 42 ')
  await expect(onValueChange).toHaveBeenLastCalledWith(42)
  input.setSelectionRange(0, 0)
  await userEvent.paste('no')
  await expect(input).toHaveValue('42')
  input.setSelectionRange(1, 2)
  await userEvent.paste('7')
  await expect(input).toHaveValue('47')
  input.select()
  await userEvent.paste('many')
  await expect(input).toHaveValue('42')
})

Playground.test(
  'is a text box in a group, with its buttons outside the tab order',
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await expect(canvas.getByRole('group')).toContainElement(input)
    await expect(input).toHaveAttribute('aria-roledescription', 'number field')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.tab()
    await waitFor(() => expect(input).toHaveFocus())
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toHaveAttribute('tabindex', '-1')
      await expect(button).toHaveAttribute('aria-controls', input.id)
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    }
  },
)

export const AtMinimum = meta.story({ args: { defaultValue: 1 } })

AtMinimum.test('cannot go below', async ({ canvas, userEvent }) => {
  const fewer = canvas.getByRole('button', { name: 'One fewer' })
  await expect(fewer).toBeDisabled()
  await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
  await userEvent.click(fewer)
  await expect(fewer).toBeDisabled()
  await expect(onValueChange.mock.calls.flat()).toEqual([2, 1])
})

export const AtMaximum = meta.story({ args: { defaultValue: 99 } })

AtMaximum.test('cannot go above', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'One more' })).toBeDisabled()
  await userEvent.click(canvas.getByRole('textbox'))
  await userEvent.keyboard('{ArrowUp}')
  await expect(onValueChange).not.toHaveBeenCalled()
})

export const Unbounded = meta.story({ args: { min: undefined, max: undefined, defaultValue: undefined } })

Unbounded.test(
  'leaves Home and End to the caret, starts at 0 and accepts any number',
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await expect(fireEvent.keyDown(input, { key: 'Home' })).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer' }))
    await expect(input).toHaveValue('0')
    await userEvent.keyboard('{ArrowDown}')
    await expect(input).toHaveValue('-1')
    await userEvent.clear(input)
    await userEvent.type(input, '-1234567890123456{Enter}')
    await expect(onValueChange).toHaveBeenLastCalledWith(-1_234_567_890_123_456)
  },
)

export const Empty = meta.story({ args: { defaultValue: null } })

Empty.test('starts at the bound that the step moves away from', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox')
  await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
  await expect(input).toHaveValue('1')
  await userEvent.clear(input)
  await userEvent.click(canvas.getByRole('button', { name: 'One fewer' }))
  await expect(input).toHaveValue('99')
})

export const StepOfFive = meta.story({ args: { defaultValue: 10, min: 0, max: 100, step: 5 } })

StepOfFive.test('snaps to its steps in the direction of change', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox')
  await userEvent.clear(input)
  await userEvent.type(input, '12{ArrowUp}')
  await expect(input).toHaveValue('15')
  await userEvent.clear(input)
  await userEvent.type(input, '12{ArrowDown}')
  await expect(input).toHaveValue('10')
  await userEvent.clear(input)
  await userEvent.type(input, '13{Enter}')
  await expect(input).toHaveValue('15')
})

export const Decimals = meta.story({
  args: { label: 'Exchange rate', defaultValue: 0.1, min: 0, max: 5, step: 0.1, formatOptions: twoDecimals },
})

Decimals.test('adds tenths without rounding errors', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('textbox'))
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect(onValueChange.mock.calls.flat()).toEqual([0.2, 0.3])
  await expect(canvas.getByRole('textbox')).toHaveValue('0.30')
})

export const Small = meta.story({ args: { size: 'md' } })

export const Invalid = meta.story({ args: { error: 'The balance is enough for 2.', hint: 'At most 99.' } })

Invalid.test('is described by its hint and its error', async ({ canvas }) => {
  const input = canvas.getByRole('textbox')
  await expect(input).toBeInvalid()
  await expect(input).toHaveAccessibleDescription('At most 99. The balance is enough for 2.')
})

export const Disabled = meta.story({ args: { disabled: true } })

export const ReadOnly = meta.story({ args: { readOnly: true } })

ReadOnly.test('does not change', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox')
  await userEvent.click(input)
  await userEvent.keyboard('{ArrowUp}{End}')
  await expect(onValueChange).not.toHaveBeenCalled()
  for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled()
})

const grid = { display: 'flex', flexWrap: 'wrap', gap: 24 } as const

export const AllVariants = meta.story({
  render: (args) => (
    <div style={grid}>
      <NumberField {...args} label="Within 1 to 99" />
      <NumberField {...args} label="At the minimum" defaultValue={1} />
      <NumberField {...args} label="At the maximum" defaultValue={99} />
      <NumberField {...args} label="Empty" defaultValue={null} labelNote="optional" />
      <NumberField {...args} label="Small" size="md" />
      <NumberField {...args} label="Invalid" error="The balance is enough for 2." />
      <NumberField {...args} label="Read only" readOnly />
      <NumberField {...args} label="Disabled" disabled />
    </div>
  ),
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, width: 260 }}>
      {Object.values(longTexts).map((text) => (
        <NumberField key={text} {...args} label={text} hint={text} error={text} />
      ))}
    </div>
  ),
})

LongText.test('wraps inside its column', async ({ canvasElement }) => {
  const column = canvasElement.firstElementChild as HTMLElement
  await staysInside(column, 260)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps an edge around every field, and an outline in focus', async ({ canvas }) => {
  await hasEdge(canvas.getAllByRole('group'))
  canvas.getByRole('textbox', { name: 'Small' }).focus()
  const focused = canvas.getByRole('textbox', { name: 'Small' }).parentElement as HTMLElement
  await expect(getComputedStyle(focused).outlineWidth).toBe('2px')
})
