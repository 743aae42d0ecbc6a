import { RotateCcw, Ticket } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Icon } from '../icon/icon.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { EmptyState } from './empty-state.tsx'

const sizes = ['md', 'sm'] as const

const meta = preview.meta({
  title: 'Data/Empty state',
  component: EmptyState,
  args: {
    icon: 'ancient-columns',
    title: 'No coupon logs',
    description: 'Claimed codes appear here with their contents, the date and the character used.',
  },
  argTypes: {
    size: { control: 'inline-radio', options: sizes },
    headingLevel: { control: 'inline-radio', options: [2, 3, 4] },
  },
  decorators: [
    (Story) => (
      <Card isFlush>
        <Story />
      </Card>
    ),
  ],
})

const link = (text: string) => <ButtonLink href="#there">{text}</ButtonLink>

export const Playground = meta.story()

Playground.test(
  'is a heading and a sentence, with its picture hidden from screen readers',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No coupon logs' })).toBeVisible()
    await expect(canvas.getByText(/^Claimed codes/)).toBeVisible()
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
)

export const Coupons = meta.story({
  args: {
    icon: 'ticket',
    title: 'No coupons',
    description: 'Codes that you can still redeem are listed here.',
    action: link('Claim a coupon'),
  },
})

export const CouponLogs = meta.story({
  args: {
    icon: 'ticket',
    title: 'No coupon logs',
    description: 'Claimed codes appear here with their contents, the date and the character used.',
    action: link('Claim a coupon'),
  },
})

export const ShopLogs = meta.story({
  args: {
    icon: 'ancient-columns',
    title: 'No shop logs',
    description: 'Your orders appear here with their price, character and delivery.',
    action: link('Open the shop'),
  },
})

export const WheelLogs = meta.story({
  args: {
    icon: 'laurels',
    title: 'No fortune wheel logs',
    description: 'Each spin appears here with its reward and the character who got it.',
    action: link('Open the fortune wheel'),
  },
})

export const DonationLogs = meta.story({
  args: {
    icon: 'two-coins',
    title: 'No donation logs',
    description: 'Your purchases of Olympus Coins appear here.',
    action: link('Buy OC'),
  },
})

export const Pets = meta.story({
  args: { icon: 'sitting-dog', title: 'No pets', description: 'Pets you tame in the game appear here.' },
})

export const Partners = meta.story({
  args: {
    icon: 'ancient-columns',
    title: 'No partners',
    description: 'Partners you recruit in the game appear here.',
  },
})

export const Characters = meta.story({
  args: {
    icon: 'spartan-helmet',
    title: 'No characters',
    description: 'Create your first character in the game.',
    action: link('Download the launcher'),
  },
})

export const Items = meta.story({
  args: {
    icon: 'chest',
    title: 'No items',
    description: 'The shop has nothing to sell right now. Look in again later.',
  },
})

const reset = fn()

export const NoResults = meta.story({
  args: {
    icon: 'maze',
    title: 'Nothing found',
    description: 'No item has this name and these filters.',
    action: (
      <Button icon={<Icon icon={RotateCcw} />} onClick={reset}>
        Reset filters
      </Button>
    ),
  },
})

NoResults.test('offers to reset the filters', async ({ canvas, userEvent }) => {
  reset.mockClear()
  await userEvent.tab()
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Reset filters' })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await expect(reset).toHaveBeenCalledOnce()
})

export const NotAllowed = meta.story({
  args: {
    icon: 'padlock',
    title: 'Only for its owner',
    description: 'This character belongs to another account.',
    action: link('Your characters'),
  },
})

export const LoadingFailed = meta.story({
  args: {
    role: 'alert',
    icon: 'broken-shield',
    size: 'sm',
    headingLevel: 3,
    title: 'Error, try again',
    description: 'The list could not be loaded.',
    action: (
      <Button size="sm" icon={<Icon icon={RotateCcw} />}>
        Try again
      </Button>
    ),
  },
})

LoadingFailed.test('is an alert with the requested heading level', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 3, name: 'Error, try again' })).toBeVisible()
  await expect(canvas.getByRole('alert')).toHaveTextContent('The list could not be loaded.')
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile'),
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' }}>
      {sizes.map((size) => (
        <EmptyState
          key={size}
          {...args}
          size={size}
          action={
            <ButtonLink href="#coupons" size={size} icon={<Icon icon={Ticket} />}>
              Claim a coupon
            </ButtonLink>
          }
        />
      ))}
      <EmptyState {...args} size="sm" title="Title alone" description={undefined} />
      <EmptyState {...LoadingFailed.input.args} />
    </div>
  ),
})

export const LongText = meta.story({
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  render: (args) => (
    <>
      {Object.values(longTexts).map((text) => (
        <EmptyState key={text} {...args} title={text} description={text} action={link(text)} />
      ))}
    </>
  ),
})

LongText.test('stays inside its column', async ({ canvas }) => {
  const parts = [...canvas.getAllByRole('heading'), ...canvas.getAllByRole('link')]
  await staysInside(parts, 288)
})

export const HighContrast = meta.story({ ...Playground.input, parameters: highContrast })

HighContrast.test('draws its picture in the text color', async ({ canvas, canvasElement }) => {
  const picture = canvasElement.querySelector('svg')?.parentElement as Element
  await expect(getComputedStyle(picture).color).toBe(getComputedStyle(canvas.getByRole('heading')).color)
})
