import { expect } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { GameIcon } from '../game-icon/game-icon.tsx'
import { frameArgs, inCard, inPhone, longLabels } from '../testing/chart-examples.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { DotPlot, type DotPlotRow } from './dot-plot.tsx'

const tableOf = (head: string[], rows: readonly DotPlotRow[]) => ({
  head,
  rows: rows.map(({ label, value, note }) => ({ label, cells: [value, note] })),
})

const standing = [
  { label: 'Time online', position: 0.88, marks: [0.5], value: '68 h', note: '41 h' },
  { label: 'Kills', position: 0.81, marks: [0.5], value: '8,764', note: '5,210' },
  { label: 'Gold earned', position: null, marks: [0.5], value: '–', note: '58.0 M' },
]

const times = [
  {
    label: 'Hydra of Lerna',
    icon: 'hydra',
    position: 0.46,
    marks: [0.06, 0.84],
    value: '6:42',
    note: '+1:24',
  },
  { label: 'Nemean Lion', icon: 'lion', position: 0.39, marks: [0.06, 0.8], value: '4:55', note: '+0:53' },
].map((row) => ({ ...row, icon: <GameIcon name={row.icon} /> }))

const meta = preview.meta({
  title: 'Data/Dot plot',
  component: DotPlot,
  args: {
    ...frameArgs,
    title: 'Where you stand',
    data: standing,
    legend: { dot: 'Kallistrate', marks: ['Server median'] },
    heads: {
      label: 'Ahead of this share of characters',
      ticks: ['0%', '50%', '100%'],
      value: 'Kallistrate',
      note: 'Median',
    },
    table: tableOf(['Statistic', 'Kallistrate', 'Median'], standing),
  },
  argTypes: { data: { control: false } },
  decorators: [inCard],
})

const placedIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[style*="inset-inline-start"]')].map((mark) => {
    const track = mark.parentElement?.getBoundingClientRect()
    const { left, width } = mark.getBoundingClientRect()
    return Math.round(((left + width / 2 - (track?.left ?? 0)) / (track?.width ?? 1)) * 100)
  })

export const Playground = meta.story()

Playground.test('places line and dot by their values, and no dot for an unknown one', async (context) => {
  await expect(placedIn(context.canvasElement)).toEqual([50, 88, 50, 81, 50])
})

Playground.test('has a table with the same values', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: 'Kills 8,764 5,210' })).toBeInTheDocument()
})

export const TwoLines = meta.story({
  args: {
    title: 'Best times',
    note: 'Further left is faster. The number at the right is the time behind the server record.',
    data: times,
    legend: { dot: 'Kallistrate', marks: ['Server record', 'Server median'] },
    heads: undefined,
    table: tableOf(['Raid', 'Best time', 'Behind'], times),
  },
})

export const AsTable = meta.story({ args: { defaultTableShown: true } })
export const Loading = meta.story({ args: { isLoading: true } })
export const Empty = meta.story({ args: { data: [], table: tableOf(['Statistic'], []) } })

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile', 'light mobile'),
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <DotPlot {...args} />
      <DotPlot {...args} {...TwoLines.input.args} />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    title: longTexts.german,
    data: longLabels.map((label) => ({
      label,
      position: 1,
      marks: [0],
      value: '9,007,199',
      note: '9,007,199',
    })),
    legend: { dot: longTexts.unbroken, marks: [longTexts.chinese] },
  },
  decorators: [inPhone],
})

LongText.test('stays inside its column', async ({ canvas }) => {
  await staysInside(canvas.getByRole('region'), 320)
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('tells the dot from the track', async ({ canvasElement }) => {
  await hasForcedColors()
  const dot = canvasElement.querySelector('[style*="88%"]')
  await expect(dot && getComputedStyle(dot).backgroundColor).not.toBe(
    dot?.parentElement && getComputedStyle(dot.parentElement).backgroundColor,
  )
})
