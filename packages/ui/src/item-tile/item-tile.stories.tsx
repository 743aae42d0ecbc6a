import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Coin } from '../coin/coin.tsx'
import { rarities } from '../rarity-pips/rarities.ts'
import { ItemTile } from './item-tile.tsx'

const meta = preview.meta({
  title: 'Data/Item tile',
  component: ItemTile,
  args: { icon: 'trident', rarity: 'mythic', size: 72 },
})

export const Default = meta.story()

export const Quantity = meta.story({ args: { icon: 'saphir', rarity: 'rare', quantity: '3' } })

Quantity.test('is decorative', async ({ canvas }) => {
  await expect(canvas.getByText('3').closest('[aria-hidden=true]')).not.toBeNull()
})

export const Upgrade = meta.story({ args: { icon: 'gladius', rarity: 'epic', upgrade: '+7' } })
export const Hover = meta.story({ render: (args) => <ItemTile {...args} data-hover="" /> })
export const Selected = meta.story({ args: { state: 'selected', icon: 'laurel-crown', rarity: 'epic' } })
export const Empty = meta.story({ args: { state: 'empty', icon: 'barbute' } })
export const Locked = meta.story({ args: { state: 'locked' } })

export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {([36, 48, 64, 72] as const).map((size) => (
        <div key={size} style={{ display: 'flex', gap: 16 }}>
          {rarities.map((rarity) => (
            <ItemTile key={rarity} icon="laurel-crown" rarity={rarity} size={size} />
          ))}
          <ItemTile icon="spartan-helmet" rarity="accent" size={size} />
          <ItemTile rarity="legendary" size={size}>
            <Coin size={20} />
          </ItemTile>
        </div>
      ))}
    </div>
  ),
})
