import { fails, loading, offline } from '@olympus/api-client/mock'
import { pageOf } from '@olympus/api-client/mocks/page-of'
import { redeemedCoupon, sampleCouponLogs, sampleLaurel } from '@olympus/api-client/mocks/sample-coupons'
import { deliveryFailures } from '@olympus/contract/deliveries'
import { listCouponLogs } from '@olympus/contract/logs'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'
import { pageModes } from '../../stories/page-modes.ts'

const meta = preview.meta({
  title: 'Pages/Logs/Coupons',
  component: PortalAt,
  args: { path: '/logs/coupons' },
  parameters: { layout: 'fullscreen' },
})

const noEntries = { entries: [], totalEntries: 0, page: 1, pageSize: 10 }

export const Coupons = meta.story({ parameters: pageModes, args: { path: '/logs' } })

Coupons.test('is the first log and links to a coupon whose delivery failed', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('table', { name: say('Coupon logs') })).toBeVisible())
  // In some languages the tab and the menu entry have the same label, so both match.
  const tabs = canvas.getAllByRole('link', { name: say('Coupon') })
  await expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toContain('page')
  const again = await canvas.findByRole('link', { name: say('Redeem again') })
  await expect(again).toHaveAttribute('href', '/coupons')
  await expect(canvas.getAllByRole('row')).toHaveLength(sampleCouponLogs.length + 1)
})

const at = '2025-06-12T09:00:00Z'
const redeemed = { characterId: 312, redeemedAt: at }
const onTheirWay = [
  redeemedCoupon({ ...sampleLaurel, id: 1 }, redeemed),
  redeemedCoupon({ ...sampleLaurel, id: 2 }, { ...redeemed, state: 'claimed', claimedAt: at }),
]

export const OnTheirWay = meta.story(mocked(listCouponLogs, ({ query }) => pageOf(onTheirWay, query)))

const notDelivered = deliveryFailures.map((failureReason, index) =>
  redeemedCoupon(
    { ...sampleLaurel, id: index + 1 },
    { ...redeemed, state: 'failed', failureReason, claimedAt: at, settledAt: at },
  ),
)

export const NotDelivered = meta.story(mocked(listCouponLogs, ({ query }) => pageOf(notDelivered, query)))

export const Empty = meta.story(mocked(listCouponLogs, noEntries))

Empty.test('links to the page where codes are claimed', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: say('Claim a coupon') })).toHaveAttribute('href', '/coupons'),
  )
})

export const Loading = meta.story(mocked(listCouponLogs, loading()))

export const Unavailable = meta.story(mocked(listCouponLogs, fails('INTERNAL_SERVER_ERROR')))

export const Offline = meta.story(mocked(listCouponLogs, offline()))
