import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleConnection, sampleOpenConnection } from '@olympus/api-client/mocks/sample-security'
import {
  connectChat,
  disconnectChat,
  getConnections,
  startChatConnection,
} from '@olympus/contract/connections'
import { StrictMode } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { allPages } from '../../stories/all-pages.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { pressEscape } from '../../stories/press-escape.ts'
import { say } from '../../stories/say.ts'
import type { Play } from '../../stories/type-into.ts'

const meta = preview.meta({
  title: 'Pages/Settings: connections',
  component: PortalAt,
  args: { path: '/settings/connections' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
})

const provider = sampleConnection.provider
const returned = '/settings/connections?code=from-the-chat&state=of-this-session'

const connected = mock(getConnections, { chat: sampleConnection })

const connectButton = () => say('Connect {provider}', { provider })

const connect = async ({ canvas, userEvent }: Play): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: connectButton() }))

export const NotConnected = meta.story({ parameters: pageModes })

NotConnected.test('explains the next step', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('Not connected'))).toBeVisible())
  await expect(canvas.getByRole('region', { name: provider })).toBeVisible()
})

export const Connected = meta.story({ ...mocked(connected), parameters: pageModes })

Connected.test('shows the name of the chat account', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(sampleConnection.account?.name ?? '')).toBeVisible())
})

export const Loading = meta.story(mocked(getConnections, loading()))

export const Unavailable = meta.story(mocked(getConnections, fails('SERVICE_UNAVAILABLE')))

Unavailable.test('can be retried', async ({ canvas, userEvent, msw }) => {
  const retry = await canvas.findByRole('button', { name: say('Try again') })
  msw.use(mock(getConnections, { chat: sampleConnection }))
  await userEvent.click(retry)
  await waitFor(() => expect(canvas.getByText(say('Connected'))).toBeVisible())
})

export const Offline = meta.story(mocked(getConnections, offline()))

export const Leaving = meta.story({
  beforeEach({ msw }) {
    // An anchor on this page, so the browser does not leave the story.
    msw.use(mock(startChatConnection, { url: `${location.href.replace(/#.*/, '')}#consent` }))
    return () => void (location.hash = '')
  },
  play: connect,
})

Leaving.test('leaves for the chat community', async ({ canvas }) => {
  await waitFor(() => expect(location.hash).toBe('#consent'))
  await expect(canvas.getByRole('button', { name: connectButton() })).toHaveAttribute('aria-disabled', 'true')
})

Leaving.test("can be retried after the browser's back button", async ({ canvas }) => {
  await waitFor(() => expect(location.hash).toBe('#consent'))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: connectButton() })).not.toHaveAttribute('aria-disabled'),
  )
})

const Connect = meta.story({ play: connect })

export const StartOffline = Connect.extend(mocked(startChatConnection, offline()))

export const StartUnavailable = Connect.extend(
  mocked(startChatConnection, fails('CONNECTION_PROVIDER_UNAVAILABLE')),
)

StartUnavailable.test('shows the error and can be retried', async ({ canvas, userEvent, msw }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('The chat community is not responding right now. Try again later.'),
    ),
  )
  msw.use(mock(startChatConnection, loading()))
  await userEvent.click(canvas.getByRole('button', { name: say('Try again') }))
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
})

const Return = meta.story({ args: { path: returned } })

export const Returning = Return.extend(mocked(connectChat, loading()))

Returning.test('shows that connecting is in progress', async ({ canvas }) => {
  await waitFor(() =>
    expect(
      canvas.getByText(say('Connecting to {provider}. This takes a moment.', { provider })),
    ).toBeVisible(),
  )
})

const counted = { calls: 0 }

export const Returned = Return.extend({
  beforeEach({ msw }) {
    counted.calls = 0
    msw.use(
      mock(connectChat, ({ body }) => {
        counted.calls += 1
        return body.code === 'from-the-chat' && body.state === 'of-this-session'
          ? sampleConnection
          : fails('CONNECTION_STATE_INVALID')
      }),
    )
  },
  play: async ({ canvas }) => void (await canvas.findByText(sampleConnection.account?.name ?? '')),
  // Strict mode runs effects twice, as in development.
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
})

Returned.test('submits the code once and shows the account', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(sampleConnection.account?.name ?? '')).toBeVisible())
  await expect(counted.calls).toBe(1)
})

