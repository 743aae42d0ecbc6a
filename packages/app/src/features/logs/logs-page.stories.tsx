import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleDonationLogs } from '@olympus/api-client/mocks/sample-donations'
import { sampleShopLogs } from '@olympus/api-client/mocks/sample-orders'
import { listDonationLogs, listShopLogs } from '@olympus/contract/logs'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { PortalAt } from '../../stories/portal-at.tsx'

const meta = preview.meta({
  title: 'Pages/Logs',
  component: PortalAt,
  args: { path: '/logs' },
  parameters: { layout: 'fullscreen' },
})

const noEntries = { entries: [], totalEntries: 0, page: 1, pageSize: 10 }

const [donation] = sampleDonationLogs
const [order] = sampleShopLogs
if (!donation || !order) throw new Error('The samples hold at least one donation and one order')

export const Donations = meta.story()

Donations.test('opens with the donations', async ({ canvas }) => {
  await expect(await canvas.findByRole('table', { name: 'Donation logs' })).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Donation' })).toHaveAttribute('aria-current', 'page')
})

Donations.test('leads to the shop orders', async ({ canvas, userEvent }) => {
  const tabs = within(await canvas.findByRole('navigation', { name: 'Logs' }))
  await userEvent.click(tabs.getByRole('link', { name: 'Shop' }))
  await expect(await canvas.findByRole('table', { name: 'Shop logs' })).toBeVisible()
})

export const DonationsInEveryState = meta.story({
  beforeEach({ msw }) {
    const entries = [
      { ...donation, id: 1, state: 'pending', failure: null },
      { ...donation, id: 2, state: 'verifying', failure: null },
      { ...donation, id: 3, state: 'succeeded', failure: null },
      { ...donation, id: 4, state: 'failed', failure: 'PAYMENT_CARD_DETAILS_INCORRECT' },
      { ...donation, id: 5, state: 'expired', failure: null },
    ] as const
    msw.use(mock(listDonationLogs, { ...noEntries, entries: [...entries], totalEntries: entries.length }))
  },
})

DonationsInEveryState.test('says why a payment failed, and leads back to an open one', async ({ canvas }) => {
  await expect(await canvas.findByText('The card details were entered incorrectly.')).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/purchase?purchase=1')
})

export const DonationsEmpty = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(listDonationLogs, noEntries))
  },
})

export const DonationsLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(listDonationLogs, loading()))
  },
})

export const DonationsUnavailable = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(listDonationLogs, fails('INTERNAL_SERVER_ERROR')))
  },
})

DonationsUnavailable.test('can be tried again', async ({ canvas, userEvent, msw }) => {
  const retry = await canvas.findByRole('button', { name: 'Try again' })
  msw.use(mock(listDonationLogs, { ...noEntries, entries: [donation], totalEntries: 1 }))
  await userEvent.click(retry)
  await expect(await canvas.findByRole('table', { name: 'Donation logs' })).toBeVisible()
})

export const DonationsOffline = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(listDonationLogs, offline()))
  },
})

export const ShopOrders = meta.story({ args: { path: '/logs/shop' } })

ShopOrders.test('shows an order with its delivery', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Details of order ${order.id}` }))
  const dialog = await screen.findByRole('dialog', { name: order.item.name })
  await waitFor(() => expect(dialog).toBeVisible())
})

export const ShopOrdersInEveryState = meta.story({
  args: { path: '/logs/shop' },
  beforeEach({ msw }) {
    const at = '2025-06-10T16:42:05Z'
    const delivery = {
      ...order.delivery,
      failureReason: null,
      isRefunded: false,
      claimedAt: null,
      settledAt: null,
    }
    const entries = [
      { ...order, id: 1, delivery: { ...delivery, state: 'queued' } },
      { ...order, id: 2, delivery: { ...delivery, state: 'claimed', claimedAt: at } },
      { ...order, id: 3, delivery: { ...delivery, state: 'confirmed', claimedAt: at, settledAt: at } },
      {
        ...order,
        id: 4,
        quantity: 20,
        delivery: {
          ...delivery,
          state: 'failed',
          failureReason: 'Inventory full',
          isRefunded: true,
          claimedAt: at,
          settledAt: at,
        },
      },
    ] as const
    msw.use(mock(listShopLogs, { ...noEntries, entries: [...entries], totalEntries: entries.length }))
  },
})

ShopOrdersInEveryState.test('tells why an order was not delivered', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Details of order 4' }))
  const reason = await screen.findByText('Inventory full')
  await waitFor(() => expect(reason).toBeVisible())
})

export const ShopOrdersEmpty = meta.story({
  args: { path: '/logs/shop' },
  beforeEach({ msw }) {
    msw.use(mock(listShopLogs, noEntries))
  },
})

export const ShopOrdersLoading = meta.story({
  args: { path: '/logs/shop' },
  beforeEach({ msw }) {
    msw.use(mock(listShopLogs, loading()))
  },
})

export const ShopOrdersUnavailable = meta.story({
  args: { path: '/logs/shop' },
  beforeEach({ msw }) {
    msw.use(mock(listShopLogs, fails('SERVICE_UNAVAILABLE')))
  },
})

export const ShopOrdersOffline = meta.story({
  args: { path: '/logs/shop' },
  beforeEach({ msw }) {
    msw.use(mock(listShopLogs, offline()))
  },
})

const manyOrders = Array.from({ length: 23 }, (_, index) => ({ ...order, id: 500 - index }))

export const ManyPages = meta.story({
  args: { path: '/logs/shop' },
  beforeEach({ msw }) {
    msw.use(
      mock(listShopLogs, ({ query: { page, pageSize } }) => ({
        entries: manyOrders.slice((page - 1) * pageSize, page * pageSize),
        totalEntries: manyOrders.length,
        page,
        pageSize,
      })),
    )
  },
})

ManyPages.test('says which entries it shows', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/Showing/)).toHaveTextContent('Showing 1 to 10 of 23 entries')
  await userEvent.click(canvas.getByRole('link', { name: 'Page 3' }))
  await waitFor(() => expect(canvas.getByText(/Showing/)).toHaveTextContent('Showing 21 to 23 of 23 entries'))
})

export const PageBehindTheLast = meta.story({
  args: { path: '/logs/shop?page=9' },
  beforeEach: ManyPages.input.beforeEach,
})

PageBehindTheLast.test('shows the last page', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(/Showing/)).toHaveTextContent('Showing 21 to 23 of 23 entries'))
})

export const MobileDonations = meta.story({ globals: { viewport: { value: 'mobile' } } })

export const MobileShopOrders = meta.story({
  args: { path: '/logs/shop' },
  globals: { viewport: { value: 'mobile' } },
})

export const Light = meta.story({ args: { path: '/logs/shop' }, globals: { theme: 'light' } })

export const German = meta.story({ args: { path: '/logs/shop' }, globals: { locale: 'de' } })
