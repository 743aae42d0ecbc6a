import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { pageOf } from '@olympus/api-client/mocks/page-of'
import {
  redeemedCoupon,
  sampleCouponLogs,
  sampleGameItemCoupon,
  sampleGameItemCoupons,
  sampleLaurel,
  sampleRewardCoupons,
  sampleTicketCoupon,
} from '@olympus/api-client/mocks/sample-coupons'
import { taskFailures } from '@olympus/contract/task-failures'
import { getGameDataVersion } from '@olympus/contract/game-data'
import { listCouponLogs } from '@olympus/contract/logs'
import { expect, spyOn, waitFor } from 'storybook/test'

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

const notDelivered = taskFailures.map((failureReason, index) =>
  redeemedCoupon(
    { ...sampleLaurel, id: index + 1 },
    { ...redeemed, state: 'failed', failureReason, claimedAt: at, settledAt: at },
  ),
)

export const NotDelivered = meta.story(mocked(listCouponLogs, ({ query }) => pageOf(notDelivered, query)))

const deliveredGameItem = redeemedCoupon(
  { ...sampleGameItemCoupon, id: 5124 },
  { ...redeemed, state: 'confirmed', claimedAt: at, settledAt: at },
)
const gameItems = [...sampleGameItemCoupons, deliveredGameItem, sampleLaurel]
const gameItemLog = mock(listCouponLogs, ({ query }) =>
  pageOf(
    gameItems.filter(({ contents }) => query.kind === undefined || contents.kind === query.kind),
    query,
  ),
)

/** Items of a character that a permanent selection has deleted. */
export const GameItems = meta.story({ parameters: pageModes, ...mocked(gameItemLog) })

GameItems.test('keeps the name of the deleted character', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getAllByText('Keraunos +10')).toHaveLength(2))
  const origin = say('From {characterName}, deleted', { characterName: 'Ianthe' })
  await expect(canvas.getAllByText(origin)).toHaveLength(gameItems.length - 1)
  await expect(canvas.getByText('ATHENA-VICTORY')).toBeVisible()
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('Contents') }), 'game-item')
  await waitFor(() => expect(canvas.queryByText('ATHENA-VICTORY')).toBeNull())
  await expect(canvas.getAllByText(origin)).toHaveLength(gameItems.length - 1)
})

GameItems.test('are named in the CSV file as on the page', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getAllByText('Keraunos +10')).toHaveLength(2))
  const files: Blob[] = []
  const create = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return '#file'
  })
  await userEvent.click(canvas.getByRole('button', { name: say('Download CSV') }))
  await waitFor(() => expect(files).toHaveLength(1))
  create.mockRestore()
  const [, first = ''] = ((await files[0]?.text()) ?? '').split('\r\n')
  await expect(first.split(',').slice(0, 6)).toEqual(['', 'Ianthe', '', 'Keraunos', '10', '1'])
})

const wheelCoupons = [sampleTicketCoupon, ...sampleRewardCoupons]

/** Tickets of the fortune wheel, and its rewards that the game has refused. */
export const WheelCoupons = meta.story(mocked(listCouponLogs, ({ query }) => pageOf(wheelCoupons, query)))

WheelCoupons.test('tickets are credited, rewards say where they come from', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('Credited'))).toBeVisible())
  await expect(canvas.getByText('ELEUSIS-25')).toBeVisible()
  await expect(canvas.getByText(say('From the fortune wheel'))).toBeVisible()
  await expect(canvas.getByText(say('From the token exchange'))).toBeVisible()
})

export const GameDataLoading = meta.story(mocked(gameItemLog, mock(getGameDataVersion, loading())))

export const GameDataOffline = meta.story(mocked(gameItemLog, mock(getGameDataVersion, offline())))

export const Empty = meta.story(mocked(listCouponLogs, noEntries))

Empty.test('links to the page where codes are claimed', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: say('Claim a coupon') })).toHaveAttribute('href', '/coupons'),
  )
})

export const Loading = meta.story(mocked(listCouponLogs, loading()))

export const Unavailable = meta.story(mocked(listCouponLogs, fails('INTERNAL_SERVER_ERROR')))

export const Offline = meta.story(mocked(listCouponLogs, offline()))
