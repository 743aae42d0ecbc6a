import { Clock } from 'lucide-react'
import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Badge } from '../badge/badge.tsx'
import { CoinAmount } from '../coin-amount/coin-amount.tsx'
import { Icon } from '../icon/icon.tsx'
import { rarities } from '../rarity-pips/rarities.ts'
import { StoryLink } from '../testing/story-link.tsx'
import { ItemCardSkeleton } from './item-card-skeleton.tsx'
import { ItemCard } from './item-card.tsx'
import { ItemGrid } from './item-grid.tsx'

const price = <CoinAmount amount="2,800" label="2,800 Olympus Coins" />
const onSale = <Badge tone="solid">On sale</Badge>
const temporary = <Badge icon={<Icon icon={Clock} size={13} />}>Temporary</Badge>

const onPress = fn((event: MouseEvent) => event.preventDefault())

const meta = preview.meta({
  title: 'Data/Item card',
  component: ItemCard,
  args: {
    link: <StoryLink href="#trident" onClick={onPress} />,
    name: 'Trident of the Deep',
    icon: 'trident',
    rarity: 'mythic' as const,
    rarityLabel: 'Mythic',
    subcategory: 'Weapon skins',
    price,
    style: { width: 208 },
  },
})

export const Default = meta.story()

Default.test('is one link, named by the item', async ({ canvas, userEvent }) => {
  onPress.mockClear()
  const link = canvas.getByRole('link', { name: 'Trident of the Deep' })
  const { left, top, width } = canvas.getByRole('article').getBoundingClientRect()
  await expect(document.elementFromPoint(left + width / 2, top + 60) === link).toBe(true)
  await userEvent.click(link)
  await expect(onPress).toHaveBeenCalledOnce()
  await expect(canvas.getByText('Mythic')).toBeInTheDocument()
})

export const OnSale = meta.story({
  args: {
    name: 'Wings of Ikaros',
    icon: 'feathered-wing',
    rarity: 'legendary',
    rarityLabel: 'Legendary',
    tags: onSale,
    price: <CoinAmount amount="2,400" wasAmount="3,000" label="2,400 Olympus Coins instead of 3,000" />,
  },
})

export const Temporary = meta.story({ args: { tags: temporary } })

export const LongContent = meta.story({
  args: {
    name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze des Hephaistos',
    subcategory: 'Verbesserungsgegenstände und Tränke',
    tags: (
      <>
        {onSale}
        {temporary}
      </>
    ),
  },
})

export const Loading = meta.story({
  render: () => (
    <div style={{ width: 208 }}>
      <ItemCardSkeleton />
    </div>
  ),
})

Loading.test('is as tall as a card', async ({ canvasElement }) => {
  const card = canvasElement.querySelector<HTMLElement>('[aria-hidden=true]')
  await expect(card?.offsetHeight).toBeGreaterThan(230)
})

export const Grid = meta.story({
  render: ({ style: _style, ...args }) => (
    <ItemGrid aria-label="Items">
      {rarities.map((rarity) => (
        <ItemCard key={rarity} {...args} rarity={rarity} rarityLabel={rarity} />
      ))}
    </ItemGrid>
  ),
})

Grid.test('is a list of all cards', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
})
