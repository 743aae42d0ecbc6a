import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { pageOf } from '@olympus/api-client/mocks/page-of'
import { sampleAccountAfter, sampleSpinOf } from '@olympus/api-client/mocks/sample-spins'
import { sampleWheelAccount } from '@olympus/api-client/mocks/sample-wheel'
import { sampleWheelLogs } from '@olympus/api-client/mocks/sample-wheel-log'
import { listWheelLogs } from '@olympus/contract/logs'
import { getSpin, getWheelAccount, markSpinSeen, spinWheel } from '@olympus/contract/fortune-wheel'
import type { WheelAccount } from '@olympus/contract/wheel'
import { expect, screen, waitFor } from 'storybook/test'

import { notPictured } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { holds, PortalAt } from '../../stories/portal-at.tsx'
import { say, saying } from '../../stories/say.ts'
import { withEnglishItems } from '../../stories/untranslated.ts'
import {
  chosenCharacter,
  drawing,
  facts,
  pressSpin,
  sampleSpin,
  spinButton,
  spinQuickly,
  won,
  wonIcon,
} from './wheel-stories.ts'

const meta = preview.meta({
  title: 'Pages/Fortune wheel/Spin',
  component: PortalAt,
  args: { path: '/fortune-wheel' },
  parameters: { layout: 'fullscreen' },
  beforeEach: chosenCharacter,
})

const ikaros = 'Wings of Ikaros ×1'

/** A wheel that answers when it is told to. */
function waiting(spin = sampleSpin) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let account = sampleWheelAccount
  let logs = sampleWheelLogs
  return {
    answer: resolve,
    mocks: [
      mock(getWheelAccount, () => account),
      mock(listWheelLogs, ({ query }) =>
        pageOf(
          logs.filter(({ kind }) => kind === 'spin'),
          query,
        ),
      ),
      mock(spinWheel, async () => {
        account = sampleAccountAfter(spin)
        const entry = {
          kind: 'spin' as const,
          id: spin.id,
          createdAt: spin.spunAt,
          spin,
        }
        logs = [entry, ...sampleWheelLogs]
        await promise
        return { spin, account }
      }),
    ],
  }
}

export const Spinning = meta.story({ ...mocked(spinWheel, loading()), play: pressSpin })

Spinning.test('keeps the page from reloading, and the counts as they are', async ({ canvas }) => {
  await waitFor(() => expect(holds.reasons()).toContain('spin'))
  await expect(await spinButton({ canvas })).toHaveAccessibleDescription(say('Spinning'))
  await expect(facts({ canvas })).toEqual(['18', '7', '34'])
})

export const NothingIsToldEarly = meta.story({
  parameters: notPictured,
  async play(context) {
    const { answer, mocks } = waiting()
    context.msw.use(...mocks)
    await pressSpin(context)
    answer()
    const { canvas, userEvent } = context
    await canvas.findByRole('button', { name: say('Skip animation') })
    // As the browser does when the player returns to the page: everything is loaded again.
    window.dispatchEvent(new Event('focus'))
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(facts({ canvas })).toEqual(['18', '7', '34'])
    await expect(canvas.queryByText(`#${sampleSpin.id}`)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: say('Skip animation') }))
    await waitFor(() => expect(facts({ canvas })).toEqual(['19', '6', '35']))
    await waitFor(() => expect(canvas.getByText(`#${sampleSpin.id}`)).toBeInTheDocument())
    await waitFor(() => expect(holds.reasons()).not.toContain('spin'))
  },
})

export const Won = meta.story({ ...mocked(...drawing(sampleSpin)), play: spinQuickly })

Won.test('shows the reward, its way into the game, and the new counts', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvas.getByText(won(ikaros))).toBeVisible())
  await expect(wonIcon(canvasElement)).toBe('feathered-wing')
  await expect(canvas.getByText(say('For {characterName}', { characterName: 'Kallistrate' }))).toBeVisible()
  await waitFor(() => expect(facts({ canvas })).toEqual(['19', '6', '35']))
  const entries = await canvas.findAllByRole('link', { name: `${say('Fortune wheel')} 6` })
  await expect(entries.length).toBeGreaterThan(0)
})

const atJackpot: WheelAccount = { ...sampleWheelAccount, spinsSinceJackpot: 29 }
const jackpotSpin = sampleSpinOf({ set: 'jackpot', rewardIndex: 2, characterId: 311 }, atJackpot)

export const WonJackpot = meta.story({
  ...mocked(...drawing(jackpotSpin, atJackpot)),
  play: spinQuickly,
})

