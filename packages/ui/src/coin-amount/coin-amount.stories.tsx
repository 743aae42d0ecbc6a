import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { CoinAmount } from './coin-amount.tsx'

const meta = preview.meta({
  title: 'Data/Coin amount',
  component: CoinAmount,
  args: { amount: '12,480', label: '12,480 Olympus Coins' },
})

export const Default = meta.story()

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
    <div style={{ display: 'grid', gap: 12 }}>
      <CoinAmount size="sm" amount="500" label="500 Olympus Coins" unit="OC" />
      <CoinAmount amount="12,480" label="12,480 Olympus Coins" />
      <CoinAmount size="lg" amount="5,750" label="5,750 Olympus Coins" />
      <CoinAmount size="xl" amount="12,480" label="12,480 Olympus Coins" unit="Olympus Coins" />
    </div>
  ),
})
