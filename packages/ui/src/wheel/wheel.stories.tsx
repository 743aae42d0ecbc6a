import { expect, fn, waitFor } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Badge } from '../badge/badge.tsx'
import { Card } from '../card/card.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { rewards, rewardsFor, wheelTexts } from './story-rewards.ts'
import { ikaros, jackpotAt, never, refused, wonSector } from './story-wheel.ts'
import { WheelFacts } from './wheel-facts.tsx'
import { WheelRewards } from './wheel-rewards.tsx'
import type { WheelReward } from './wheel-reward.ts'
import { Wheel, type WheelProps } from './wheel.tsx'

const meta = preview.meta({
  title: 'Game/Wheel',
  component: Wheel,
  args: {
    rewards,
    texts: wheelTexts,
    onSpin: fn<WheelProps['onSpin']>(async () => ({ index: ikaros, seed: 90_419 })),
    onReveal: fn(),
    jackpot: jackpotAt(18),
  },
  argTypes: { spinAt: { control: 'inline-radio', options: ['hub', 'below'] } },
})

export const Playground = meta.story()

Playground.test('is decorative and hidden from screen readers', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

Playground.test('includes price and remaining tickets in the name of the button', async ({ canvas }) => {
  await expect(canvas.getByRole('button')).toHaveAccessibleName('Spin 1 ticket 7 tickets left')
})

Playground.test('shows the jackpot progress as text', async ({ canvas, canvasElement }) => {
  const meter = canvas.getByRole('meter', { name: 'Jackpot' })
  await expect(meter).toHaveAttribute('aria-valuetext', '18 of 30 spins')
  await expect(canvasElement.querySelectorAll('path[data-on]')).toHaveLength(18)
})

Playground.test('has a large touch target in the hub', async ({ canvas }) => {
  await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
})

export const NoTickets = meta.story({
  args: {
    texts: { ...wheelTexts, left: '0 tickets left' },
    disabledReason: 'You have no tickets. Coupons and tokens bring new ones.',
  },
})

NoTickets.test(
  'explains why spinning is impossible and does not spin',
  async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveAccessibleDescription(
      'You have no tickets. Coupons and tokens bring new ones.',
    )
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onSpin).not.toHaveBeenCalled()
  },
)

export const NoCharacter = meta.story({
  args: { disabledReason: 'Choose the character who gets the reward.' },
})

export const Requesting = meta.story({ args: { onSpin: fn(never), defaultState: { status: 'requesting' } } })

Requesting.test('ignores a second press while the server decides', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription('Spinning')
  await userEvent.click(button)
  await expect(canvas.getByText('Spinning')).toBeVisible()
})

/** At the end of its turn, before the result is revealed. */
export const Spinning = meta.story({
  args: { spinMs: Infinity, defaultState: { status: 'spinning', result: { index: ikaros } } },
})

Spinning.test('hides the result until it stops', async ({ canvas, canvasElement, args }) => {
  await expect(canvas.queryByText(/You won/)).toBeNull()
  await expect(wonSector(canvasElement)).toBeUndefined()
  await expect(args.onReveal).not.toHaveBeenCalled()
})

export const WonRegular = meta.story({
  args: { defaultState: { status: 'revealed', result: { index: ikaros, seed: 90_419 } } },
})

export const ForeignName = meta.story({
  args: {
    rewards: rewards.map((reward) => ({ ...reward, nameLang: 'de' })),
    defaultState: { status: 'revealed', result: { index: ikaros, seed: 90_419 } },
  },
})

ForeignName.test('marks the language of the name only', async ({ canvas }) => {
  const name = canvas.getByText('Wings of Ikaros')
  await expect(name).toHaveAttribute('lang', 'de')
  await expect(name.parentElement).toHaveTextContent('You won Wings of Ikaros ×1.')
})

const jackpotRewards: WheelReward[] = rewards.map((reward) =>
  reward.rarity === 'mythic' ? { ...reward, tag: <Badge tone="accent">Jackpot</Badge> } : reward,
)

export const WonJackpot = meta.story({
  args: {
    rewards: jackpotRewards,
    jackpot: jackpotAt(0),
    defaultState: { status: 'revealed', result: { index: 0 } },
  },
})

export const Jackpot29Of30 = meta.story({ args: { jackpot: jackpotAt(29) } })

Jackpot29Of30.test('has one unlit mark', async ({ canvas, canvasElement }) => {
  await expect(canvasElement.querySelectorAll('path[data-on]')).toHaveLength(29)
  await expect(canvas.getByRole('meter')).toHaveAttribute('value', '29')
})

export const ServerError = meta.story({
  args: {
    onSpin: fn<WheelProps['onSpin']>(async () => {
      throw new Error(refused)
    }),
    defaultState: { status: 'error', message: refused },
  },
})

