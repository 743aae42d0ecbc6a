import { expect } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { GameIcon } from '../game-icon/game-icon.tsx'
import {
  dailyValues,
  frameArgs,
  inCard,
  inPhone,
  leadFigure,
  longLabels,
} from '../testing/chart-examples.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { SparkChart } from './spark-chart.tsx'

const meta = preview.meta({
  title: 'Data/Spark chart',
  component: SparkChart,
  args: {
    ...frameArgs,
    title: 'Items used',
    lead: leadFigure,
    note: 'Each row has a scale of its own.',
    data: [
      {
        label: 'Potions',
        icon: <GameIcon name="round-potion" size={22} />,
        values: dailyValues,
        total: '1,904',
        change: { direction: 'up' as const, text: '14%' },
      },
      {
        label: 'Food',
        icon: <GameIcon name="olive" size={22} />,
        values: dailyValues.map((value, day) => (day % 3 === 0 ? value / 10 : null)),
        total: '612',
        change: { direction: 'down' as const, text: '3%' },
      },
      {
        label: 'Mystery boxes',
        icon: <GameIcon name="chest" size={22} />,
        values: dailyValues.map(() => 0),
        total: '0',
      },
    ],
    heads: { label: 'Kind', total: 'Used', change: 'Change' },
    unknownLabel: '–',
  },
  argTypes: { data: { control: false }, lead: { control: false } },
  decorators: [inCard],
})

const columnsOf = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('span[style*="height"]'),
]

export const Playground = meta.story()

Playground.test('draws each row on a scale of its own', async ({ canvasElement }) => {
  const heights = columnsOf(canvasElement).map(({ style }) => Number.parseFloat(style.height))
  await expect(Math.max(...heights.slice(0, 30))).toBe(100)
  await expect(Math.max(...heights.slice(30, 60))).toBe(100)
  await expect(Math.max(...heights.slice(60))).toBe(0)
})

Playground.test('has a table of totals and changes', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: 'Potions 1,904 14%' })).toBeInTheDocument()
  await expect(canvas.getByRole('row', { name: 'Mystery boxes 0 –' })).toBeInTheDocument()
})

export const AsTable = meta.story({ args: { defaultTableShown: true } })
export const Loading = meta.story({ args: { isLoading: true } })
export const Empty = meta.story({ args: { data: [] } })
export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile', 'light mobile'),
})

AllVariants.test('keeps a piece of track where nothing was counted', async ({ canvasElement }) => {
  for (const column of columnsOf(canvasElement).slice(60)) await expect(column.offsetHeight).toBe(2)
})

export const LongText = meta.story({
  args: {
    title: longTexts.german,
    note: longTexts.unbroken,
    data: longLabels.map((label) => ({
      label,
      values: dailyValues,
      total: '9,007,199',
      change: { direction: 'up', text: label },
    })),
  },
  decorators: [inPhone],
})

LongText.test('stays inside its column', async ({ canvas }) => {
  await staysInside(canvas.getByRole('region'), 320)
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('tells columns from their track', async ({ canvasElement }) => {
  await hasForcedColors()
  const colors = columnsOf(canvasElement).map((column) => getComputedStyle(column).backgroundColor)
  await expect(new Set(colors).size).toBe(2)
})
