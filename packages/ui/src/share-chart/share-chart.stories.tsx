import { expect } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import {
  formatNumber,
  formatShare,
  frameArgs,
  inCard,
  inPhone,
  leadFigure,
  longLabels,
} from '../testing/chart-examples.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { ShareChart } from './share-chart.tsx'

const meta = preview.meta({
  title: 'Data/Share chart',
  component: ShareChart,
  args: {
    ...frameArgs,
    title: 'Skills cast',
    lead: leadFigure,
    leadPlace: 'start' as const,
    caption: 'By kind',
    data: [
      { label: 'Attack', value: 23_900 },
      { label: 'Protection', value: 11_126 },
      { label: 'Party', value: 6180 },
    ],
    heads: { label: 'Kind', value: 'Skills cast', share: 'Share' },
    formatValue: formatNumber,
    formatShare,
  },
  argTypes: { formatValue: { control: false }, formatShare: { control: false }, lead: { control: false } },
  decorators: [inCard],
})

const partsOf = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('svg > svg > rect')]

export const Playground = meta.story()

Playground.test('draws the parts in proportion, side by side', async ({ canvasElement }) => {
  const [attack, protection] = partsOf(canvasElement).map((part) => part.getBoundingClientRect())
  await expect((attack?.width ?? 0) / (protection?.width ?? 1)).toBeCloseTo(23_900 / 11_126, 1)
  await expect(protection?.left).toBeGreaterThan(attack?.right ?? 0)
})

Playground.test('has a table with amounts and shares', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: 'Attack 23,900 58%' })).toBeInTheDocument()
})

export const AllZero = meta.story({ args: { data: [{ label: 'Attack', value: 0 }] } })

AllZero.test('is an empty track', async ({ canvas, canvasElement }) => {
  await expect(partsOf(canvasElement)).toEqual([])
  await expect(canvas.getByRole('row', { name: 'Attack 0 0%' })).toBeInTheDocument()
})

export const AsTable = meta.story({ args: { defaultTableShown: true } })
export const Loading = meta.story({ args: { isLoading: true } })
export const Empty = meta.story({ args: { data: [] } })

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile', 'light mobile'),
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <ShareChart {...args} />
      <ShareChart {...args} title="Skills cast, nothing yet" {...AllZero.input.args} />
      <ShareChart {...args} title="Skills cast, without a lead figure" lead={undefined} caption={undefined} />
    </div>
  ),
})

export const LongText = meta.story({
  args: { title: longTexts.german, data: longLabels.map((label) => ({ label, value: 9_007_199_254 })) },
  decorators: [inPhone],
})

LongText.test('stays inside its column', async ({ canvas }) => {
  await staysInside(canvas.getByRole('region'), 320)
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('tells the parts apart by their patterns', async ({ canvasElement }) => {
  await hasForcedColors()
  const fills = partsOf(canvasElement).map((part) => part.getAttribute('fill'))
  await expect(new Set(fills).size).toBe(3)
})
