import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { rewards } from './story-rewards.ts'
import { WheelRewards } from './wheel-rewards.tsx'

const meta = preview.meta({
  title: 'Game/Wheel rewards',
  component: WheelRewards,
  args: { rewards, 'aria-label': 'Rewards' },
})

export const Playground = meta.story()

Playground.test('names the rarity', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Trident of the Deep, Mythic')
})

export const ForeignNames = meta.story({
  args: { rewards: rewards.map((reward) => ({ ...reward, nameLang: 'de' })) },
})

ForeignNames.test('marks the language of the names only', async ({ canvas }) => {
  await expect(canvas.getByText('Trident of the Deep')).toHaveAttribute('lang', 'de')
  await expect(canvas.getByText(/Mythic/)).not.toHaveAttribute('lang')
})