WonJackpot.test(
  'shows it on the jackpot set, then the regular set for the next spin',
  async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(won('Owl of Athena ×1'))).toBeVisible())
    await waitFor(() => expect(facts({ canvas })[0]).toBe('0'))
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-sector]')).toHaveLength(12), {
      timeout: 8000,
    })
    await expect(canvas.getByText(won('Owl of Athena ×1'))).toBeVisible()
  },
)

const ticketSpin = sampleSpinOf({ set: 'regular', rewardIndex: 4, characterId: 311 })

export const WonTickets = meta.story({ ...mocked(...drawing(ticketSpin)), play: spinQuickly })

WonTickets.test('adds them', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('The tickets are ready to spin.'))).toBeVisible())
  await waitFor(() => expect(facts({ canvas })).toEqual(['19', '8', '35']))
})

const coinSpin = sampleSpinOf({ set: 'jackpot', rewardIndex: 3, characterId: 311 }, atJackpot)

export const WonCoins = meta.story({ ...mocked(...drawing(coinSpin, atJackpot)), play: spinQuickly })

WonCoins.test('says where they are', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('The coins are on your balance.'))).toBeVisible())
})

export const RefusedByTheGame = meta.story({
  ...mocked(
    ...drawing(sampleSpin),
    mock(getSpin, {
      ...sampleSpin,
      couponId: 5130,
      delivery: sampleSpin.delivery && {
        ...sampleSpin.delivery,
        state: 'failed',
        failureReason: 'BAG_FULL',
        settledAt: sampleSpin.spunAt,
      },
    }),
  ),
  play: spinQuickly,
})

RefusedByTheGame.test('leads to the coupon that holds the reward', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: say('Redeem') })
  await expect(link).toHaveAttribute('href', '/coupons')
  await expect(canvas.getByText(won(ikaros))).toBeVisible()
})

export const BagFull = meta.story({
  ...mocked(
    ...drawing(sampleSpin),
    mock(getSpin, {
      ...sampleSpin,
      delivery: sampleSpin.delivery && { ...sampleSpin.delivery, retryReason: 'BAG_FULL' },
    }),
  ),
  play: spinQuickly,
})

BagFull.test('says what the delivery waits for', async ({ canvas }) => {
  const reason = say('The character’s inventory is full. It can be delivered once there is room.')
  await waitFor(() => expect(canvas.getByText(reason)).toBeVisible())
})

export const DeliveryUnknown = meta.story({
  ...mocked(...drawing(sampleSpin), mock(getSpin, fails('NOT_FOUND'))),
  play: spinQuickly,
})

export const DeliveryOffline = meta.story({
  ...mocked(...drawing(sampleSpin), mock(getSpin, offline())),
  play: spinQuickly,
})

DeliveryOffline.test('keeps the last known one', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('Queued'))).toBeVisible())
})

export const SeenOffline = meta.story({
  ...mocked(...drawing(sampleSpin), mock(markSpinSeen, offline())),
  play: spinQuickly,
})

export const SeenNotFound = meta.story({
  ...mocked(...drawing(sampleSpin), mock(markSpinSeen, fails('NOT_FOUND'))),
  play: spinQuickly,
})

SeenNotFound.test('says nothing about it', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(won(ikaros))).toBeVisible())
  await expect(canvas.queryByRole('alert')).toBeNull()
})

let asked: unknown

export const FirstSpin = meta.story({
  parameters: notPictured,
  ...mocked(
    mock(getWheelAccount, { ...sampleWheelAccount, activeSeed: null }),
    mock(spinWheel, ({ body }) => {
      asked = body
      return { spin: sampleSpin, account: sampleAccountAfter(sampleSpin) }
    }),
  ),
  async play(context) {
    const { canvas } = context
    const mine = await canvas.findByText(saying('Your number for the first spin, made by your browser:'))
    const clientSeed = mine.querySelector('[title]')?.getAttribute('title')
    await expect(clientSeed).toMatch(/^[0-9a-f]{32}$/)
    const { seedHash } = sampleWheelAccount.nextSeed
    await expect(canvas.getByTitle(seedHash)).toBeVisible()
    await spinQuickly(context)
    await expect(asked).toEqual({ characterId: 311, seed: { clientSeed, nextSeedHash: seedHash } })
  },
})

const leaving = waiting(withEnglishItems(sampleSpin))

export const LeftWhileSpinning = meta.story({
  parameters: notPictured,
  ...mocked(...leaving.mocks, mock(markSpinSeen, null)),
  async play(context) {
    const { canvas, userEvent } = context
    await pressSpin(context)
    await userEvent.click(canvas.getAllByRole('link', { name: say('Shop') })[0] as HTMLElement)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(say('Shop')))
    leaving.answer()
    const name = await screen.findByText('Wings of Ikaros', { selector: 'li [lang=en]' })
    await waitFor(() => expect(name.parentElement).toHaveTextContent(won(ikaros)))
  },
})
