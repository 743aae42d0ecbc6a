import { fails, mock, mockedRequestId, offline, unreadable, type Outcome } from '@olympus/api-client/mock'
import { claimCoupon, listCoupons } from '@olympus/contract/coupons'
import { refreshSession } from '@olympus/contract/sessions'
import { expect, spyOn, waitFor } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { mocked } from './mocked.ts'
import { everyMode } from './page-modes.ts'
import { PortalAt } from './portal-at.tsx'
import { say } from './say.ts'
import { typeInto, type Play } from './type-into.ts'

const meta = preview.meta({
  title: 'Pages/Unexpected errors',
  component: PortalAt,
  args: { path: '/coupons' },
  parameters: { layout: 'fullscreen' },
})

const sentId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const unexpected = () => say('An unexpected error occurred. Try again.')
const offlineText = () => say('The server cannot be reached. Check your connection and try again.')

/** An alert with this text and, if there is one, the request ID to copy. */
const alerts =
  (text: () => string, requestId: string | null) =>
  async ({ canvas }: Pick<Play, 'canvas'>) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text()))
    const copyButton = canvas.queryByRole('button', { name: say('Copy request ID') })
    if (requestId === null) return expect(copyButton).toBeNull()
    await waitFor(() => expect(canvas.getByText(requestId)).toBeVisible())
    await expect(canvas.getByRole('button', { name: say('Copy request ID') })).toBeVisible()
  }

export const ServerFault = meta.story({
  ...mocked(listCoupons, fails('INTERNAL_SERVER_ERROR')),
  parameters: everyMode,
})

ServerFault.test('shows the request ID of the server', alerts(unexpected, mockedRequestId))

/** The client has made the only ID there is. A picture needs the same one in every run. */
const repliesUnreadably = (reply: Outcome) => {
  const { beforeEach, afterEach } = mocked(listCoupons, reply)
  return {
    afterEach,
    beforeEach(context: Parameters<typeof beforeEach>[0]) {
      spyOn(crypto, 'randomUUID').mockReturnValue(sentId)
      return beforeEach(context)
    },
  }
}

export const BadGateway = meta.story(
  repliesUnreadably(unreadable(502, '<html><h1>502 Bad Gateway</h1></html>')),
)

BadGateway.test('is unexpected and shows the ID that the client sent', alerts(unexpected, sentId))

export const EmptyGatewayTimeout = meta.story(repliesUnreadably(unreadable(504, '')))

EmptyGatewayTimeout.test('is unexpected and shows the ID that the client sent', alerts(unexpected, sentId))

export const KeyOfNewerServer = meta.story(
  repliesUnreadably(
    unreadable(409, '{"status":409,"data":null,"message":{"key":"TEAPOT","code":"OGG_TEAPOT"}}'),
  ),
)

KeyOfNewerServer.test('is unexpected and shows the ID that the client sent', alerts(unexpected, sentId))

export const NoConnection = meta.story(mocked(listCoupons, offline()))

NoConnection.test('says that the server cannot be reached, without an ID', alerts(offlineText, null))

export const FaultOfAForm = meta.story({
  ...mocked(claimCoupon, fails('INTERNAL_SERVER_ERROR')),
  play: typeInto({ 'Coupon code': 'ARES-2025' }, 'Claim'),
})

FaultOfAForm.test('shows the request ID with the refusal', alerts(unexpected, mockedRequestId))

/** The access token has expired; `reply` answers the refresh. */
const refreshes = (reply: Outcome) =>
  mocked(mock(listCoupons, fails('UNAUTHORIZED')), mock(refreshSession, reply))

export const RefreshFault = meta.story(refreshes(fails('INTERNAL_SERVER_ERROR_SESSION_REFRESH')))

RefreshFault.test(
  'keeps the player logged in and shows the request ID',
  alerts(
    () => say('Your session could not be renewed because of an unexpected error. Try again.'),
    mockedRequestId,
  ),
)

export const RefreshOffline = meta.story(refreshes(offline()))

RefreshOffline.test('keeps the player logged in', alerts(offlineText, null))

export const RefreshRefused = meta.story(refreshes(fails('SESSION_REFRESH_ERROR')))

RefreshRefused.test('leads to the login page, which says why', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(say('Log in')))
  await waitFor(() =>
    expect(canvas.getByText(say('Your session cannot be continued. Log in again.'))).toBeVisible(),
  )
})
