import { expect } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { CoinStack } from './coin-stack.tsx'

const sizes = [1, 2, 3, 4, 5, 6] as const

const meta = preview.meta({
  title: 'Game/Coin stack',
  component: CoinStack,
  args: { size: 4 as const },
  argTypes: { size: { control: 'inline-radio', options: sizes } },
  parameters: { without: { LongText: 'Shows no text.' } },
})

export const Playground = meta.story()

Playground.test('is hidden from screen readers because the amount is below', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {sizes.map((size) => (
        <CoinStack key={size} size={size} />
      ))}
    </div>
  ),
})

AllVariants.test('grows from package to package', async ({ canvasElement }) => {
  const coins = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.querySelectorAll('path').length)
  await expect(coins).toEqual(coins.toSorted((one, other) => one - other))
  await expect(new Set(coins).size).toBe(6)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps the outlines of the coins', async ({ canvasElement }) => {
  const top = getComputedStyle(canvasElement.querySelector('ellipse') as Element)
  await expect(top.fill).not.toBe(top.stroke)
})
