import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Badge } from '../badge/badge.tsx'
import { Card } from '../card/card.tsx'
import { Coin } from '../coin/coin.tsx'
import { ItemTile } from '../item-tile/item-tile.tsx'
import { StoryLink } from '../testing/story-link.tsx'
import { ActivityList } from './activity-list.tsx'
import { ActivityRowSkeleton } from './activity-row-skeleton.tsx'
import { ActivityRow } from './activity-row.tsx'

const donation = (
  <ActivityRow
    tile={
      <ItemTile rarity="legendary" size={36}>
        <Coin size={20} />
      </ItemTile>
    }
    title="5,750 Olympus Coins"
    line="Donation, Theron"
    amount="+5,750"
    amountUnit="OC"
    amountTone="gain"
    time={<time dateTime="2025-06-08T14:15Z">8 June 2025, 14:15</time>}
  />
)

const meta = preview.meta({
  title: 'Data/Activity row',
  component: ActivityRow,
  args: {
    tile: <ItemTile icon="feathered-wing" rarity="legendary" size={36} />,
    title: 'Wings of Ikaros',
    line: 'Shop, Kallistrate',
    amount: '−2,400',
    amountUnit: 'OC',
    time: <time dateTime="2025-06-10T18:42Z">Today, 18:42</time>,
  },
  render: (args) => (
    <Card isFlush title="Recent activity" style={{ maxWidth: 760 }}>
      <ActivityList>
        <ActivityRow {...args} />
        {donation}
      </ActivityList>
    </Card>
  ),
})

export const Default = meta.story()

Default.test('is a list of what happened', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('listitem')
  await expect(first).toHaveTextContent('Wings of IkarosShop, Kallistrate−2,400 OCToday, 18:42')
})

export const Linked = meta.story({ args: { link: <StoryLink href="#order" /> } })

Linked.test('is named by what happened', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Wings of Ikaros' })).toBeVisible()
})

export const Loading = meta.story({
  render: () => (
    <Card isFlush title="Recent activity" style={{ maxWidth: 760 }}>
      <ActivityList>
        {[1, 2, 3].map((row) => (
          <ActivityRowSkeleton key={row} />
        ))}
      </ActivityList>
    </Card>
  ),
})

export const Mobile = meta.story({ globals: { viewport: { value: 'mobile' } } })

const long = {
  title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze des unsterblichen Hephaistos, zeitlich begrenzt',
  line: (
    <>
      Shop, Konstantinopolitanischer <Badge tone="warning">Waiting for delivery</Badge>
    </>
  ),
  amount: '−128,450',
}

export const LongContent = meta.story({ args: long })

LongContent.test('stays inside, with the full title at hand', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText(long.title)).toHaveAttribute('title', long.title)
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
})

export const Narrow = meta.story({
  args: long,
  render: (args) => (
    <Card isFlush title="Recent activity" style={{ width: 420 }}>
      <ActivityList>
        <ActivityRow {...args} />
        {donation}
      </ActivityList>
    </Card>
  ),
})

Narrow.test('puts the time under the amount', async ({ canvas }) => {
  const amountBottom = canvas.getByText('+5,750').getBoundingClientRect().bottom
  const time = canvas.getByText('8 June 2025, 14:15')
  await expect(time).toBeVisible()
  await expect(time.getBoundingClientRect().top).toBeGreaterThanOrEqual(amountBottom - 2)
})

export const WithoutAmount = meta.story({ args: { amount: undefined, amountUnit: undefined } })
