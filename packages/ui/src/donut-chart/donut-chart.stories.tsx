import { expect } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { DonutChart } from './donut-chart.tsx'

const number = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent' })

const meta = preview.meta({
  title: 'Data/Donut chart',
  component: DonutChart,
  args: {
    title: 'Arena fights',
    data: [
      { label: 'Won', value: 412 },
      { label: 'Lost', value: 220 },
      { label: 'Left early', value: 18 },
    ],
    heads: { label: 'Outcome', value: 'Fights', share: 'Share' },
    totalLabel: 'fights',
    formatValue: (value) => number.format(value),
    formatShare: (share) => percent.format(share),
    tableLabel: 'Show as table',
    pictureLabel: 'Show picture',
    empty: <EmptyState icon="laurel-crown" size="sm" headingLevel={3} title="No fights yet" />,
  },
  argTypes: { formatValue: { control: false }, formatShare: { control: false }, empty: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
})

const slicesOf = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<SVGPathElement>('svg[viewBox^="-90"] path'),
]

export const Playground = meta.story()

Playground.test('draws one slice per part, each with its own pattern', async ({ canvasElement }) => {
  const fills = slicesOf(canvasElement).map((slice) => slice.getAttribute('fill'))
  await expect(fills).toHaveLength(3)
  await expect(new Set(fills).size).toBe(3)
})

Playground.test('shows amount and share beside each part and in a table', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: 'Won 412 63%' })).toBeInTheDocument()
  await expect(canvas.getAllByText('63%')[0]).toBeVisible()
  await expect(canvas.getByText('650')).toBeVisible()
})

export const SixParts = meta.story({
  args: {
    title: 'Damage by source',
    heads: { label: 'Source', value: 'Damage', share: 'Share' },
    totalLabel: 'damage',
    data: ['Weapon', 'Skills', 'Pet', 'Partner', 'Fairy', 'Others'].map((label, index) => ({
      label,
      value: 4200 / (index + 1),
    })),
    formatValue: (value) => number.format(Math.round(value)),
  },
})

export const OneValue = meta.story({ args: { data: [{ label: 'Won', value: 412 }] } })

OneValue.test('draws a full ring for a single part', async ({ canvasElement }) => {
  const [slice] = slicesOf(canvasElement)
  const box = slice?.getBBox()
  await expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([176, 176])
})

export const AllZero = meta.story({
  args: {
    data: [
      { label: 'Won', value: 0 },
      { label: 'Lost', value: 0 },
    ],
  },
})

AllZero.test('draws an empty ring for a total of zero', async ({ canvas, canvasElement }) => {
  await expect(slicesOf(canvasElement)).toHaveLength(0)
  await expect(canvasElement.querySelector('circle')).not.toBeNull()
  await expect(canvas.getByRole('row', { name: 'Won 0 0%' })).toBeInTheDocument()
})

export const Negative = meta.story({
  args: {
    data: [
      { label: 'Won', value: 10 },
      { label: 'Lost', value: -4 },
    ],
  },
})

Negative.test('counts negative values as zero', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: 'Won 10 100%' })).toBeInTheDocument()
  await expect(canvas.getByRole('row', { name: 'Lost 0 0%' })).toBeInTheDocument()
})

export const AsTable = meta.story({ args: { defaultTableShown: true } })
export const Loading = meta.story({ args: { isLoading: true } })
export const Empty = meta.story({ args: { data: [] } })

Empty.test('shows its empty text', async ({ canvas }) => {
  await expect(canvas.getByText('No fights yet')).toBeVisible()
})

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <DonutChart {...args} />
      <DonutChart {...args} {...SixParts.input.args} />
      <DonutChart {...args} {...OneValue.input.args} title="Arena fights of one kind" />
      <DonutChart {...args} {...AllZero.input.args} title="Arena fights, none yet" />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    title: longTexts.german,
    data: Object.values(longTexts).map((label) => ({ label, value: 9_007_199_254 })),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
})

LongText.test('stays inside its column, above its legend', async ({ canvas, canvasElement }) => {
  await staysInside(canvas.getByRole('region'), 320)
  const ring = canvasElement.querySelector('svg[viewBox^="-90"]')?.getBoundingClientRect()
  await expect(canvas.getAllByText(longTexts.german)[1]?.getBoundingClientRect().top).toBeGreaterThan(
    ring?.bottom ?? 0,
  )
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('draws slices and patterns in the text color', async ({ canvasElement }) => {
  await hasForcedColors()
  const { color } = getComputedStyle(canvasElement)
  for (const slice of slicesOf(canvasElement)) await expect(getComputedStyle(slice).stroke).toBe(color)
})
