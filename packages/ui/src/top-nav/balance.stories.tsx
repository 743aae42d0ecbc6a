import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { storyLink } from '../testing/story-places.tsx'
import { Balance, type BalanceProps } from './balance.tsx'

const format = (coins: number) => coins.toLocaleString('en-US')

const meta = preview.meta({
  title: 'Shell/Balance',
  component: Balance,
  args: {
    coins: 12_480,
    format,
    label: 'Balance: 12,480 Olympus Coins',
    unit: 'OC',
    buyLink: storyLink('purchase'),
    buyLabel: 'Buy OC',
  },
  argTypes: { buyLink: { control: false }, format: { control: false } },
})

export const Playground = meta.story()

export const Loading = meta.story({ args: { coins: undefined, label: 'Balance' } })

Loading.test('keeps its height while loading', async ({ canvas }) => {
  await expect(canvas.getByText('Balance').closest('div')?.getBoundingClientRect().height).toBe(40)
})

export const Unknown = meta.story({ args: { coins: null, label: 'The balance could not be loaded' } })

Unknown.test('shows that the balance is unknown, without a loading state', async ({ canvas }) => {
  await expect(canvas.getByText('The balance could not be loaded')).toBeInTheDocument()
  await expect(canvas.getByText('–')).toBeVisible()
})

function Spending(args: BalanceProps) {
  const [coins, setCoins] = useState(12_480)
  return (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Balance {...args} coins={coins} label={`Balance: ${format(coins)} Olympus Coins`} />
      <Button onClick={() => setCoins(11_130)}>Spend 1,350</Button>
    </div>
  )
}

export const Counting = meta.story({
  render: (args) => <Spending {...args} />,
})

Counting.test('counts to a new balance and announces only the result', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Spend 1,350' }))
  await expect(canvas.getByText('Balance: 11,130 Olympus Coins')).toBeInTheDocument()
  await waitFor(() => expect(canvas.getByText('11,130')).toBeInTheDocument())
  await expect(canvas.getByText('11,130')).toHaveAttribute('aria-hidden', 'true')
})
