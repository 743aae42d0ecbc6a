import { expect } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { CoinAmount } from './coin-amount.tsx'

const meta = preview.meta({
  title: 'Game/Coin amount',
  component: CoinAmount,
  args: { amount: '12,480', label: '12,480 Olympus Coins' },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg', 'xl'] } },
})

export const Playground = meta.story()

Playground.test('is read once, with its currency', async ({ canvas }) => {
  await expect(canvas.getByText('12,480 Olympus Coins').closest('[aria-hidden]')).toBeNull()
  await expect(canvas.getByText('12,480').closest('[aria-hidden=true]')).not.toBeNull()
})

export const OnSale = meta.story({
  args: { amount: '2,400', wasAmount: '3,000', label: '2,400 Olympus Coins instead of 3,000' },
})

OnSale.test('is read as one sentence', async ({ canvasElement }) => {
  const amount = canvasElement.querySelector('s')?.parentElement
  await expect(amount).toHaveAttribute('aria-hidden', 'true')
})

export const Balance = meta.story({ args: { size: 'xl', unit: 'Olympus Coins' } })

export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <CoinAmount size="sm" amount="500" label="500 Olympus Coins" unit="OC" />
      <CoinAmount amount="12,480" label="12,480 Olympus Coins" />
      <CoinAmount amount="2,400" wasAmount="3,000" label="2,400 Olympus Coins instead of 3,000" />
      <CoinAmount size="lg" amount="5,750" label="5,750 Olympus Coins" />
      <CoinAmount size="xl" amount="12,480" label="12,480 Olympus Coins" unit="Olympus Coins" />
    </div>
  ),
})

export const LongText = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, width: 240 }}>
      {Object.values(longTexts).map((text) => (
        <CoinAmount
          key={text}
          size="xl"
          amount="1.284.530.990"
          wasAmount="9.999.999.999"
          unit={text}
          label={text}
        />
      ))}
    </div>
  ),
})

LongText.test('wraps inside its column', async ({ canvasElement }) => {
  await staysInside(canvasElement.querySelectorAll('div > span'), 240)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps the old price struck through', async ({ canvasElement }) => {
  const was = canvasElement.querySelector('s') as Element
  await expect(getComputedStyle(was).textDecorationLine).toBe('line-through')
})