export const Offline = meta.story({
  args: {
    defaultState: {
      status: 'error',
      message: 'You are offline. Whether you have won is shown here as soon as you are back.',
    },
  },
})

export const ThreeSectors = meta.story({ args: { rewards: rewardsFor(3) } })
export const TwentySectors = meta.story({ args: { rewards: rewardsFor(20) } })

TwentySectors.test('keeps every icon inside its sector', async ({ canvasElement }) => {
  const icon = canvasElement.querySelector('[data-sector="0"] svg')
  const widthAtItsMiddle = 2 * 204 * Math.sin(Math.PI / 20)
  await expect(Number(icon?.getAttribute('width'))).toBeLessThan(widthAtItsMiddle * 0.7)
})

export const RewardsEmpty = meta.story({
  args: { rewards: [], disabledReason: 'No rewards are set at the moment.' },
  render: (args) => (
    <>
      <Wheel {...args} />
      <EmptyState icon="chest" size="sm" title="No rewards" description="Look in again later." />
    </>
  ),
})

export const BesideTheHub = meta.story({ args: { spinAt: 'below' } })

BesideTheHub.test('spins with the same button below the wheel', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Spin 1 ticket 7 tickets left' }))
  await expect(args.onSpin).toHaveBeenCalledOnce()
})

/** As on the page: the wheel with its facts and the list of rewards. */
export const InPage = meta.story({
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
        gap: 24,
      }}
    >
      <Card isFlush aria-label="Fortune wheel">
        <div style={{ padding: 20 }}>
          <Wheel {...args} />
        </div>
        <WheelFacts
          facts={[
            { key: 'jackpot', label: 'Jackpot', value: '18', unit: 'of 30 spins' },
            { key: 'tickets', label: 'Tickets', value: '7', icon: 'ticket' },
            { key: 'tokens', label: 'Tokens', value: '34', icon: 'token' },
          ]}
        />
      </Card>
      <Card title="Rewards">
        <WheelRewards rewards={args.rewards} aria-label="Rewards" />
      </Card>
    </div>
  ),
})

InPage.test('lists every reward with its amount, its odds and its rarity', async ({ canvas }) => {
  const items = canvas.getAllByRole('listitem')
  await expect(items).toHaveLength(12)
  await expect(items[ikaros]).toHaveTextContent('Wings of Ikaros, Legendary×1, 1 %')
})

const counts = [2, 3, 7, 12, 20, 32]

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'light mobile'),
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))', gap: 24 }}>
      {counts.map((count) => (
        <Wheel key={count} {...args} rewards={rewardsFor(count)} jackpot={jackpotAt(count % 30)} />
      ))}
      <Wheel {...args} disabledReason="You have no tickets." />
      <Wheel {...args} onSpin={never} defaultState={{ status: 'requesting' }} />
      <Wheel {...args} defaultState={{ status: 'revealed', result: { index: 4 } }} />
      <Wheel {...args} defaultState={{ status: 'error', message: refused }} />
    </div>
  ),
})

const longRewards = rewards.map((reward, index) => ({
  ...reward,
  name: Object.values(longTexts)[index % 3] as string,
}))

export const LongText = meta.story({
  args: {
    rewards: longRewards,
    spinAt: 'below',
    texts: { ...wheelTexts, spin: longTexts.german, cost: longTexts.chinese },
    defaultState: { status: 'revealed', result: { index: 2 } },
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, width: 288 }}>
      <Wheel {...args} />
      <Wheel
        {...args}
        spinAt="hub"
        texts={{ ...wheelTexts, spin: 'Glücksrad drehen', cost: '1 Glücksradlos' }}
      />
      <WheelRewards rewards={args.rewards} />
      <WheelFacts facts={[{ key: 'a', label: longTexts.german, value: longTexts.unbroken }]} />
    </div>
  ),
})

LongText.test('stays inside its column', async ({ canvasElement }) => {
  const column = canvasElement.querySelector('div') as HTMLElement
  await staysInside(column.children, 288)
})

export const HighContrast = meta.story({
  parameters: highContrast,
  args: { defaultState: { status: 'revealed', result: { index: ikaros } } },
})

HighContrast.test('keeps lines, marks and the edge of the button', async ({ canvas, canvasElement }) => {
  const style = (selector: string) => getComputedStyle(canvasElement.querySelector(selector) as Element)
  await expect(getComputedStyle(canvas.getByRole('button')).borderTopStyle).toBe('solid')
  await expect(style('path[data-on]').stroke).not.toBe(style('svg > path:not([data-on])').stroke)
  await expect(style('[data-won] > path:nth-of-type(3)').stroke).not.toBe(
    style('[data-lost] > path:nth-of-type(3)').stroke,
  )
})
