import { ArrowUpDown } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/icon.tsx'
import { Select } from './select.tsx'

const sorts = [
  { value: 'name', label: 'Alphabetical, ascending' },
  { value: '-name', label: 'Alphabetical, descending' },
  { value: 'price', label: 'Price, ascending' },
  { value: '-price', label: 'Price, descending' },
]

function Stateful({ value: initial, onValueChange, ...props }: ComponentProps<typeof Select>) {
  const [value, setValue] = useState(initial)
  return (
    <Select
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
  title: 'Forms/Select',
  component: Select,
  args: { label: 'Sort', options: sorts, value: '-price', onValueChange: fn(), style: { maxWidth: 280 } },
  render: (args) => <Stateful {...args} />,
})

export const Default = meta.story()

Default.test('chooses by name', async ({ canvas, userEvent, args }) => {
  const select = canvas.getByRole('combobox', { name: 'Sort' })
  await expect(select).toHaveDisplayValue('Price, descending')
  await userEvent.selectOptions(select, 'name')
  await expect(args.onValueChange).toHaveBeenCalledWith('name')
  await expect(select).toHaveValue('name')
})

export const WithIcon = meta.story({ args: { isLabelHidden: true, icon: <Icon icon={ArrowUpDown} /> } })

export const Placeholder = meta.story({ args: { value: '', placeholder: 'Choose an order' } })

Placeholder.test('has no value until one is chosen', async ({ canvas, userEvent }) => {
  const select = canvas.getByRole('combobox')
  await expect(select).toHaveValue('')
  await userEvent.selectOptions(select, 'price')
  await expect(select).toHaveValue('price')
})

export const Invalid = meta.story({ args: { value: '', placeholder: 'Choose', error: 'Choose an order.' } })

Invalid.test('carries its error', async ({ canvas }) => {
  const select = canvas.getByRole('combobox')
  await expect(select).toBeInvalid()
  await expect(select).toHaveAccessibleDescription('Choose an order.')
})

export const Disabled = meta.story({ args: { disabled: true } })

export const LongOption = meta.story({
  args: {
    size: 'lg',
    value: 'long',
    hint: 'Donaudampfschifffahrtsgesellschaft',
    options: [
      ...sorts,
      { value: 'long', label: 'Alphabetisch absteigend und danach nach Preis', note: 'Standard' },
    ],
  },
})
