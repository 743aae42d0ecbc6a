import { useState, type ComponentProps } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
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
    style: { width: 220 },
  },
  render: (args) => <Stateful {...args} />,
})

export const Playground = meta.story()

Playground.test('commits the typed price on Enter and on blur', async ({ canvas, userEvent, args }) => {
  const lowest = canvas.getByRole('textbox', { name: 'Minimum price' })
  await userEvent.clear(lowest)
  await userEvent.type(lowest, '1,200{Enter}')
  await expect(args.onValueCommit).toHaveBeenLastCalledWith({ min: 1200, max: 2800 })
  await waitFor(() => expect(lowest).toHaveFocus())
  const highest = canvas.getByRole('textbox', { name: 'Maximum price' })
  await userEvent.clear(highest)
  await userEvent.tab()
  await expect(args.onValueCommit).toHaveBeenLastCalledWith({ min: 1200, max: null })
  await expect(canvas.getByRole('textbox', { name: 'Maximum price' })).toHaveValue('3,560')
})

Playground.test(
  'clamps a typed price to the other end and to the highest price',
  async ({ canvas, userEvent, args }) => {
    const lowest = canvas.getByRole('textbox', { name: 'Minimum price' })
    await userEvent.clear(lowest)
    await userEvent.type(lowest, '9000{Enter}')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({ min: 2800, max: 2800 })
    const highest = canvas.getByRole('textbox', { name: 'Maximum price' })
    await userEvent.clear(highest)
    await userEvent.type(highest, '9000{Enter}')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({ min: 2800, max: null })
  },
)

Playground.test(
  'updates the field when its thumb moves, and stops at the other thumb',
  async ({ canvas, args }) => {
    const user = await realUser()
    await user.keyboard('{Tab}{End}')
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'Minimum price' })).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Minimum price' })).toHaveValue('2,800')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({ min: 2800, max: 2800 })
  },
)

Playground.test('is a named group that announces prices, not bare numbers', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Price' })).toBeVisible()
  await expect(canvas.getByRole('slider', { name: 'Maximum price' })).toHaveAttribute(
    'aria-valuetext',
    '2,800',
  )
})

export const OpenEnds = meta.story({ args: { value: { min: null, max: null } } })

OpenEnds.test('commits nothing when a field is left unchanged', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Minimum price' }))
  await userEvent.tab()
  await expect(args.onValueCommit).not.toHaveBeenCalled()
})

export const Unknown = meta.story({ args: { max: 0, value: { min: null, max: null } } })

Unknown.test('is disabled until the highest price is known', async ({ canvas }) => {
  await expect(canvas.getByRole('group')).toBeDisabled()
  for (const slider of canvas.getAllByRole('slider')) await expect(slider).toBeDisabled()
})

export const Wide = meta.story({ args: { style: { width: 'min(358px, 100%)' } } })

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 40 }}>
      <Stateful {...args} />
      <Stateful {...args} label="Open ends" value={{ min: null, max: null }} />
      <Stateful {...args} label="In between" value={{ min: 900, max: 2100 }} />
      <Stateful {...args} label="Not known yet" max={0} value={{ min: null, max: null }} />
      <Stateful {...args} label="On a phone" style={{ width: 'min(358px, 100%)' }} />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    label: longTexts.unbroken,
    separator: 'do',
    max: 123_456_789,
    value: { min: 1_234_567, max: null },
    style: { width: 288 },
  },
})

LongText.test('wraps its name and keeps its fields inside the column', async ({ canvas }) => {
  const group = canvas.getByRole('group')
  await staysInside(group, 288)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps edges around fields and thumbs', async ({ canvas }) => {
  await hasEdge(canvas.getAllByRole('textbox').map((input) => input.parentElement))
  await hasEdge(canvas.getAllByRole('slider').map((slider) => slider.nextElementSibling))
})
