import { expect } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { ElementBadge } from './element-badge.tsx'

const elements = ['neutral', 'fire', 'water', 'light', 'shadow'] as const

const meta = preview.meta({
  title: 'Game/Element badge',
  component: ElementBadge,
  args: { element: 'fire' as const, label: 'Fire' },
  argTypes: { element: { control: 'inline-radio', options: elements } },
})

export const Playground = meta.story()

Playground.test(
  'names the element in a word and hides the icon from screen readers',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Fire')).toBeVisible()
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
)

export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      <ElementBadge element="neutral" label="Neutral" />
      <ElementBadge element="fire" label="Fire" />
      <ElementBadge element="water" label="Water" />
      <ElementBadge element="light" label="Light" />
      <ElementBadge element="shadow" label="Shadow" />
    </div>
  ),
})

AllVariants.test('has a different icon for each element', async ({ canvasElement }) => {
  const icons = [...canvasElement.querySelectorAll('use')].map((use) => use.getAttribute('href'))
  await expect(new Set(icons).size).toBe(5)
})

export const LongText = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, width: 160 }}>
      {Object.values(longTexts).map((text) => (
        <ElementBadge key={text} element="water" label={text} />
      ))}
    </div>
  ),
})

LongText.test('wraps beside its icon', async ({ canvasElement }) => {
  for (const badge of canvasElement.querySelectorAll('div > span')) {
    await staysInside(badge, 160)
    await expect(badge.querySelector('svg')?.getBoundingClientRect().width).toBe(14)
  }
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('draws the icon in the text color', async ({ canvasElement }) => {
  for (const icon of canvasElement.querySelectorAll('svg'))
    await expect(getComputedStyle(icon).color).toBe(getComputedStyle(icon.parentElement as Element).color)
})
