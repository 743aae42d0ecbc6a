import { useState, type ComponentProps } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { PriceRange } from './price-range.tsx'

function Stateful({ value: initial, onValueCommit, ...props }: ComponentProps<typeof PriceRange>) {
  const [value, setValue] = useState(initial)
  return (
    <PriceRange
      {...props}
      value={value}
      onValueCommit={(next) => {
        onValueCommit(next)
        setValue(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Forms/Price range',
  component: PriceRange,
  args: {
    label: 'Price',
    minLabel: 'Minimum price',
    maxLabel: 'Maximum price',
    separator: 'to',
    max: 3560,
    value: { min: null, max: 2800 },
    onValueCommit: fn(),
    format: (coins: number) => coins.toLocaleString('en-US'),
    style: { width: 186 },
  },
  render: (args) => <Stateful {...args} />,
})

export const Default = meta.story()

Default.test('commits what is typed, on Enter and on blur', async ({ canvas, userEvent, args }) => {
  const lowest = canvas.getByRole('textbox', { name: 'Minimum price' })
  await userEvent.clear(lowest)
  await userEvent.type(lowest, '1,200{Enter}')
  await expect(args.onValueCommit).toHaveBeenLastCalledWith({ min: 1200, max: 2800 })
  await expect(lowest).toHaveFocus()
  const highest = canvas.getByRole('textbox', { name: 'Maximum price' })
  await userEvent.clear(highest)
  await userEvent.tab()
  await expect(args.onValueCommit).toHaveBeenLastCalledWith({ min: 1200, max: null })
  await expect(canvas.getByRole('textbox', { name: 'Maximum price' })).toHaveValue('3,560')
})

Default.test('commits a thumb when it is let go, and stops it at the other', async ({ canvas, args }) => {
  const lower = canvas.getByRole('slider', { name: 'Minimum price' })
  fireEvent.change(lower, { target: { value: '3500' } })
  await expect(args.onValueCommit).not.toHaveBeenCalled()
  await expect(canvas.getByRole('textbox', { name: 'Minimum price' })).toHaveValue('2,800')
  fireEvent.pointerUp(lower)
  await expect(args.onValueCommit).toHaveBeenLastCalledWith({ min: 2800, max: 2800 })
})

Default.test('is a named group that reads prices, not numbers', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Price' })).toBeVisible()
  await expect(canvas.getByRole('slider', { name: 'Maximum price' })).toHaveAttribute(
    'aria-valuetext',
    '2,800',
  )
})

export const OpenEnds = meta.story({ args: { value: { min: null, max: null } } })

OpenEnds.test('leaving a field as it was commits nothing', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Minimum price' }))
  await userEvent.tab()
  await expect(args.onValueCommit).not.toHaveBeenCalled()
})

export const Unknown = meta.story({ args: { max: 0, value: { min: null, max: null } } })

Unknown.test('waits for the dearest price', async ({ canvas }) => {
  await expect(canvas.getByRole('group')).toBeDisabled()
})

export const Wide = meta.story({ args: { style: { width: 358 } } })
