import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { pageOf } from '@olympus/api-client/mocks/page-of'
import { sampleDonationLogs } from '@olympus/api-client/mocks/sample-donations'
import { sampleReceivedGift, sampleShopLogs } from '@olympus/api-client/mocks/sample-orders'
import { listDonationLogs, listShopLogs } from '@olympus/contract/logs'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { allPages } from '../../stories/all-pages.ts'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'
import { pageModes } from '../../stories/page-modes.ts'

const meta = preview.meta({
  title: 'Pages/Logs',
  component: PortalAt,
  args: { path: '/logs/donations' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
})

const noEntries = { entries: [], totalEntries: 0, page: 1, pageSize: 10 }

const [purchase] = sampleDonationLogs
const [order] = sampleShopLogs
if (!purchase || !order) throw new Error('The samples hold at least one purchase and one order')

export const Donations = meta.story({ parameters: pageModes })

Donations.test('opens with the donations', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('table', { name: say('Donation logs') })).toBeVisible())
  await expect(canvas.getByRole('link', { name: say('Donation') })).toHaveAttribute('aria-current', 'page')
})

Donations.test('links to the shop orders', async ({ canvas, userEvent }) => {
  const tabs = within(await canvas.findByRole('navigation', { name: say('Logs') }))
  await userEvent.click(tabs.getByRole('link', { name: say('Shop') }))
  await waitFor(() => expect(canvas.getByRole('table', { name: say('Shop logs') })).toBeVisible())
})

const inEveryState = [
  { ...purchase, id: 1, state: 'pending', failure: null },
  { ...purchase, id: 2, state: 'verifying', failure: null },
  { ...purchase, id: 3, state: 'succeeded', failure: null },
  { ...purchase, id: 4, state: 'failed', failure: 'PAYMENT_CARD_DETAILS_INCORRECT' },
  { ...purchase, id: 5, state: 'expired', failure: null },
  { ...purchase, id: 6, state: 'withdrawn', failure: null },
  { ...purchase, id: 7, state: 'partially-refunded', returnedAmountCents: 250, failure: null },
  { ...purchase, id: 8, state: 'refunded', returnedAmountCents: purchase.amountCents, failure: null },
  { ...purchase, id: 9, state: 'disputed', returnedAmountCents: purchase.amountCents, failure: null },
] as const

export const DonationsInEveryState = meta.story(
  mocked(listDonationLogs, ({ query }) => pageOf(inEveryState, query)),
)

DonationsInEveryState.test('shows why a payment failed and links to an open one', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByText(say('The card details were entered incorrectly.'))).toBeVisible(),
  )
  await expect(canvas.getByRole('link', { name: say('Continue') })).toHaveAttribute(
    'href',
    '/purchase?purchase=1',
  )
})

export const DonationsEmpty = meta.story(mocked(listDonationLogs, noEntries))

export const DonationsLoading = meta.story(mocked(listDonationLogs, loading()))

export const DonationsUnavailable = meta.story(mocked(listDonationLogs, fails('INTERNAL_SERVER_ERROR')))

DonationsUnavailable.test('can be retried', async ({ canvas, userEvent, msw }) => {
  const retry = await canvas.findByRole('button', { name: say('Try again') })
  msw.use(mock(listDonationLogs, { ...noEntries, entries: [purchase], totalEntries: 1 }))
  await userEvent.click(retry)
  await waitFor(() => expect(canvas.getByRole('table', { name: say('Donation logs') })).toBeVisible())
})

export const DonationsOffline = meta.story(mocked(listDonationLogs, offline()))

export const ShopOrders = meta.story({ parameters: pageModes, args: { path: '/logs/shop' } })

ShopOrders.test('shows an order with its delivery', async ({ canvas, userEvent }) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: say('Details of order {id}', { id: order.id }) }),
  )
  const dialog = await screen.findByRole('dialog', { name: order.item.name })
  await waitFor(() => expect(dialog).toBeVisible())
})

