import { expect } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { GameIcon } from '../game-icon/game-icon.tsx'
import { formatNumber, frameArgs, inCard, inPhone, longLabels } from '../testing/chart-examples.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { TwoSidedChart } from './two-sided-chart.tsx'

const fights = [
  { label: 'Duels', icon: 'zeus-sword', left: 32, right: 46, note: '59%' },
  { label: 'Rainbow battle', icon: 'rainbow-star', left: 19, right: 24, note: '56%' },
  { label: 'Timespaces', icon: 'hourglass', left: 2, right: 52, note: '96%' },
  { label: 'Instant battles', icon: 'lightning-trio', left: 0, right: 0, note: '–' },
].map((row) => ({ ...row, icon: <GameIcon name={row.icon} /> }))

const meta = preview.meta({
  title: 'Data/Two-sided chart',
  component: TwoSidedChart,
  args: {
    ...frameArgs,
    title: 'Won and lost',
    data: fights,
    heads: { label: 'Kind', left: 'Lost', right: 'Won', note: 'Win rate' },
    formatValue: formatNumber,
  },
  argTypes: { formatValue: { control: false }, data: { control: false } },
  decorators: [inCard],
})

const barsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('rect[height="14"]')].map((bar) => bar.getBoundingClientRect())

export const Playground = meta.story()

Playground.test('draws both sides of a line on one scale', async ({ canvasElement }) => {
  const [lost, won] = barsOf(canvasElement)
  await expect(lost?.right).toBeCloseTo(won?.left ?? 0, 0)
  await expect((won?.width ?? 0) / (lost?.width ?? 1)).toBeCloseTo(46 / 32, 1)
})

Playground.test('draws nothing for zero and has a table', async ({ canvas, canvasElement }) => {
  await expect(barsOf(canvasElement)).toHaveLength(6)
  await expect(canvas.getByRole('row', { name: 'Instant battles 0 0 –' })).toBeInTheDocument()
})

export const AsTable = meta.story({ args: { defaultTableShown: true } })
export const Loading = meta.story({ args: { isLoading: true } })
export const Empty = meta.story({ args: { data: [] } })

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile', 'light mobile'),
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <TwoSidedChart {...args} />
      <TwoSidedChart
        {...args}
        title="Won and lost, only wins"
        data={fights.map((row) => ({ ...row, left: 0 }))}
      />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    title: longTexts.german,
    data: longLabels.map((label) => ({ label, left: 9_007_199, right: 12, note: '100%' })),
    heads: { label: 'Kind', left: longTexts.german, right: longTexts.chinese, note: longTexts.unbroken },
  },
  decorators: [inPhone],
})

LongText.test('stays inside its column', async ({ canvas }) => {
  await staysInside(canvas.getByRole('region'), 320)
})

export const Phone = meta.story({
  args: { data: fights.map((row) => ({ ...row, note: '100 %' })) },
  decorators: [inPhone],
})

Phone.test('keeps each note on one line, inside the card', async ({ canvas, canvasElement }) => {
  const card = canvas.getByRole('region').getBoundingClientRect()
  for (const note of canvasElement.querySelectorAll('[aria-hidden] span[class*=note]')) {
    const { height, right } = note.getBoundingClientRect()
    await expect(height).toBeLessThan(24)
    await expect(right).toBeLessThan(card.right)
  }
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('tells the sides apart by a pattern', async ({ canvasElement }) => {
  await hasForcedColors()
  const fills = [...canvasElement.querySelectorAll('rect[height="14"]')].map((bar) =>
    bar.getAttribute('fill'),
  )
  await expect(new Set(fills).size).toBe(2)
})
