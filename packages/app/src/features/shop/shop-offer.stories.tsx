import { mock } from '@olympus/api-client/mock'
import { sampleDetail } from '@olympus/api-client/mocks/sample-shop'
import { getShopItem, type ShopItemDetail } from '@olympus/contract/shop'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, saying, written } from '../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Shop item/Offer',
  component: PortalAt,
  args: { path: '/shop/owl-of-athena' },
  parameters: { layout: 'fullscreen' },
})

const minuteMs = 60_000

function owl(changes: Partial<ShopItemDetail>): ShopItemDetail {
  const item = sampleDetail('owl-of-athena')
  if (!item) throw new Error('There is no owl in the sample shop')
  return { ...item, availableUntil: null, sale: null, ...changes }
}

const saleUntil = (endsAtMs: number) =>
  owl({
    priceCoins: 1500,
    sale: { regularPriceCoins: 1800, lowestPriceCoins: 1650, endsAt: new Date(endsAtMs).toISOString() },
  })

const dialog = async () => within(await screen.findByRole('dialog', { name: owl({}).name }))

export const SaleWithAnEnd = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(getShopItem, saleUntil(Date.now() + (2 * 1440 + 5 * 60) * minuteMs)))
  },
})

SaleWithAnEnd.test('says how long it goes on, and the lowest price before it', async () => {
  const { findByRole, getByText } = await dialog()
  const timer = await findByRole('timer', { name: say('Time left:') })
  await expect(timer.querySelector('time')).toHaveAttribute('datetime', 'P2DT5H')
  const lowestPrice = say('{coins} OC', { coins: written.number(1650) })
  await expect(
    getByText(saying('Lowest price of the 30 days before the sale: {lowestPrice}.', { lowestPrice })),
  ).toBeInTheDocument()
})

export const SaleThatEnds = meta.story({
  beforeEach({ msw }) {
    let endsAtMs: number | undefined
    msw.use(
      mock(getShopItem, () => {
        endsAtMs ??= Date.now() + 2500
        return Date.now() < endsAtMs ? saleUntil(endsAtMs) : owl({ priceCoins: 1800 })
      }),
    )
  },
})

SaleThatEnds.test('shows the regular price once it is over', async () => {
  const { findByRole, queryByRole, queryByText } = await dialog()
  await findByRole('timer')
  const lowestPrice = say('{coins} OC', { coins: written.number(1650) })
  const note = saying('Lowest price of the 30 days before the sale: {lowestPrice}.', { lowestPrice })
  await waitFor(() => expect(queryByText(note)).toBeNull(), { timeout: 8000 })
  await expect(queryByRole('timer')).toBeNull()
})

export const Temporary = meta.story({
  beforeEach({ msw }) {
    const availableUntil = new Date(Date.now() + 90 * minuteMs).toISOString()
    msw.use(mock(getShopItem, owl({ availableUntil })))
  },
})
