import { expect, waitFor } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Card } from '../card/card.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { StoryLink } from '../testing/story-link.tsx'
import { hasEdge } from '../testing/has-edge.ts'
import { PodiumSkeleton } from './podium-skeleton.tsx'
import { Podium, type PodiumPlace } from './podium.tsx'

const place = (
  rank: number,
  name: string,
  { icon, element, line, score }: Pick<PodiumPlace, 'icon' | 'element' | 'line' | 'score'>,
): PodiumPlace => ({
  key: name,
  rank: String(rank),
  rankLabel: `Rank ${rank}`,
  name,
  icon,
  element,
  line,
  score,
  scoreLabel: 'raids won',
})

const places = [
  place(1, 'Aristeia', { icon: 'high-shot', element: 'light', line: 'Archer, Celestial', score: '4,812' }),
  place(2, 'Deimachos', {
    icon: 'spartan-helmet',
    element: 'fire',
    line: 'Hoplite, Chthonic',
    score: '4,655',
  }),
  place(3, 'Thessala', { icon: 'wizard-staff', element: 'shadow', line: 'Oracle, Chthonic', score: '4,390' }),
]

const linked = places.map((each) => ({ ...each, link: <StoryLink href={`#${each.key}`} /> }))

const meta = preview.meta({
  title: 'Game/Podium',
  component: Podium,
  args: { places, 'aria-label': 'Hydra of Lerna, raids won' },
  decorators: [
    (Story) => (
      <Card isFlush>
        <Story />
      </Card>
    ),
  ],
})

export const Playground = meta.story()

Playground.test('is read as 1, 2, 3', async ({ canvas }) => {
  const read = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
  await expect(read.map((text) => text.slice(0, 9))).toEqual(['Rank 1Ari', 'Rank 2Dei', 'Rank 3The'])
})

Playground.test('is seen as 2, 1, 3, the first on the highest plinth', async ({ canvas }) => {
  const boxes = canvas.getAllByRole('listitem').map((item) => ({
    left: item.getBoundingClientRect().left,
    plinth: item.lastElementChild?.getBoundingClientRect().top ?? 0,
    bottom: item.getBoundingClientRect().bottom,
  }))
  const [first, second, third] = boxes as [(typeof boxes)[0], (typeof boxes)[0], (typeof boxes)[0]]
  await expect(second.left).toBeLessThan(first.left)
  await expect(first.left).toBeLessThan(third.left)
  await expect(first.plinth).toBeLessThan(second.plinth)
  await expect(second.plinth).toBeLessThan(third.plinth)
  await expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1)
})

Playground.test('uses gold only for the first place', async ({ canvas }) => {
  const numerals = ['1', '2', '3'].map((rank) => getComputedStyle(canvas.getByText(rank)).color)
  await expect(numerals[1]).toBe(numerals[2])
  await expect(numerals[0]).not.toBe(numerals[1])
})

export const Linked = meta.story({ args: { places: linked } })

Linked.test('tabs in the order of the ranks', async ({ canvas, userEvent }) => {
  for (const name of ['Aristeia', 'Deimachos', 'Thessala']) {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name })).toHaveFocus())
  }
})

export const TwoPlaces = meta.story({ args: { places: places.slice(0, 2) } })
export const OnePlace = meta.story({ args: { places: places.slice(0, 1) } })

OnePlace.test('leaves the other steps empty', async ({ canvas, canvasElement }) => {
  const item = canvas.getByRole('listitem').getBoundingClientRect()
  const { left, width } = canvasElement.getBoundingClientRect()
  await expect(Math.abs(item.left + item.width / 2 - left - width / 2)).toBeLessThan(2)
})

export const Loading = meta.story({ render: () => <PodiumSkeleton /> })

export const LoadingBesideLoaded = meta.story({
  render: (args) => (
    <>
      <PodiumSkeleton />
      <Podium {...args} />
    </>
  ),
})

LoadingBesideLoaded.test('is as tall as the podium', async ({ canvas, canvasElement }) => {
  const skeleton = canvasElement.querySelector<HTMLElement>('section > [aria-hidden=true]')
  await expect(skeleton?.offsetHeight).toBe(canvas.getByRole('list').offsetHeight)
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile', 'light mobile'),
  render: (args) => (
    <>
      <Podium {...args} places={linked} aria-label="Three" />
      <Podium {...args} places={places.slice(0, 2)} aria-label="Two" />
      <PodiumSkeleton />
    </>
  ),
})

export const LongText = meta.story({
  args: {
    places: linked.map((each, index) => ({
      ...each,
      name: Object.values(longTexts)[index] as string,
      line: longTexts.german,
      score: '1,284,530,990',
    })),
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <Podium {...args} />
    </div>
  ),
})

LongText.test('stays inside its column', async ({ canvas }) => {
  const list = canvas.getByRole('list')
  const { right } = list.getBoundingClientRect()
  for (const item of canvas.getAllByRole('listitem')) {
    await expect(item.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    for (const text of item.querySelectorAll('a, b, span:not([aria-hidden])'))
      await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(item.offsetWidth + 1)
  }
})

export const HighContrast = meta.story({ args: { places: linked }, parameters: highContrast })

HighContrast.test('keeps the edges of the plinths', async ({ canvas }) => {
  await hasEdge(canvas.getAllByRole('listitem').map((item) => item.lastElementChild))
})
