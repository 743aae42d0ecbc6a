import { CreditCard, Smartphone, WalletCards } from 'lucide-react'
import { expect, fn } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { CoinStack, type CoinStackSize } from '../coin-stack/coin-stack.tsx'
import { Icon } from '../icon/icon.tsx'
import { RadioCard, RadioCardGroup } from './radio-card.tsx'

const meta = preview.meta({
  title: 'Fields/Radio card',
  component: RadioCardGroup,
  args: {
    columns: 'methods' as const,
    'aria-label': 'Purchase method',
    defaultValue: 'card',
    onValueChange: fn(),
    children: (
      <>
        <RadioCard
          layout="row"
          value="card"
          title="Card"
          description="Credit or debit"
          art={<Icon icon={CreditCard} size={20} />}
        />
        <RadioCard
          layout="row"
          value="wallet"
          title="Mobile wallet"
          description="On this device"
          art={<Icon icon={Smartphone} size={20} />}
        />
        <RadioCard
          layout="row"
          value="saved"
          title="Saved card"
          description="Ending in 4242"
          art={<Icon icon={WalletCards} size={20} />}
          isDisabled
        />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 770 }}>
        <Story />
      </div>
    ),
  ],
})

export const Methods = meta.story()

Methods.test('moves with the arrows and skips what is disabled', async ({ canvas, userEvent, args }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('radio', { name: /^Card/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect(canvas.getByRole('radio', { name: /Mobile wallet/ })).toBeChecked()
  await expect(args.onValueChange).toHaveBeenCalledWith('wallet')
})

export const Nothing = meta.story({ args: { defaultValue: undefined } })

export const Invalid = meta.story({ args: { defaultValue: undefined, error: 'Select a purchase method' } })

Invalid.test('reads its error', async ({ canvas }) => {
  await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Select a purchase method')
})

const packages = [
  ['500', 'Olympus Coins', '€4.99'],
  ['1,050', '50 bonus', '€9.99'],
  ['2,200', '200 bonus', '€19.99'],
  ['5,750', '750 bonus', '€49.99'],
  ['12,000', '2,000 bonus', '€99.99'],
  ['25,000', '5,000 bonus', '€199.99'],
] as const

export const Packages = meta.story({
  args: {
    columns: 'packages',
    'aria-label': 'Amount',
    defaultValue: '5,750',
    children: packages.map(([amount, bonus, price], index) => (
      <RadioCard
        key={amount}
        layout="stack"
        value={amount}
        title={amount}
        description={bonus}
        footer={price}
        art={<CoinStack size={(index + 1) as CoinStackSize} style={{ marginBlockStart: -10 }} />}
      />
    )),
  },
})

Packages.test('is chosen by a press anywhere on the card', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('€99.99'))
  await expect(canvas.getByRole('radio', { name: /12,000/ })).toBeChecked()
})
