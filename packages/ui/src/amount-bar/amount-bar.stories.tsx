import { expect } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { AmountBar } from './amount-bar.tsx'

const meta = preview.meta({
  title: 'Data/Amount bar',
  component: AmountBar,
  args: { values: [28, 2], max: 30 },
  parameters: { without: { LongText: 'Shows no text.' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240, display: 'grid', gap: 12 }}>
        <Story />
      </div>
    ),
  ],
})

const partsOf = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll('[aria-hidden] > svg[style]'),
]

export const Playground = meta.story()

Playground.test('is a picture of two amounts, side by side', async ({ canvasElement }) => {
  const [won, lost] = partsOf(canvasElement).map((part) => part.getBoundingClientRect())
  await expect(won?.width).toBeGreaterThan((lost?.width ?? 0) * 5)
  await expect(lost?.left).toBeGreaterThan(won?.right ?? 0)
})

export const Bounds = meta.story({ args: { values: [0, 0], max: 0 } })

Bounds.test('draws nothing for zero', async ({ canvasElement }) => {
  await expect(partsOf(canvasElement)).toEqual([])
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop'),
  render: () => (
    <>
      <AmountBar values={[28, 2]} max={30} />
      <AmountBar values={[11, 3]} max={30} />
      <AmountBar values={[1, 0]} max={30} />
      <AmountBar values={[12, 8, 6, 4]} max={30} />
    </>
  ),
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('tells the parts apart by their patterns', async ({ canvasElement }) => {
  await hasForcedColors()
  const fills = partsOf(canvasElement).map((part) => part.firstElementChild?.getAttribute('fill'))
  await expect(fills[0]).not.toBe(fills[1])
})
