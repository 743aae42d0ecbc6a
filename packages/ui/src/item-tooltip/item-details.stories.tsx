import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { ItemDetails } from './item-details.tsx'

const meta = preview.meta({
  title: 'Game/Item details',
  component: ItemDetails,
  args: {
    name: 'Helm of Hades',
    rarity: 'legendary' as const,
    rarityLabel: 'Legendary',
    upgrade: '+9',
    line: 'Hat, level 90',
    stats: [{ key: 'hp', label: 'HP', value: '+1,240' }],
    bonuses: [{ key: 'shadow', text: 'Shadow resistance +15', element: 'shadow' as const }],
    binding: 'Bound to Kallistrate',
    style: { maxWidth: 240 },
  },
})

export const Playground = meta.story()

Playground.test('pairs every stat with its value', async ({ canvas }) => {
  await expect(canvas.getByText('HP').nextElementSibling).toHaveTextContent('+1,240')
})

export const ForeignName = meta.story({ args: { name: 'Helm des Hades', nameLang: 'de' } })

ForeignName.test('marks the language of the name only', async ({ canvas }) => {
  await expect(canvas.getByText('Helm des Hades')).toHaveAttribute('lang', 'de')
  await expect(canvas.getByText('Hat, level 90').closest('[lang=de]')).toBeNull()
})
