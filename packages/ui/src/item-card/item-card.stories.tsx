import { Clock } from 'lucide-react'
import type { MouseEvent } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { CoinAmount } from '../coin-amount/coin-amount.tsx'
import { Icon } from '../icon/icon.tsx'
import { rarities } from '../rarity-pips/rarities.ts'
import { Tag } from '../tag/tag.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { StoryLink } from '../testing/story-link.tsx'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { ItemCardSkeleton } from './item-card-skeleton.tsx'
import { ItemCard } from './item-card.tsx'
import { ItemGrid } from './item-grid.tsx'

const price = <CoinAmount amount="2,800" label="2,800 Olympus Coins" />
const onSale = <Tag tone="solid">On sale</Tag>
const temporary = <Tag icon={<Icon icon={Clock} size={13} />}>Temporary</Tag>
const bothTags = (
  <>
    {onSale}
    {temporary}
  </>
)

const onPress = fn((event: MouseEvent) => event.preventDefault())

const meta = preview.meta({
  title: 'Game/Item card',
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
  argTypes: { rarity: { control: 'select', options: rarities } },
})

export const Playground = meta.story()

Playground.test('is one link, named after the item', async ({ canvas, userEvent }) => {
  onPress.mockClear()
  const link = canvas.getByRole('link', { name: 'Trident of the Deep' })
  const { left, top, width } = canvas.getByRole('article').getBoundingClientRect()
  await expect(document.elementFromPoint(left + width / 2, top + 60) === link).toBe(true)
  await userEvent.click(link)
  await expect(onPress).toHaveBeenCalledOnce()
  await expect(canvas.getByText('Mythic')).toBeInTheDocument()
})

Playground.test(
  'opens with Enter and draws the focus ring around the whole card',
  async ({ canvas, userEvent }) => {
    onPress.mockClear()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link')).toHaveFocus())
    const { outlineStyle, outlineWidth } = getComputedStyle(canvas.getByRole('article'))
    await expect(`${outlineWidth} ${outlineStyle}`).toBe('2px solid')
    await userEvent.keyboard('{Enter}')
    await expect(onPress).toHaveBeenCalledOnce()
  },
)

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

OnSale.test('labels the sale above the picture', async ({ canvas }) => {
  await expect(canvas.getByText('On sale')).toBeVisible()
})

export const Temporary = meta.story({ args: { tags: temporary } })
export const Upgraded = meta.story({ args: { icon: 'gladius', name: 'Gladius', upgrade: '+7' } })

Upgraded.test('spells out its upgrade for screen readers', async ({ canvas }) => {
  await expect(canvas.getByText('+7').closest('[aria-hidden]')).toBeNull()
})

export const ForeignName = meta.story({ args: { name: 'Dreizack der Tiefe', nameLang: 'de' } })

ForeignName.test('marks the language of the name', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Dreizack der Tiefe' })).toHaveAttribute('lang', 'de')
})

export const Hover = meta.story({ render: (args) => <ItemCard {...args} data-hover="" /> })

export const Loading = meta.story({
  render: ({ style, ...args }) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <ItemCardSkeleton style={style} />
      <ItemCard {...args} style={style} />
    </div>
  ),
})

Loading.test('is as tall as a card', async ({ canvas, canvasElement }) => {
  const skeleton = canvasElement.querySelector<HTMLElement>('div > [aria-hidden=true]')
  await expect(skeleton?.offsetHeight).toBe(canvas.getByRole('article').offsetHeight)
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'light mobile'),
  render: ({ style: _style, ...args }) => (
    <ItemGrid aria-label="Items">
      {rarities.map((rarity) => (
        <ItemCard key={rarity} {...args} rarity={rarity} rarityLabel={rarity} />
      ))}
      <ItemCard {...args} data-hover="" tags={onSale} />
      <ItemCard {...args} tags={bothTags} upgrade="+7" />
    </ItemGrid>
  ),
})

export const LongText = meta.story({
  render: ({ style: _style, ...args }) => (
    <div style={{ display: 'grid', gap: 16, width: 150 }}>
      {Object.values(longTexts).map((text) => (
        <ItemCard
          key={text}
          {...args}
          name={text}
          subcategory={text}
          tags={<Tag tone="solid">{text}</Tag>}
          price={<CoinAmount amount="1.284.530" wasAmount="2.000.000" label={text} />}
        />
      ))}
    </div>
  ),
})

LongText.test('stays inside its column and names the item in full', async ({ canvas }) => {
  await staysInside(canvas.getAllByRole('article'))
  await expect(canvas.getByRole('link', { name: longTexts.unbroken })).toHaveTextContent(longTexts.unbroken)
  await expect(canvas.getByTitle(longTexts.unbroken)).toBeVisible()
})

/** At 320 px. */
export const NarrowOnPhone = meta.story({
  globals: { viewport: { value: 'mobile' } },
  args: { name: 'Schwingen des Pegasus', subcategory: 'Waffenskins', style: { width: 139 } },
})

NarrowOnPhone.test('shows the name on two lines, and the whole subcategory', async ({ canvas }) => {
  const name = canvas.getByRole('heading')
  await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight)
  await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  await expect(canvas.getByText('Waffenskins').getClientRects()).toHaveLength(1)
})

export const HighContrast = meta.story({ args: { tags: bothTags }, parameters: highContrast })

HighContrast.test('keeps its edge and its focus ring', async ({ canvas, userEvent }) => {
  const card = canvas.getByRole('article')
  await hasEdge(card)
  await userEvent.tab()
  await expect(getComputedStyle(card).outlineStyle).toBe('solid')
})

export const ReducedMotion = meta.story({
  parameters: { chromatic: { prefersReducedMotion: 'reduce' } },
  render: (args) => <ItemCard {...args} data-hover="" />,
})

ReducedMotion.test('does not lift', async ({ canvas }) => {
  await expect(getComputedStyle(canvas.getByRole('article')).transform).toBe('none')
})
