import { expect } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { ChangeNote, LeadFigure, LeadUnit } from '../chart/lead-figure.tsx'
import { frameArgs, inCard, inPhone, longLabels } from '../testing/chart-examples.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { WaterfallChart } from './waterfall-chart.tsx'

const millions = (value: number) => `${value.toFixed(1)} M`

const meta = preview.meta({
  title: 'Data/Waterfall chart',
  component: WaterfallChart,
  args: {
    ...frameArgs,
    title: 'Where the gold went',
    lead: (
      <LeadFigure
        label="More gold than 30 days ago"
        value={
          <>
            +38.2 <LeadUnit>million</LeadUnit>
          </>
        }
      >
        <ChangeNote direction="up">12% more than in the 30 days before</ChangeNote>
      </LeadFigure>
    ),
    data: [
      { label: 'On May 16', kind: 'held' as const, value: 176.6 },
      { label: 'Dropped', kind: 'gained' as const, value: 62.4 },
      { label: 'Other earnings', kind: 'gained' as const, value: 41 },
      { label: 'Bazaar', kind: 'spent' as const, value: 60.3 },
      { label: 'Fees', kind: 'spent' as const, value: 4.9 },
      { label: 'Today', kind: 'held' as const, value: 214.8 },
    ],
    kinds: { held: 'Gold held', gained: 'Earned', spent: 'Spent' },
    heads: { label: 'Step', value: 'Gold' },
    formatHeld: millions,
    formatChange: (change: number) => `${change < 0 ? '−' : '+'}${millions(Math.abs(change))}`,
    formatTick: (value: number) => `${value} M`,
    facts: [
      { label: 'Earned', value: '103.4 M' },
      { label: 'Spent', value: '65.2 M' },
    ],
  },
  argTypes: {
    formatHeld: { control: false },
    formatChange: { control: false },
    formatTick: { control: false },
    lead: { control: false },
  },
  decorators: [inCard],
})

const barsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('rect[height="18"][rx="3"]')].map((bar) => bar.getBoundingClientRect())

export const Playground = meta.story()

Playground.test('begins each change where the one before ended', async ({ canvasElement }) => {
  const [held, dropped, other, bazaar, fees, today] = barsOf(canvasElement)
  await expect(dropped?.left).toBeCloseTo(held?.right ?? 0, 0)
  await expect(other?.left).toBeCloseTo(dropped?.right ?? 0, 0)
  await expect(bazaar?.right).toBeCloseTo(other?.right ?? 0, 0)
  await expect(fees?.right).toBeCloseTo(bazaar?.left ?? 0, 0)
  await expect(today?.right).toBeCloseTo(fees?.left ?? 0, 0)
})

Playground.test('has a table with signed changes', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: 'Dropped +62.4 M' })).toBeInTheDocument()
  await expect(canvas.getByRole('row', { name: 'Fees −4.9 M' })).toBeInTheDocument()
  await expect(canvas.getByRole('row', { name: 'Today 214.8 M' })).toBeInTheDocument()
})

export const NothingChanged = meta.story({
  args: {
    data: [
      { label: 'On May 16', kind: 'held', value: 0 },
      { label: 'Dropped', kind: 'gained', value: 0 },
      { label: 'Today', kind: 'held', value: 0 },
    ],
  },
})

NothingChanged.test('draws no bar for zero', async ({ canvasElement }) => {
  await expect(barsOf(canvasElement)).toEqual([])
})

export const AsTable = meta.story({ args: { defaultTableShown: true } })
export const Loading = meta.story({ args: { isLoading: true } })
export const Empty = meta.story({ args: { data: [] } })

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile', 'light mobile'),
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <WaterfallChart {...args} />
      <WaterfallChart {...args} title="Where the gold went, nothing changed" {...NothingChanged.input.args} />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    title: longTexts.german,
    data: longLabels.map((label) => ({ label, kind: 'gained', value: 9_007_199_254 })),
    kinds: { held: longTexts.german, gained: longTexts.chinese, spent: longTexts.unbroken },
  },
  decorators: [inPhone],
})

LongText.test('stays inside its column', async ({ canvas }) => {
  await staysInside(canvas.getByRole('region'), 320)
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('draws bars in the text color, spent ones with a pattern', async ({ canvasElement }) => {
  await hasForcedColors()
  const { color } = getComputedStyle(canvasElement)
  const bars = [...canvasElement.querySelectorAll('rect[height="18"][rx="3"]')]
  for (const bar of bars) await expect(getComputedStyle(bar).color).toBe(color)
  await expect(new Set(bars.map((bar) => bar.getAttribute('fill'))).size).toBe(2)
})