Returned.test(
  'forgets the code, so that leaving and reopening the tab submits nothing',
  async ({ canvas, userEvent }) => {
    await canvas.findByText(sampleConnection.account?.name ?? '')
    const tabs = within(canvas.getByRole('navigation', { name: say('Settings') }))
    await userEvent.click(tabs.getByRole('link', { name: say('Security') }))
    await canvas.findByRole('region', { name: say('Two-factor authentication') })
    await userEvent.click(tabs.getByRole('link', { name: say('Connections') }))
    await canvas.findByRole('region', { name: provider })
    await expect(counted.calls).toBe(1)
  },
)

export const ReturnedTooLate = Return.extend(mocked(connectChat, fails('CONNECTION_STATE_INVALID')))

ReturnedTooLate.test('shows the error and starts over', async ({ canvas, userEvent, msw }) => {
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      say('The connection was not started in this browser, or it took too long. Try again.'),
    ),
  )
  msw.use(mock(startChatConnection, { url: `${location.href.replace(/#.*/, '')}#again` }))
  await userEvent.click(canvas.getByRole('button', { name: say('Try again') }))
  await waitFor(() => expect(location.hash).toBe('#again'))
  location.hash = ''
})

export const Taken = Return.extend(mocked(connectChat, fails('CONNECTION_TAKEN')))
export const ProviderUnavailable = Return.extend(
  mocked(connectChat, fails('CONNECTION_PROVIDER_UNAVAILABLE')),
)

export const ReturnedOffline = Return.extend(mocked(connectChat, offline()))

ReturnedOffline.test('submits the same code again', async ({ canvas, userEvent, msw }) => {
  await canvas.findByRole('alert')
  msw.use(
    mock(connectChat, ({ body }) =>
      body.code === 'from-the-chat' ? sampleConnection : fails('CONNECTION_STATE_INVALID'),
    ),
  )
  await userEvent.click(canvas.getByRole('button', { name: say('Try again') }))
  await waitFor(() => expect(canvas.getByText(sampleConnection.account?.name ?? '')).toBeVisible())
  await expect(canvas.queryByRole('alert')).toBeNull()
})

export const Declined = meta.story({
  args: { path: '/settings/connections?error=access_denied&state=of-this-session' },
})

Declined.test('says that nothing was connected', async ({ canvas }) => {
  await waitFor(() =>
    expect(
      canvas.getByText(say('Nothing was connected because you declined on {provider}.', { provider })),
    ).toBeVisible(),
  )
  await expect(canvas.getByRole('button', { name: connectButton() })).toBeVisible()
})

export const FailedThere = meta.story({
  args: { path: '/settings/connections?error=server_error&state=of-this-session' },
})

const asked = async ({ canvas, userEvent }: Play): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: say('Disconnect') }))

const question = async () => within(await screen.findByRole('alertdialog'))

const disconnected = async (context: Play): Promise<void> => {
  await asked(context)
  await context.userEvent.click((await question()).getByRole('button', { name: say('Disconnect') }))
}

export const FailedWhileConnected = meta.story({
  ...mocked(connected),
  args: { path: '/settings/connections?error=server_error&state=of-this-session' },
})

FailedWhileConnected.test('hides the failure, even after disconnecting', async (context) => {
  const { canvas } = context
  await waitFor(() => expect(canvas.getByText(sampleConnection.account?.name ?? '')).toBeVisible())
  await expect(canvas.queryByRole('alert')).toBeNull()
  context.msw.use(mock(disconnectChat, sampleOpenConnection))
  await disconnected(context)
  await waitFor(() => expect(canvas.getByRole('button', { name: connectButton() })).toBeVisible())
  await expect(canvas.queryByRole('alert')).toBeNull()
})

export const DisconnectQuestion = meta.story({ ...mocked(connected), play: asked })

DisconnectQuestion.test('focuses the cancel button first', async ({ userEvent }) => {
  const cancel = (await question()).getByRole('button', { name: say('Cancel') })
  await waitFor(() => expect(cancel).toHaveFocus())
  await pressEscape({ userEvent })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

export const Disconnected = meta.story({
  ...mocked(connected, mock(disconnectChat, sampleOpenConnection)),
  play: async (context) => {
    await disconnected(context)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})

Disconnected.test('offers to connect again', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: connectButton() })).toBeVisible())
  await waitFor(() => expect(canvas.getByRole('region', { name: provider })).toHaveFocus())
})

export const DisconnectOffline = meta.story({
  ...mocked(connected, mock(disconnectChat, offline())),
  play: disconnected,
})

DisconnectOffline.test('stays open and shows the error', async () => {
  await waitFor(async () =>
    expect((await question()).getByRole('alert')).toHaveTextContent(
      say('The server cannot be reached. Check your connection and try again.'),
    ),
  )
})
