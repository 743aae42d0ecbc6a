import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { rarities } from './rarities.ts'
import { RarityPips } from './rarity-pips.tsx'

const meta = preview.meta({
  title: 'Data/Rarity pips',
  component: RarityPips,
  args: { rarity: 'mythic' as const, label: 'Mythic' },
})

export const Default = meta.story()

Default.test('says the rarity in a word', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Mythic')).toBeVisible()
  await expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(6)
})

export const HiddenLabel = meta.story({ args: { rarity: 'rare', label: 'Rare', isLabelHidden: true } })

HiddenLabel.test('keeps the word for assistive technology', async ({ canvas, canvasElement }) => {
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
