import { mock } from '@olympus/api-client/mock'
import { sampleDetail } from '@olympus/api-client/mocks/sample-shop'
import { getShopItem, type ShopItemDetail } from '@olympus/contract/shop'
import { expect, screen, waitFor, within } from 'storybook/test'

import { notPictured } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, saying, written } from '../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Shop item/Offer',
  component: PortalAt,
  args: { path: '/shop/owl-of-athena' },
  // Not pictured, because they show today's date.
  parameters: { layout: 'fullscreen', ...notPictured },
})

const minuteMs = 60_000
const { now } = Date

function owl(changes: Partial<ShopItemDetail>): ShopItemDetail {
  const item = sampleDetail('owl-of-athena')
  if (!item) throw new Error('There is no owl in the sample shop')
  return { ...item, availableUntil: null, durationHours: null, sale: null, ...changes }
}

const saleUntil = (endsAtMs: number) =>
  owl({
    priceCoins: 1500,
    sale: { regularPriceCoins: 1800, lowestPriceCoins: 1650, endsAt: new Date(endsAtMs).toISOString() },
  })

const dialog = async () => within(await screen.findByRole('dialog', { name: owl({}).name }))

export const SaleWithAnEnd = meta.story(
  mocked(getShopItem, () => saleUntil(Date.now() + (2 * 1440 + 5 * 60 + 30) * minuteMs)),
)

SaleWithAnEnd.test('shows the time left and the lowest price before the sale', async () => {
  const { findByRole, getByText } = await dialog()
  const timer = await findByRole('timer', { name: say('Time left:') })
  await expect(timer.querySelector('time')).toHaveAttribute('datetime', 'P2DT5H')
  const lowestPrice = say('{coins} OC', { coins: written.number(1650) })
  await expect(
    getByText(saying('Lowest price in the 30 days before the sale: {lowestPrice}.', { lowestPrice })),
  ).toBeInTheDocument()
})

/** The server still sells at the sale price after this device thinks the sale has ended. */
export const SaleThatEnds = meta.story({
  beforeEach({ msw }) {
    const endsAtMs = Date.now() + 30 * minuteMs
    let answersAfterEnd = 0
    msw.use(
      mock(getShopItem, () => {
        if (Date.now() >= endsAtMs) answersAfterEnd += 1
        return answersAfterEnd < 2 ? saleUntil(endsAtMs) : owl({ priceCoins: 1800 })
      }),
    )
    return () => void (Date.now = now)
  },
})

SaleThatEnds.test('asks for the regular price until the server returns it', async () => {
  const { findByRole, findByText, queryByRole, queryByText } = await dialog()
  await findByRole('timer')
  const lowestPrice = say('{coins} OC', { coins: written.number(1650) })
  const note = saying('Lowest price in the 30 days before the sale: {lowestPrice}.', { lowestPrice })
  await findByText(note)
  // Not a spy, because Storybook's spies read the clock themselves.
  Date.now = () => now() + 60 * minuteMs
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(queryByText(note)).toBeNull(), { timeout: 30_000 })
  await expect(queryByRole('timer')).toBeNull()
})

export const Temporary = meta.story(mocked(getShopItem, () => owl({ durationHours: 36 })))

export const LeavesTheShop = meta.story(
  mocked(getShopItem, () => owl({ availableUntil: new Date(Date.now() + 90 * minuteMs).toISOString() })),
)
