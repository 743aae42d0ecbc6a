import { expect } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { formatShare, frameArgs, inCard, inPhone, longLabels } from '../testing/chart-examples.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { RingChart } from './ring-chart.tsx'

const rates = [
  { label: 'Raids', share: 0.9, detail: '84 of 93', mark: 0.82 },
  { label: 'Duels', share: 0.59, detail: '46 of 78', mark: 0.5 },
  { label: 'Timespaces', share: 1, detail: '52 of 52', mark: 0.9 },
  { label: 'Instant battles', share: null, detail: '0 of 0', mark: null },
]

const meta = preview.meta({
  title: 'Data/Ring chart',
  component: RingChart,
  args: {
    ...frameArgs,
    title: 'Win rates',
    data: rates,
    heads: { label: 'Kind', share: 'Win rate', detail: 'Won', mark: 'Server median' },
    formatShare,
    unknownLabel: '–',
  },
  argTypes: { formatShare: { control: false } },
  decorators: [inCard],
})

const arcsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('circle[pathLength="100"]')].map((arc) =>
    arc.getAttribute('stroke-dasharray'),
  )

export const Playground = meta.story()

Playground.test(
  'fills each ring by its share, with a notch for what it is compared with',
  async (context) => {
    await expect(arcsOf(context.canvasElement)).toEqual([
      '90 100',
      '1 99',
      '59 100',
      '1 99',
      '100 100',
      '1 99',
    ])
  },
)

Playground.test('has a table with a dash where nothing was counted', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: 'Raids 84 of 93 90% 82%' })).toBeInTheDocument()
  await expect(canvas.getByRole('row', { name: 'Instant battles 0 of 0 – –' })).toBeInTheDocument()
})

export const NotCompared = meta.story({
  args: { heads: { label: 'Kind', share: 'Win rate', detail: 'Won' } },
})

NotCompared.test('has no notch and no legend', async ({ canvas, canvasElement }) => {
  await expect(arcsOf(canvasElement)).toHaveLength(3)
  await expect(canvas.queryByText('Server median')).toBeNull()
})

export const AsTable = meta.story({ args: { defaultTableShown: true } })
export const Loading = meta.story({ args: { isLoading: true } })
export const Empty = meta.story({ args: { data: [] } })

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile', 'light mobile'),
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <RingChart {...args} />
      <RingChart {...args} title="Win rates, not compared" {...NotCompared.input.args} />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    title: longTexts.german,
    data: longLabels.map((label) => ({ label, share: 0.4, detail: label, mark: 0.5 })),
  },
  decorators: [inPhone],
})

LongText.test('stays inside its column', async ({ canvas }) => {
  await staysInside(canvas.getByRole('region'), 320)
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('tells the share from its track', async ({ canvasElement }) => {
  await hasForcedColors()
  const [track, share] = [...canvasElement.querySelectorAll('circle')].map(
    (circle) => getComputedStyle(circle).stroke,
  )
  await expect(share).not.toBe(track)
})
