import { expect, fireEvent, fn, waitFor } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { LineChart } from './line-chart.tsx'

const number = new Intl.NumberFormat('en')
const short = new Intl.NumberFormat('en', { notation: 'compact' })

const kills = [820, 1040, 760, 1310, 1280, 1620, 1490, 1847]
const deaths = [310, 290, 340, 275, 300, 260, 230, 212]
const weeks = kills.map((count, index) => ({ label: `Week ${39 + index}`, values: [count] }))
const fights = kills.map((count, index) => ({
  label: `Week ${39 + index}`,
  values: [count, deaths[index] ?? null],
}))

const meta = preview.meta({
  title: 'Data/Line chart',
  component: LineChart,
  args: {
    title: 'Monsters killed per week',
    data: weeks,
    series: ['Monsters killed'],
    rowsLabel: 'Week',
    cursorLabel: 'Monsters killed per week, point',
    formatValue: (value) => number.format(value),
    formatTick: (value) => short.format(value),
    unknownLabel: 'No data',
    tableLabel: 'Show as table',
    pictureLabel: 'Show picture',
    empty: <EmptyState icon="laurel-crown" size="sm" headingLevel={3} title="Nothing counted yet" />,
  },
  argTypes: { formatValue: { control: false }, formatTick: { control: false }, empty: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test('starts at its last point', async ({ canvas }) => {
  const slider = canvas.getByRole('slider', { name: 'Monsters killed per week, point' })
  await expect(slider).toHaveAttribute('aria-valuetext', 'Week 46: 1,847')
  await expect(canvas.getAllByText('1,847')[0]).toBeVisible()
})

Playground.test('moves from point to point by keyboard', async ({ canvas, userEvent }) => {
  const { keyboard } = await realUser()
  const slider = canvas.getByRole('slider')
  await userEvent.tab()
  await userEvent.tab()
  await waitFor(() => expect(slider).toHaveFocus())
  await keyboard('{ArrowLeft}')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Week 45: 1,490')
  await keyboard('{Home}')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Week 39: 820')
  await keyboard('{ArrowLeft}')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Week 39: 820')
  await keyboard('{End}')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Week 46: 1,847')
})

Playground.test('shows the keyboard focus', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await userEvent.tab()
  const { outlineStyle, outlineWidth } = getComputedStyle(canvas.getByRole('slider'))
  await expect(`${outlineWidth} ${outlineStyle}`).toBe('2px solid')
})

const over = (slider: HTMLElement, ratio: number) => {
  const { left, width, top } = slider.getBoundingClientRect()
  return { clientX: left + 8 + (width - 16) * ratio, clientY: top + 20 }
}

Playground.test('follows the mouse without a press, to the nearest point', async ({ canvas }) => {
  const slider = canvas.getByRole('slider')
  await fireEvent.pointerMove(slider, { pointerType: 'mouse', ...over(slider, 0.3) })
  await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', 'Week 41: 760'))
  await fireEvent.pointerMove(slider, { pointerType: 'mouse', ...over(slider, 1.2) })
  await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', 'Week 46: 1,847'))
})

Playground.test('moves to the pressed point', async ({ canvas }) => {
  const slider = canvas.getByRole('slider')
  const { click } = await realUser()
  const { width } = slider.getBoundingClientRect()
  await click(slider, { position: { x: 8 + (width - 16) * (3 / 7), y: 20 } })
  await expect(slider).toHaveAttribute('aria-valuetext', 'Week 42: 1,310')
})

Playground.test('offers the same data as a table', async ({ canvas }) => {
  for (const { label, values } of weeks)
    await expect(
      canvas.getByRole('row', { name: `${label} ${number.format(values[0] ?? 0)}` }),
    ).toBeInTheDocument()
})

export const SeveralSeries = meta.story({
  args: {
    title: 'Fights per week',
    data: fights,
    series: ['Kills', 'Deaths'],
    cursorLabel: 'Fights per week, point',
  },
})

SeveralSeries.test(
  'distinguishes the lines by dashes and markers, not by color alone',
  async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('path[class*=line][stroke-dasharray]')]
    await expect(lines.map((line) => line.getAttribute('stroke-dasharray'))).toEqual(['', '7 4'])
  },
)

