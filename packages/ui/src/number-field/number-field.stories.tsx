import { useState, type ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { NumberField } from './number-field.tsx'

function Stateful({ value: initial, onValueChange, ...props }: ComponentProps<typeof NumberField>) {
  const [value, setValue] = useState(initial)
  return (
    <NumberField
      {...props}
      value={value}
      onValueChange={(next) => {
        onValueChange(next)
        setValue(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Forms/Number field',
  component: NumberField,
  args: {
    label: 'Quantity',
    locale: 'en-US',
    value: 3,
    min: 1,
    max: 99,
    decreaseLabel: 'One fewer',
    increaseLabel: 'One more',
    onValueChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
})

export const Default = meta.story()

Default.test('steps by button and by key', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('textbox', { name: 'Quantity' })
  await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
  await expect(input).toHaveValue('4')
  await userEvent.click(input)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect(input).toHaveValue('2')
  await userEvent.keyboard('{End}')
  await expect(input).toHaveValue('99')
  await userEvent.keyboard('{Home}')
  await expect(input).toHaveValue('1')
  await expect(args.onValueChange).toHaveBeenCalledTimes(5)
})

Default.test('clamps what is typed, on blur and on Enter', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('textbox', { name: 'Quantity' })
  await userEvent.clear(input)
  await userEvent.type(input, '500')
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect(input).toHaveValue('99')
  await expect(args.onValueChange).toHaveBeenLastCalledWith(99)
  await userEvent.clear(input)
  await userEvent.type(input, '0{Enter}')
  await expect(input).toHaveValue('1')
})

Default.test('takes digits only and can be empty', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('textbox', { name: 'Quantity' })
  await userEvent.type(input, 'x-.')
  await expect(input).toHaveValue('3')
  await userEvent.clear(input)
  await userEvent.tab()
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
})

Default.test('keeps the step buttons out of the tab order and large', async ({ canvas, userEvent }) => {
  const more = canvas.getByRole('button', { name: 'One more' })
  await expect(more.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  await userEvent.tab()
  await expect(canvas.getByRole('textbox')).toHaveFocus()
  await userEvent.tab()
  await expect(more).not.toHaveFocus()
})

export const AtMinimum = meta.story({ args: { value: 1 } })

AtMinimum.test('cannot go below', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'One fewer' })).toBeDisabled()
  await expect(canvas.getByRole('button', { name: 'One more' })).toBeEnabled()
})

export const AtMaximum = meta.story({ args: { value: 99 } })

AtMaximum.test('cannot go above', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'One more' })).toBeDisabled()
})

export const StepOfFive = meta.story({ args: { value: 10, min: 0, max: 100, step: 5 } })

StepOfFive.test('snaps what is typed to the step', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox')
  await userEvent.clear(input)
  await userEvent.type(input, '13')
  await userEvent.tab()
  await expect(input).toHaveValue('15')
})

export const Empty = meta.story({ args: { value: null } })

Empty.test('starts at the lower bound', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
  await expect(canvas.getByRole('textbox')).toHaveValue('1')
})

export const German = meta.story({ args: { label: 'Anzahl', locale: 'de-DE', value: 12_480, max: 99_999 } })

German.test('reads and writes the grouping of its language', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('textbox', { name: 'Anzahl' })
  await expect(input).toHaveValue('12.480')
  await userEvent.clear(input)
  await userEvent.type(input, '1.234')
  await userEvent.tab()
  await expect(args.onValueChange).toHaveBeenLastCalledWith(1234)
})

export const Small = meta.story({ args: { size: 'md' } })

export const Invalid = meta.story({ args: { error: 'The balance is enough for 2.' } })

Invalid.test('carries its error', async ({ canvas }) => {
  const input = canvas.getByRole('textbox')
  await expect(input).toBeInvalid()
  await expect(input).toHaveAccessibleDescription('The balance is enough for 2.')
})

export const Disabled = meta.story({ args: { disabled: true } })

export const ReadOnly = meta.story({ args: { readOnly: true } })

ReadOnly.test('does not step', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('textbox'))
  await userEvent.keyboard('{ArrowUp}')
  await expect(args.onValueChange).not.toHaveBeenCalled()
})
