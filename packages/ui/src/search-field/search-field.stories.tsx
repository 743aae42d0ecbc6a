import { expect, fn, waitFor } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { SearchField } from './search-field.tsx'

const onOuterKey = fn<(key: string) => void>()

const meta = preview.meta({
  title: 'Forms/Search field',
  component: SearchField,
  args: {
    label: 'Search by item name',
    placeholder: 'Search by item name',
    clearLabel: 'Clear the search',
    onChange: fn(),
  },
  argTypes: { size: { control: 'inline-radio', options: ['md', 'lg'] } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test('offers to clear only a filled field', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('searchbox', { name: 'Search by item name' })
  await expect(canvas.queryByRole('button')).toBeNull()
  await userEvent.type(input, 'lyre')
  await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }))
  await expect(input).toHaveValue('')
  await waitFor(() => expect(input).toHaveFocus())
  await expect(args.onChange).toHaveBeenCalledTimes('lyre'.length + 1)
})

Playground.test('shows the focus around the whole field', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  const box = canvas.getByRole('searchbox').parentElement as Element
  await expect(getComputedStyle(box).outlineWidth).toBe('2px')
})

export const Filled = meta.story({ args: { defaultValue: 'Wings of Ikaros' } })

Filled.test('is cleared by Escape; the next Escape reaches its surroundings', async ({ canvas, args }) => {
  const user = await realUser()
  const listen = (event: KeyboardEvent) => onOuterKey(event.key)
  document.body.addEventListener('keydown', listen)
  const input = canvas.getByRole('searchbox')
  input.focus()
  await user.keyboard('{Escape}')
  await expect(input).toHaveValue('')
  await expect(args.onChange).toHaveBeenCalledTimes(1)
  await expect(onOuterKey).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  await expect(onOuterKey).toHaveBeenCalledWith('Escape')
  document.body.removeEventListener('keydown', listen)
})

Filled.test('has a clear button of at least 24 by 24 px', async ({ canvas }) => {
  const { width, height } = canvas.getByRole('button').getBoundingClientRect()
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
})

export const WithVisibleLabel = meta.story({ args: { isLabelHidden: false, placeholder: undefined } })

WithVisibleLabel.test('detects an empty field without a placeholder', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('button')).toBeNull()
  await userEvent.type(canvas.getByRole('searchbox'), 'a')
  await expect(canvas.getByRole('button')).toBeVisible()
})

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Wings of Ikaros' } })

export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'Wings of Ikaros' } })

ReadOnly.test('cannot be cleared', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('button')).toBeNull()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await expect(canvas.getByRole('searchbox')).toHaveValue('Wings of Ikaros')
})

const column = { display: 'grid', gap: 16 } as const

export const AllVariants = meta.story({
  render: (args) => (
    <div style={column}>
      <SearchField {...args} />
      <SearchField {...args} label="Filled" defaultValue="Wings of Ikaros" />
      <SearchField {...args} label="Search for a character" isLabelHidden={false} size="lg" />
      <SearchField {...args} label="Read only" readOnly defaultValue="Wings of Ikaros" />
      <SearchField {...args} label="Disabled" disabled defaultValue="Wings of Ikaros" />
    </div>
  ),
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ ...column, width: 260 }}>
      {Object.values(longTexts).map((text) => (
        <SearchField key={text} {...args} label={text} isLabelHidden={false} placeholder={text} />
      ))}
      <SearchField {...args} defaultValue={longTexts.unbroken} />
    </div>
  ),
})

LongText.test('stays inside its column and keeps the button in view', async ({ canvas }) => {
  const button = canvas.getByRole('button')
  const column = button.closest('[style*="260"]') as HTMLElement
  await staysInside(column, 260)
  await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(column.getBoundingClientRect().right)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps an edge around every field and around its button', async ({ canvas }) => {
  await hasEdge(canvas.getAllByRole('searchbox').map((input) => input.parentElement))
  await hasEdge(canvas.getByRole('button'))
})
