import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

const onValueChange = fn<(value: number | null) => void>()

const meta = preview.meta({
  title: 'Forms/Number field in use',
  component: NumberField,
  args: {
    label: 'Quantity',
    locale: 'en-US',
    defaultValue: 12_480,
    min: 1,
    max: 99_999,
    decreaseLabel: 'One fewer',
    increaseLabel: 'One more',
    onValueChange,
  },
})

export const Playground = meta.story()

Playground.test('groups digits by the rules of its language', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox')
  await expect(input).toHaveValue('12,480')
  await userEvent.clear(input)
  await userEvent.type(input, '1,234{Enter}')
  await expect(onValueChange).toHaveBeenLastCalledWith(1234)
})

const amounts = { minimumFractionDigits: 1, maximumFractionDigits: 2 }

export const German = meta.story({
  args: { label: 'Betrag', locale: 'de-DE', defaultValue: 12_480.5, formatOptions: amounts },
})

German.test('uses points between thousands and a decimal comma', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Betrag' })
  await expect(input).toHaveValue('12.480,5')
  await userEvent.clear(input)
  await userEvent.type(input, '1.234,5{Enter}')
  await expect(onValueChange).toHaveBeenLastCalledWith(1234.5)
})

export const Polish = meta.story({ args: { label: 'Liczba', locale: 'pl-PL' } })

Polish.test('groups with a no-break space and accepts a normal space', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Liczba' })
  await expect(input).toHaveValue('12\u00A0480')
  await userEvent.clear(input)
  await userEvent.type(input, '23 456{Enter}')
  await expect(onValueChange).toHaveBeenLastCalledWith(23_456)
  input.select()
  await userEvent.paste('34\u00A0567')
  await expect(onValueChange).toHaveBeenLastCalledWith(34_567)
})

export const Chinese = meta.story({ args: { label: '數量', locale: 'zh-Hant-HK', max: 99 } })

Chinese.test('accepts the digits of other scripts', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: '數量' })
  for (const [typed, value] of [
    ['４２', 42],
    ['٣٥', 35],
    ['二七', 27],
  ] as const) {
    await userEvent.clear(input)
    await userEvent.type(input, `${typed}{Enter}`)
    await expect(onValueChange).toHaveBeenLastCalledWith(value)
  }
})

function Owned({ defaultValue: _, ...props }: NumberFieldProps) {
  const [value, setValue] = useState<number | null>(3)
  return (
    <NumberField
      {...props}
      value={value}
      onValueChange={(next) => {
        props.onValueChange?.(next)
        // This owner refuses values above ten.
        if (next === null || next <= 10) setValue(next)
      }}
    />
  )
}

export const Controlled = meta.story({ render: (args) => <Owned {...args} />, parameters: notPictured })

Controlled.test('shows its owner’s value, regardless of what was typed', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox')
  await userEvent.clear(input)
  await userEvent.type(input, '10{Enter}')
  await expect(input).toHaveValue('10')
  await userEvent.keyboard('{ArrowUp}')
  await expect(onValueChange).toHaveBeenLastCalledWith(11)
  await expect(input).toHaveValue('10')
})

export const OutOfBounds = meta.story({ args: { defaultValue: 500, max: 99 } })

OutOfBounds.test('starts inside its bounds', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveValue('99')
})

const send = fn<(quantity: FormDataEntryValue | null) => void>()

export const InForm = meta.story({
  args: { name: 'quantity', required: true },
  render: (args) => (
    <form
      style={{ display: 'grid', gap: 16, justifyItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault()
        send(new FormData(event.currentTarget).get('quantity'))
      }}
    >
      <NumberField {...args} />
      <Button type="submit">Order</Button>
      <Button type="reset">Start again</Button>
    </form>
  ),
})

InForm.test('is sent as a plain number, clamped first when Enter sends it', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox')
  await userEvent.click(canvas.getByRole('button', { name: 'Order' }))
  await expect(send).toHaveBeenLastCalledWith('12480')
  await userEvent.clear(input)
  await userEvent.type(input, '123,456{Enter}')
  await expect(send).toHaveBeenLastCalledWith('99999')
})

InForm.test('returns to its first number when the form is reset', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox')
  await userEvent.clear(input)
  await userEvent.type(input, '7')
  await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
  await expect(input).toHaveValue('12,480')
  await userEvent.click(canvas.getByRole('button', { name: 'Order' }))
  await expect(send).toHaveBeenLastCalledWith('12480')
})

InForm.test('is required without being invalid at first', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox')
  await userEvent.clear(input)
  await expect(input).toBeRequired()
  await expect(input).toHaveAttribute('aria-invalid', 'false')
})
