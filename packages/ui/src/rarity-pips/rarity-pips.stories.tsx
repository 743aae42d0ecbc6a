import { expect } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { rarities } from './rarities.ts'
import { RarityPips } from './rarity-pips.tsx'

const meta = preview.meta({
  title: 'Game/Rarity pips',
  component: RarityPips,
  args: { rarity: 'mythic' as const, label: 'Mythic' },
  argTypes: { rarity: { control: 'select', options: rarities } },
})

export const Playground = meta.story()

Playground.test('names the rarity', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Mythic')).toBeVisible()
  await expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(6)
})

export const HiddenLabel = meta.story({ args: { rarity: 'rare', label: 'Rare', isLabelHidden: true } })

HiddenLabel.test('keeps the name for assistive technology', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Rare')).toBeInTheDocument()
  await expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(3)
})

export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {rarities.map((rarity) => (
        <RarityPips key={rarity} rarity={rarity} label={rarity} />
      ))}
    </div>
  ),
})

AllVariants.test('counts from one pip to six', async ({ canvas }) => {
  const filled = rarities.map(
    (rarity) => canvas.getByText(rarity).parentElement?.querySelectorAll('[data-on]').length,
  )
  await expect(filled).toEqual([1, 2, 3, 4, 5, 6])
})

export const LongText = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, width: 180 }}>
      {Object.values(longTexts).map((text) => (
        <RarityPips key={text} rarity="epic" label={text} />
      ))}
    </div>
  ),
})

LongText.test('wraps the name and keeps the pips', async ({ canvasElement }) => {
  for (const pips of canvasElement.querySelectorAll('div > span')) {
    await staysInside(pips, 180)
    await expect(pips.querySelectorAll('i')).toHaveLength(6)
  }
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('still distinguishes filled pips from empty ones', async ({ canvas }) => {
  const [on, off] = ['[data-on]', 'i:not([data-on])'].map((pip) =>
    getComputedStyle(canvas.getByText('rare').parentElement?.querySelector(pip) as Element),
  )
  await expect(on?.backgroundColor).not.toBe(off?.backgroundColor)
  await expect(off?.borderTopStyle).toBe('solid')
})
