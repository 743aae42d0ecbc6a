import { expect, waitFor } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Badge } from '../badge/badge.tsx'
import { Card } from '../card/card.tsx'
import { Coin } from '../coin/coin.tsx'
import { ItemTile } from '../item-tile/item-tile.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { StoryLink } from '../testing/story-link.tsx'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
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
  argTypes: { amountTone: { control: 'inline-radio', options: ['plain', 'gain'] } },
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

export const Playground = meta.story()

Playground.test('is a list of events', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('listitem')
  await expect(first).toHaveTextContent('Wings of IkarosShop, Kallistrate−2,400 OCToday, 18:42')
})

export const Linked = meta.story({ args: { link: <StoryLink href="#order" /> } })

Linked.test('names its link after the event', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Wings of Ikaros' })).toBeVisible()
})

Linked.test('covers the whole row and shows the focus ring around it', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  const link = canvas.getByRole('link')
  const [row] = canvas.getAllByRole('listitem')
  await waitFor(() => expect(link).toHaveFocus())
  await expect(getComputedStyle(row as Element).outlineStyle).toBe('solid')
  const { left, top } = (row as Element).getBoundingClientRect()
  await expect(document.elementFromPoint(left + 4, top + 4)).toBe(link)
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

export const Mobile = meta.story({
  globals: { viewport: { value: 'mobile' } },
  parameters: picturedIn('light mobile'),
})

const long = {
  title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze des unsterblichen Hephaistos, zeitlich begrenzt',
  line: (
    <>
      Shop, Konstantinopolitanischer <Badge tone="warning">Waiting for delivery</Badge>
    </>
  ),
  amount: '−128,450',
}

export const Overlong = meta.story({ args: long })

Overlong.test(
  'stays inside its column and keeps the full title in a tooltip',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(long.title)).toHaveAttribute('title', long.title)
    await staysInside(canvasElement)
  },
)

export const Narrow = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: picturedIn('dark desktop'),
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

Narrow.test('moves the time below the amount', async ({ canvas }) => {
  const amountBottom = canvas.getByText('+5,750').getBoundingClientRect().bottom
  const time = canvas.getByText('8 June 2025, 14:15')
  await expect(time).toBeVisible()
  await expect(time.getBoundingClientRect().top).toBeGreaterThanOrEqual(amountBottom - 2)
})

export const WithoutAmount = meta.story({ args: { amount: undefined, amountUnit: undefined } })

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile'),
  render: (args) => (
    <Card isFlush title="Recent activity" style={{ maxWidth: 760 }}>
      <ActivityList>
        <ActivityRow {...args} />
        {donation}
        <ActivityRow {...args} link={<StoryLink href="#order" />} data-hover />
        <ActivityRow {...args} amount={undefined} amountUnit={undefined} />
        <ActivityRow {...args} {...long} />
        <ActivityRowSkeleton />
      </ActivityList>
    </Card>
  ),
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ width: 320 }}>
      <ActivityList>
        {Object.values(longTexts).map((text) => (
          <ActivityRow key={text} {...args} title={text} line={text} />
        ))}
      </ActivityList>
    </div>
  ),
})

LongText.test('stays inside its column', ({ canvas }) => staysInside(canvas.getAllByRole('listitem'), 320))

export const HighContrast = meta.story({ ...Linked.input, parameters: highContrast })

HighContrast.test('keeps the line between rows and the signs of the amounts', async ({ canvas }) => {
  const [, second] = canvas.getAllByRole('listitem')
  await hasEdge(second)
  await expect(canvas.getByText(/^\+5,750/)).toBeVisible()
  await expect(canvas.getByText(/^−2,400/)).toBeVisible()
})
