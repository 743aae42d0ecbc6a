import { Moon, Sun } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/icon.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { ToggleGroup } from './toggle-group.tsx'

const rewards = [
  { value: 'regular', label: 'Regular' },
  { value: 'jackpot', label: 'Jackpot' },
]
const themes = [
  { value: 'dark', label: 'Dark', icon: <Icon icon={Moon} size={14} /> },
  { value: 'light', label: 'Light', icon: <Icon icon={Sun} size={14} /> },
]
const periods = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'season', label: 'Season', disabled: true },
]

const meta = preview.meta({
  title: 'Actions/Toggle group',
  component: ToggleGroup,
  args: { 'aria-label': 'Rewards', options: rewards, onValueChange: fn() },
})

export const Playground = meta.story()

Playground.test('chooses at once by pointer and arrow key, and wraps around', async ({ canvas, args }) => {
  const user = await realUser()
  await user.click(canvas.getByText('Jackpot'))
  await expect(canvas.getByRole('radio', { name: 'Jackpot' })).toBeChecked()
  await user.keyboard('{ArrowLeft}')
  await expect(canvas.getByRole('radio', { name: 'Regular' })).toBeChecked()
  await user.keyboard('{ArrowLeft}')
  await expect(canvas.getByRole('radio', { name: 'Jackpot' })).toBeChecked()
  await expect(args.onValueChange).toHaveBeenCalledTimes(3)
})

Playground.test('is one tab stop, at the chosen option', async ({ canvas }) => {
  const user = await realUser()
  await user.click(canvas.getByText('Jackpot'))
  await user.keyboard('{Shift>}{Tab}{/Shift}')
  await expect(canvas.getByRole('radiogroup')).not.toContainElement(document.activeElement as HTMLElement)
  await user.keyboard('{Tab}')
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'Jackpot' })).toHaveFocus())
  const choice = canvas.getByText('Jackpot').closest('label') as HTMLElement
  await expect(getComputedStyle(choice).outlineStyle).toBe('solid')
})

export const WithIcons = meta.story({
  args: { 'aria-label': 'Theme', options: themes, defaultValue: 'light' },
})

export const Controlled = meta.story({ args: { value: 'regular' } })

Controlled.test(
  'shows its owner’s value, regardless of what was pressed',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Jackpot'))
    await expect(args.onValueChange).toHaveBeenCalledWith('jackpot')
    await expect(canvas.getByRole('radio', { name: 'Regular' })).toBeChecked()
  },
)

export const OptionDisabled = meta.story({ args: { 'aria-label': 'Period', options: periods } })

OptionDisabled.test('skips a disabled option', async ({ canvas }) => {
  const user = await realUser()
  await user.click(canvas.getByText('Month'))
  await user.keyboard('{ArrowRight}')
  await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked()
  await expect(canvas.getByRole('radio', { name: 'Season' })).toBeDisabled()
})

export const Disabled = meta.story({ args: { disabled: true } })

Disabled.test('does not change', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('Jackpot'))
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await expect(canvas.getByRole('radiogroup', { name: 'Rewards' })).toHaveAttribute('aria-disabled', 'true')
})

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <ToggleGroup {...args} />
      <ToggleGroup {...args} aria-label="Theme" options={themes} defaultValue="light" />
      <ToggleGroup {...args} aria-label="Period" options={periods} />
      <ToggleGroup {...args} aria-label="Off" disabled />
    </div>
  ),
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ width: 288 }}>
      <ToggleGroup
        {...args}
        options={Object.entries(longTexts).map(([value, label]) => ({ value, label }))}
      />
    </div>
  ),
})

LongText.test('stacks its options and stays inside its column', async ({ canvas }) => {
  const group = canvas.getByRole('radiogroup')
  await staysInside(group, 288)
  for (const radio of canvas.getAllByRole('radio'))
    await expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('marks the choice with an edge, not with a background', async ({ canvas }) => {
  await hasForcedColors()
  for (const radio of canvas.getAllByRole<HTMLInputElement>('radio')) {
    const { outlineStyle } = getComputedStyle(radio.closest('label') as HTMLElement)
    await expect(outlineStyle).toBe(radio.checked ? 'solid' : 'none')
  }
})