const givenGift = {
  ...order,
  id: 90_416,
  character: { id: 911, name: 'Melanippe' },
  gift: { direction: 'gift-given' as const, giver: 'Theron', message: null },
}

export const Gifts = meta.story({
  parameters: pageModes,
  args: { path: '/logs/shop?kind=gift-received' },
  ...mocked(listShopLogs, ({ query }) => pageOf([givenGift, sampleReceivedGift], query)),
})

Gifts.test('shows the giver, the item and the message', async ({ canvas, userEvent }) => {
  const kind = await canvas.findByRole('combobox', { name: say('Type') })
  await expect(kind).toHaveDisplayValue(say('Gift received'))
  await waitFor(() =>
    expect(canvas.getByText(say('Gift from {giver}', { giver: 'Zoe_of_Samos' }))).toBeVisible(),
  )
  const { id } = sampleReceivedGift
  await userEvent.click(canvas.getByRole('button', { name: say('Details of order {id}', { id }) }))
  const dialog = within(await screen.findByRole('dialog', { name: sampleReceivedGift.item.name }))
  await waitFor(() => expect(dialog.getByText(sampleReceivedGift.gift?.message ?? '')).toBeVisible())
  await expect(dialog.queryByText(say('Total price'))).toBeNull()
})

const ShopLogs = meta.story({ args: { path: '/logs/shop' } })

const at = '2025-06-10T16:42:05Z'
const delivery = {
  ...order.delivery,
  failureReason: null,
  isRefunded: false,
  claimedAt: null,
  settledAt: null,
}
const ordersInEveryState = [
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
      failureReason: 'BAG_FULL',
      isRefunded: true,
      claimedAt: at,
      settledAt: at,
    },
  },
  { ...order, id: 5, delivery: { ...delivery, state: 'delayed', claimedAt: at } },
] as const

export const ShopOrdersInEveryState = ShopLogs.extend(
  mocked(listShopLogs, ({ query }) => pageOf(ordersInEveryState, query)),
)

ShopOrdersInEveryState.test('shows why an order was not delivered', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: say('Details of order {id}', { id: 4 }) }))
  const reason = await screen.findByText(say('The character’s inventory is full.'))
  await waitFor(() => expect(reason).toBeVisible())
})

ShopOrdersInEveryState.test(
  'says that a delayed delivery is being looked into',
  async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: say('Details of order {id}', { id: 5 }) }),
    )
    const step = await screen.findByText(say('Delayed: we are looking into it'))
    await expect(step.closest('li')).toHaveAttribute('aria-current', 'step')
  },
)

export const ShopOrdersEmpty = ShopLogs.extend(mocked(listShopLogs, noEntries))

export const ShopOrdersLoading = ShopLogs.extend(mocked(listShopLogs, loading()))

export const ShopOrdersUnavailable = ShopLogs.extend(mocked(listShopLogs, fails('SERVICE_UNAVAILABLE')))

export const ShopOrdersOffline = ShopLogs.extend(mocked(listShopLogs, offline()))

const range =
  '{totalEntries, plural, one {Showing {from} to {to} of {total} entry} other {Showing {from} to {to} of {total} entries}}'

const shows = (from: number, to: number) =>
  waitFor(() => {
    const summary = say(range, { totalEntries: 23, from, to, total: 23 })
    return expect(document.body).toHaveTextContent(summary)
  })

const manyOrders = Array.from({ length: 23 }, (_, index) => ({ ...order, id: 500 - index }))

export const ManyPages = ShopLogs.extend(mocked(listShopLogs, ({ query }) => pageOf(manyOrders, query)))

ManyPages.test('shows the range of entries', async ({ canvas, userEvent }) => {
  await shows(1, 10)
  await userEvent.click(canvas.getByRole('link', { name: say('Page {page}', { page: 3 }) }))
  await shows(21, 23)
})

export const PageBehindTheLast = ManyPages.extend({ args: { path: '/logs/shop?page=9' } })

PageBehindTheLast.test('shows the last page', async () => {
  await shows(21, 23)
})
