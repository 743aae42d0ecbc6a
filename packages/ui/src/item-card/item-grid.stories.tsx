import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { CoinAmount } from '../coin-amount/coin-amount.tsx'
import { rarities } from '../rarity-pips/rarities.ts'
import { StoryLink } from '../testing/story-link.tsx'
import { ItemCard } from './item-card.tsx'
import { ItemGrid } from './item-grid.tsx'

const meta = preview.meta({
  title: 'Game/Item grid',
  component: ItemGrid,
  args: {
    'aria-label': 'Items',
    children: rarities.map((rarity) => (
      <ItemCard
        key={rarity}
        link={<StoryLink href={`#${rarity}`} />}
        name="Laurel of Nike"
        icon="laurel-crown"
        rarity={rarity}
        rarityLabel={rarity}
        subcategory="Costumes"
        price={<CoinAmount amount="1,200" label="1,200 Olympus Coins" />}
      />
    )),
  },
})

export const Playground = meta.story()

Playground.test('is a list with one entry per card', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'Items' })).toBeVisible()
  await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
})
