import { expect, fn } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { SearchField } from './search-field.tsx'

const meta = preview.meta({
  title: 'Fields/Search field',
  component: SearchField,
  args: {
    label: 'Search by item name',
    placeholder: 'Search by item name',
    clearLabel: 'Clear the search',
    onChange: fn(),
  },
})

export const Default = meta.story()

Default.test('offers to clear only what is there', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('searchbox', { name: 'Search by item name' })
  await expect(canvas.queryByRole('button')).toBeNull()
  await userEvent.type(input, 'lyre')
  await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }))
  await expect(input).toHaveValue('')
  await expect(input).toHaveFocus()
  await expect(args.onChange).toHaveBeenCalledTimes('lyre'.length + 1)
})

export const Filled = meta.story({ args: { defaultValue: 'Wings of Ikaros' } })

export const Disabled = meta.story({ args: { disabled: true } })
