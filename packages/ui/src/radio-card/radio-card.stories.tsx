import { CreditCard, Smartphone, WalletCards } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { CoinStack, type CoinStackSize } from '../coin-stack/coin-stack.tsx'
import { Icon } from '../icon/icon.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { RadioCard, RadioCardGroup } from './radio-card.tsx'

const meta = preview.meta({
  title: 'Forms/Radio card',
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

export const Playground = meta.story()

Playground.test('moves with the arrow keys and skips disabled cards', async ({ canvas, args }) => {
  const user = await realUser()
  await user.keyboard('{Tab}')
  await waitFor(() => expect(canvas.getByRole('radio', { name: /^Card/ })).toHaveFocus())
  await user.keyboard('{ArrowRight}')
  await expect(canvas.getByRole('radio', { name: /Mobile wallet/ })).toBeChecked()
  await expect(args.onValueChange).toHaveBeenCalledWith('wallet')
  await user.keyboard('{ArrowRight}')
  await expect(canvas.getByRole('radio', { name: /^Card/ })).toBeChecked()
})

Playground.test('draws the focus ring around the whole card', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  const card = canvas.getByRole('radio', { name: /^Card/ }).closest('label') as HTMLElement
  const { outlineStyle, outlineWidth } = getComputedStyle(card)
  await expect(`${outlineStyle} ${outlineWidth}`).toBe('solid 2px')
})

Playground.test('is named, and each card is named by its whole content', async ({ canvas }) => {
  await expect(canvas.getByRole('radiogroup', { name: 'Purchase method' })).toBeVisible()
  await expect(canvas.getByRole('radio', { name: 'Card Credit or debit' })).toBeChecked()
})

export const Nothing = meta.story({ args: { defaultValue: undefined } })

export const Invalid = meta.story({ args: { defaultValue: undefined, error: 'Select a purchase method' } })

Invalid.test('is described by its error', async ({ canvas }) => {
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

export const Controlled = meta.story({ args: { defaultValue: undefined, value: 'wallet' } })

Controlled.test('shows its owner’s value', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('Credit or debit'))
  await expect(args.onValueChange).toHaveBeenCalledWith('card')
  await expect(canvas.getByRole('radio', { name: /Mobile wallet/ })).toBeChecked()
})

export const Disabled = meta.story({ args: { isDisabled: true } })

Disabled.test('cannot be chosen', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('Mobile wallet'))
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <RadioCardGroup {...args} />
      <RadioCardGroup {...args} defaultValue={undefined} error="Select a purchase method" />
      <RadioCardGroup {...args} {...Packages.input.args} />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    defaultValue: longTexts.german,
    children: Object.values(longTexts).flatMap((text) => [
      <RadioCard key={`row ${text}`} layout="row" value={text} title={text} description={text} />,
      <RadioCard key={text} layout="stack" value={`${text} stack`} title={text} footer={text} />,
    ]),
  },
})

LongText.test('wraps inside each card', async ({ canvas }) => {
  await staysInside(canvas.getAllByRole('radio').map((radio) => radio.closest('label')))
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('marks the chosen card with a second outline', async ({ canvas }) => {
  for (const radio of canvas.getAllByRole<HTMLInputElement>('radio')) {
    const { outlineStyle, borderTopWidth } = getComputedStyle(radio.closest('label') as HTMLElement)
    await expect(borderTopWidth).toBe('1px')
    await expect(outlineStyle).toBe(radio.checked ? 'solid' : 'none')
  }
})