SeveralSeries.test('names every series at the cursor', async ({ canvas }) => {
  await expect(canvas.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    'Week 46: Kills 1,847, Deaths 212',
  )
})

export const WithGap = meta.story({
  args: { data: weeks.map((week, index) => (index === 3 ? { ...week, values: [null] } : week)) },
})

WithGap.test('leaves a gap for an unknown value and labels it', async ({ canvas, canvasElement }) => {
  const path = canvasElement.querySelector('path[stroke-dasharray]')?.getAttribute('d') ?? ''
  await expect(path.match(/M/g)).toHaveLength(2)
  await expect(canvas.getByRole('row', { name: 'Week 42 No data' })).toBeInTheDocument()
})

export const Negative = meta.story({
  args: {
    title: 'Gold per week',
    data: [1200, -340, -900, 0, 640].map((gold, index) => ({ label: `Week ${42 + index}`, values: [gold] })),
  },
})

export const OneValue = meta.story({ args: { data: weeks.slice(0, 1) } })

OneValue.test('is a single point in the middle', async ({ canvas }) => {
  await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Week 39: 820')
})

export const AllZero = meta.story({ args: { data: weeks.map(({ label }) => ({ label, values: [0] })) } })

export const ManyPoints = meta.story({
  args: {
    title: 'Monsters killed per day',
    data: Array.from({ length: 90 }, (_, day) => ({
      label: `Day ${day + 1}`,
      values: [Math.round(200 + 120 * Math.sin(day / 9) + 60 * Math.cos(day * 2.3))],
    })),
  },
})

ManyPoints.test('labels a few points, including the last', async ({ canvas }) => {
  for (const label of ['Day 46', 'Day 90']) await expect(canvas.getAllByText(label).length).toBeGreaterThan(1)
  await expect(canvas.getAllByText('Day 2')).toHaveLength(1)
})

export const Shrinking = meta.story({ args: { onTableShownChange: fn() } })

Shrinking.test('moves to an existing point when there are fewer points', async ({ canvas, mount, args }) => {
  await mount(<LineChart {...args} />)
  await fireEvent.change(canvas.getByRole('slider'), { target: { value: '6' } })
  await mount(<LineChart {...args} data={weeks.slice(0, 3)} />)
  await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Week 41: 760')
})

export const AsTable = meta.story({ args: { ...SeveralSeries.input.args, defaultTableShown: true } })
export const Loading = meta.story({ args: { isLoading: true } })
export const Empty = meta.story({ args: { data: [] } })

Empty.test('shows that there is no data', async ({ canvas }) => {
  await expect(canvas.getByText('Nothing counted yet')).toBeVisible()
})

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <LineChart {...args} />
      <LineChart {...args} {...SeveralSeries.input.args} />
      <LineChart {...args} {...Negative.input.args} />
      <LineChart {...args} {...ManyPoints.input.args} />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    title: longTexts.german,
    series: [longTexts.german, longTexts.unbroken],
    data: Object.values(longTexts).map((label, index) => ({ label, values: [9_007_199_254 - index, 12] })),
    formatTick: (value: number) => number.format(value),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
})

LongText.test('stays inside its column', async ({ canvas }) => {
  await staysInside(canvas.getByRole('region'), 320)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('draws lines and markers in the color of text', async ({ canvasElement }) => {
  await hasForcedColors()
  const { color } = getComputedStyle(canvasElement)
  for (const path of canvasElement.querySelectorAll('path[stroke-dasharray]'))
    await expect(getComputedStyle(path).stroke).toBe(color)
})
