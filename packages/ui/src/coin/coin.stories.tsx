import { expect } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Coin } from './coin.tsx'

const meta = preview.meta({
  title: 'Game/Coin',
  component: Coin,
  parameters: { without: { LongText: 'Shows no text.' } },
})

export const Playground = meta.story()

Playground.test(
  'is hidden from screen readers because the amount is beside it',
  async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
)

export const Large = meta.story({ args: { size: 44 } })

const sizes = [12, 16, 24, 30, 44, 64]

export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      {sizes.map((size) => (
        <Coin key={size} size={size} />
      ))}
    </div>
  ),
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps its mark visible on its face', async ({ canvasElement }) => {
  const [disc, peak] = ['circle', 'path'].map(
    (part) => getComputedStyle(canvasElement.querySelector(part) as Element).fill,
  )
  await expect(disc).not.toBe(peak)
})
