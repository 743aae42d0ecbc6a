import { expect, fireEvent } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { GameIcon } from '../game-icon/game-icon.tsx'
import {
  dayNames,
  formatNumber,
  frameArgs,
  inCard,
  inPhone,
  leadFigure,
  longLabels,
} from '../testing/chart-examples.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { HeatMap } from './heat-map.tsx'

const events = [
  { label: 'Icebreaker', icon: 'iceberg' },
  { label: 'Instant battles', icon: 'lightning-trio' },
  { label: 'Timespaces', icon: 'hourglass' },
].map(({ label, icon }, event) => {
  const values = dayNames.map((_, day) => (day * 7 + event * 3) % 6)
  return {
    label,
    icon: <GameIcon name={icon} />,
    values,
    total: String(values.reduce((sum, value) => sum + value, 0)),
  }
})

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, day) => ({
  label,
  values: hours.map((_, hour) => Math.max(0, (day > 4 ? 170 : 140) - Math.abs(20 - hour) * 45)),
}))

const meta = preview.meta({
  title: 'Data/Heat map',
  component: HeatMap,
  args: {
    ...frameArgs,
    title: 'Event calendar',
    data: events,
    columns: dayNames,
    labeledColumns: [0, 7, 14, 21],
    most: 4,
    keyTexts: { least: 'None', most: '4 or more on the day' },
    cursorLabel: 'Event calendar, day',
    formatValue: formatNumber,
    unknownLabel: 'No data',
    table: {
      head: ['Event', 'Joined', 'Days'],
      rows: events.map(({ label, total, values }) => ({
        label,
        cells: [total, String(values.filter(Boolean).length)],
      })),
    },
  },
  argTypes: { formatValue: { control: false }, data: { control: false } },
  decorators: [inCard],
})

const cellsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-totals] [data-step]')] as HTMLElement[]

export const Playground = meta.story()

Playground.test('colors a cell by its value', async ({ canvasElement }) => {
  const steps = cellsOf(canvasElement)
    .slice(0, 6)
    .map(({ dataset }) => dataset['step'])
  await expect(steps).toEqual(['0', '1', '2', '3', '4', '4'])
})

Playground.test('moves through the columns with the sum and each value', async ({ canvas }) => {
  const cursor = canvas.getByRole('slider', { name: 'Event calendar, day' })
  await fireEvent.change(cursor, { target: { value: '1' } })
  await expect(cursor).toHaveAttribute(
    'aria-valuetext',
    'May 17: 6, Icebreaker 1, Instant battles 4, Timespaces 1',
  )
})

export const Hours = meta.story({
  args: {
    title: 'Time online',
    lead: leadFigure,
    leadPlace: 'start',
    data: weekdays,
    columns: hours,
    labeledColumns: [0, 6, 12, 18],
    most: 120,
    keyTexts: { least: '0 min', most: '120 min or more' },
    cursorLabel: 'Time online, hour',
    formatValue: (value: number) => `${value} min`,
    table: {
      head: ['Weekday', '00–12', '12–24'],
      rows: weekdays.map(({ label, values }) => ({
        label,
        cells: ['0 min', `${values.slice(12).reduce((sum, value) => sum + value, 0)} min`],
      })),
    },
    facts: [
      { label: 'Days played', value: '26', note: 'of 30' },
      { label: 'Longest streak', value: '12', note: 'days' },
    ],
  },
})

export const Unknown = meta.story({
  args: { data: events.map((event) => ({ ...event, values: dayNames.map(() => null), total: '–' })) },
})

Unknown.test('says that a value is unknown', async ({ canvas }) => {
  await expect(canvas.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    'Jun 14: No data, Icebreaker No data, Instant battles No data, Timespaces No data',
  )
})

export const AsTable = meta.story({ args: { defaultTableShown: true } })
export const Loading = meta.story({ args: { ...Hours.input.args, isLoading: true } })
export const Empty = meta.story({
  args: { data: [], table: { head: ['Event', 'Joined', 'Days'], rows: [] } },
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile', 'light mobile'),
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <HeatMap {...args} />
      <HeatMap {...args} {...Hours.input.args} />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    title: longTexts.german,
    data: longLabels.map((label) => ({ label, values: dayNames.map(() => 2), total: '9,007,199' })),
    keyTexts: { least: longTexts.chinese, most: longTexts.unbroken },
  },
  decorators: [inPhone],
})

LongText.test('stays inside its column', async ({ canvas }) => {
  await staysInside(canvas.getByRole('region'), 320)
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('keeps five distinct steps', async ({ canvasElement }) => {
  await hasForcedColors()
  const colors = cellsOf(canvasElement).map((cell) => getComputedStyle(cell).backgroundColor)
  await expect(new Set(colors).size).toBe(5)
})
