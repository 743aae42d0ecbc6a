import { expect } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { GameIcon } from '../game-icon/game-icon.tsx'
import { formatShare, inPhone } from '../testing/chart-examples.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { BarChart } from './bar-chart.tsx'

const number = new Intl.NumberFormat('en')

const raids = [
  { label: 'Hydra of Lerna', values: [184] },
  { label: 'Nemean Lion', values: [131] },
  { label: 'Gates of Tartarus', values: [57] },
  { label: 'Wrath of Poseidon', values: [12] },
]

const outcomes = [
  { label: 'Arena', values: [412, 220] },
  { label: 'Duels', values: [96, 104] },
  { label: 'Instant battles', values: [58, null] },
]

const meta = preview.meta({
  title: 'Data/Bar chart',
  component: BarChart,
  args: {
    title: 'Raids completed',
    data: raids,
    series: ['Completed'],
    rowsLabel: 'Raid',
    formatValue: (value) => number.format(value),
    unknownLabel: 'No data',
    tableLabel: 'Show as table',
    pictureLabel: 'Show picture',
    empty: <EmptyState icon="laurel-crown" size="sm" headingLevel={3} title="No raids yet" />,
  },
  argTypes: { formatValue: { control: false }, empty: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
})

const barsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('rect[rx="3"]:not(pattern rect):not([width="13"])')].map((bar) =>
    bar.getBoundingClientRect(),
  )

export const Playground = meta.story()

Playground.test('draws the values in proportion', async ({ canvasElement }) => {
  const [first, second] = barsOf(canvasElement)
  await expect((first?.width ?? 0) / (second?.width ?? 1)).toBeCloseTo(184 / 131, 1)
})

Playground.test('shows each value beside its bar and in a table', async ({ canvas }) => {
  for (const { label, values } of raids) {
    await expect(canvas.getByRole('row', { name: `${label} ${values[0]}` })).toBeInTheDocument()
    await expect(canvas.getAllByText(String(values[0]))).toHaveLength(2)
  }
})

export const SeveralSeries = meta.story({
  args: { title: 'Fights', data: outcomes, series: ['Won', 'Lost'], rowsLabel: 'Kind' },
})

SeveralSeries.test('distinguishes series by pattern, not by color alone', async ({ canvasElement }) => {
  const fills = [...canvasElement.querySelectorAll('rect[height="14"]')].map((bar) =>
    bar.getAttribute('fill'),
  )
  await expect(new Set(fills).size).toBe(2)
  await expect(fills[1]).toMatch(/^url\(#/)
  await expect(canvasElement.querySelector(`[id="${fills[1]?.slice(5, -1)}"]`)).not.toBeNull()
})

SeveralSeries.test('labels unknown values and draws no bar for them', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('row', { name: 'Instant battles 58 No data' })).toBeInTheDocument()
  await expect(barsOf(canvasElement)).toHaveLength(5)
})

export const WithShares = meta.story({
  args: {
    data: raids.map((raid) => ({ ...raid, icon: <GameIcon name="hydra" /> })),
    share: { label: 'Share', format: formatShare, of: 460 },
  },
})

WithShares.test('shows each value as a share of all', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: 'Hydra of Lerna 184 40%' })).toBeInTheDocument()
  await expect(canvas.getAllByText('40%')).toHaveLength(2)
})

export const Negative = meta.story({
  args: {
    title: 'Gold per week',
    rowsLabel: 'Week',
    series: ['Gold'],
    data: [
      { label: 'Week 44', values: [18_400] },
      { label: 'Week 45', values: [-9200] },
      { label: 'Week 46', values: [0] },
    ],
  },
})

Negative.test('draws negative values to the left of zero and no bar for zero', async ({ canvasElement }) => {
  const [gain, loss, none] = barsOf(canvasElement)
  await expect(Math.abs((loss?.right ?? 0) - (gain?.left ?? 1))).toBeLessThanOrEqual(2)
  await expect(none).toBeUndefined()
})

export const OneValue = meta.story({ args: { data: raids.slice(0, 1) } })
export const AllZero = meta.story({ args: { data: raids.map(({ label }) => ({ label, values: [0] })) } })

AllZero.test('draws a zero line and no bar', async ({ canvasElement }) => {
  await expect(barsOf(canvasElement)).toEqual([])
})

export const AsTable = meta.story({ args: { ...SeveralSeries.input.args, defaultTableShown: true } })
export const Loading = meta.story({ args: { isLoading: true } })
export const Empty = meta.story({ args: { data: [] } })

Empty.test('shows its empty text', async ({ canvas }) => {
  await expect(canvas.getByText('No raids yet')).toBeVisible()
})

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <BarChart {...args} />
      <BarChart {...args} {...SeveralSeries.input.args} />
      <BarChart {...args} {...Negative.input.args} />
      <BarChart
        {...args}
        title="Four series"
        series={['One', 'Two', 'Three', 'Four']}
        data={[{ label: 'Raids', values: [40, 30, 20, 10] }]}
      />
    </div>
  ),
})

export const Phone = meta.story({ decorators: [inPhone] })

Phone.test(
  'puts the value above its bar, which is as wide as the card',
  async ({ canvas, canvasElement }) => {
    const [bar] = barsOf(canvasElement)
    const value = canvasElement.querySelector('[aria-hidden] span[class*=value]')?.getBoundingClientRect()
    await expect(value?.bottom).toBeLessThanOrEqual(bar?.top ?? 0)
    await expect(bar?.width).toBeGreaterThan(canvas.getByRole('region').getBoundingClientRect().width - 50)
  },
)

export const LongText = meta.story({
  args: {
    title: longTexts.german,
    series: [longTexts.german, longTexts.unbroken],
    data: Object.values(longTexts).map((label) => ({ label, values: [9_007_199_254, 12] })),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
})

LongText.test(
  'puts labels above their bars and stays inside its column',
  async ({ canvas, canvasElement }) => {
    await staysInside(canvas.getByRole('region'), 320)
    for (const bar of barsOf(canvasElement)) await expect(bar.right).toBeLessThanOrEqual(window.innerWidth)
  },
)

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('draws bars and patterns in the text color', async ({ canvasElement }) => {
  await hasForcedColors()
  const { color } = getComputedStyle(canvasElement)
  for (const bar of canvasElement.querySelectorAll('rect[height="14"], pattern'))
    await expect(getComputedStyle(bar).color).toBe(color)
})
