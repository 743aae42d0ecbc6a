import { expect, fireEvent } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import {
  dailyValues,
  dayNames,
  formatNumber,
  frameArgs,
  inCard,
  inPhone,
  longLabels,
  weekNames,
} from '../testing/chart-examples.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { ColumnChart } from './column-chart.tsx'

const weeks = weekNames.map((label, week) => ({ label, values: [16 + week * 4, [3, 2, 0, 3][week] ?? 0] }))
const days = dayNames.map((label, day) => ({ label, values: [dailyValues[day] ?? 0] }))

const meta = preview.meta({
  title: 'Data/Column chart',
  component: ColumnChart,
  args: {
    ...frameArgs,
    title: 'Raids per week',
    data: weeks,
    series: ['Won', 'Lost'],
    rowsLabel: 'Week',
    cursorLabel: 'Raids per week, week',
    formatValue: formatNumber,
    unknownLabel: 'No data',
    facts: [
      { label: 'Best week', value: '28 won' },
      { label: 'Per hour online', value: '1.4' },
    ],
  },
  argTypes: { formatValue: { control: false } },
  decorators: [inCard],
})

const barsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('svg[style*="--"]:not([data-nothing])')].map((bar) =>
    bar.getBoundingClientRect(),
  )

export const Playground = meta.story()

export const ForeignSeries = meta.story({ args: { series: ['Siege', 'Lost'], seriesLangs: ['de'] } })

ForeignSeries.test('marks the language of a series in the legend and in the table', async ({ canvas }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Siege' })).toHaveAttribute('lang', 'de')
  await expect(canvas.getByText('Siege', { selector: '[aria-hidden] *' })).toHaveAttribute('lang', 'de')
  await expect(canvas.getByRole('columnheader', { name: 'Lost' })).not.toHaveAttribute('lang')
})

Playground.test('draws a pair of columns per week, in proportion', async ({ canvasElement }) => {
  const [won, lost] = barsOf(canvasElement)
  await expect((won?.height ?? 0) / (lost?.height ?? 1)).toBeCloseTo(16 / 3, 0)
  await expect(Math.abs((won?.bottom ?? 0) - (lost?.bottom ?? 9))).toBeLessThan(1)
})

Playground.test('shows the values of the week at the cursor, first of the last one', async ({ canvas }) => {
  const cursor = canvas.getByRole('slider', { name: 'Raids per week, week' })
  await expect(cursor).toHaveAttribute('aria-valuetext', 'June 6–14: Won 28, Lost 3')
  await fireEvent.change(cursor, { target: { value: '0' } })
  await expect(cursor).toHaveAttribute('aria-valuetext', 'May 16–22: Won 16, Lost 3')
})

Playground.test('has a table with all values', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: 'May 30–June 5 24 0' })).toBeInTheDocument()
})

export const Stacked = meta.story({ args: { isStacked: true } })

Stacked.test('stands one series on the other', async ({ canvasElement }) => {
  const [won, lost] = barsOf(canvasElement)
  await expect(lost?.bottom).toBeLessThanOrEqual(won?.top ?? 0)
  await expect(lost?.left).toBe(won?.left)
})

export const Days = meta.story({
  args: {
    title: 'Skills cast per day',
    data: days,
    series: ['Skills cast'],
    rowsLabel: 'Day',
    cursorLabel: 'Skills cast per day, day',
  },
})

Days.test('keeps a piece of track for a day without anything', async ({ canvasElement }) => {
  const nothing = [...canvasElement.querySelectorAll('svg[data-nothing]')]
  await expect(nothing.length).toBe(dailyValues.filter((value) => value === 0).length)
  for (const bar of nothing) await expect(bar.getBoundingClientRect().height).toBe(2)
})

Days.test('names the first and the last day below the columns', async ({ canvas }) => {
  for (const day of ['May 16', 'Jun 14']) await expect(canvas.getAllByText(day).length).toBeGreaterThan(1)
})

export const OneColumn = meta.story({ args: { data: weeks.slice(0, 1) } })
export const AllZero = meta.story({
  args: { data: weekNames.map((label) => ({ label, values: [0, null] })) },
})

AllZero.test('says which values are unknown', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: 'May 16–22 0 No data' })).toBeInTheDocument()
})

export const AsTable = meta.story({ args: { defaultTableShown: true } })
export const Loading = meta.story({ args: { isLoading: true } })
export const Empty = meta.story({ args: { data: [] } })

Empty.test('says that there is nothing', async ({ canvas }) => {
  await expect(canvas.getByText('Nothing was counted in this period.')).toBeVisible()
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile', 'light mobile'),
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 20,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
      }}
    >
      <ColumnChart {...args} />
      <ColumnChart {...args} title="Raids per week, stacked" isStacked />
      <ColumnChart {...args} {...Days.input.args} />
      <ColumnChart {...args} title="Raids per week, nothing counted" {...AllZero.input.args} />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    title: longTexts.german,
    series: [longTexts.german, longTexts.unbroken],
    data: longLabels.map((label) => ({ label, values: [9_007_199_254, 12] })),
  },
  decorators: [inPhone],
})

LongText.test('stays inside its column', async ({ canvas }) => {
  await staysInside(canvas.getByRole('region'), 320)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('draws columns and patterns in the text color', async ({ canvasElement }) => {
  await hasForcedColors()
  const { color } = getComputedStyle(canvasElement)
  for (const bar of canvasElement.querySelectorAll('svg:not([data-nothing]) > rect[width="100%"]'))
    await expect(getComputedStyle(bar).color).toBe(color)
})
