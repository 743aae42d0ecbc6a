import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import {
  sampleBareSecurity,
  sampleSecurityEvents,
  sampleSessions,
} from '@olympus/api-client/mocks/sample-security'
import { pageOf } from '@olympus/api-client/mocks/page-of'
import { getSecurity } from '@olympus/contract/two-factor'
import { listSecurityEvents, securityEventKinds } from '@olympus/contract/security-events'
import { listSessions } from '@olympus/contract/sessions'
import { expect, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { allPages } from '../../stories/all-pages.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'
import type { Play } from '../../stories/type-into.ts'

const meta = preview.meta({
  title: 'Pages/Settings: security',
  component: PortalAt,
  args: { path: '/settings/security' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
})

const regionOf = async ({ canvas }: Pick<Play, 'canvas'>, title: string) =>
  within(await canvas.findByRole('region', { name: say(title) }))

export const Default = meta.story({ parameters: pageModes })

Default.test('shows how the account is protected', async (context) => {
  const card = await regionOf(context, 'Two-factor authentication')
  await waitFor(() => expect(card.getByText(say('Enabled'))).toBeVisible())
  await waitFor(() => expect(card.getByText(say('{left} of {total}', { left: 8, total: 10 }))).toBeVisible())
})

Default.test('marks this device and does not offer to log it out', async (context) => {
  const card = await regionOf(context, 'Device activity')
  const here = await card.findByRole('row', { name: new RegExp(say('This device')) })
  await expect(within(here).queryByRole('button')).toBeNull()
  await expect(within(here).getByText(say('Active now'))).toBeVisible()
  await expect(card.getAllByRole('button', { name: /iOS|macOS|Windows/ })).toHaveLength(3)
})

Default.test('shows each event with its device and location', async (context) => {
  const card = await regionOf(context, 'Security activity')
  const list = await card.findByRole('list', { name: say('Security activity') })
  await waitFor(() => expect(within(list).getByText(say('Backup code used'))).toBeVisible())
  await expect(within(list).getAllByRole('listitem')).toHaveLength(sampleSecurityEvents.length)
  await expect(list).toHaveTextContent('198.51.100.7')
})

export const NothingYet = meta.story(
  mocked(
    mock(getSecurity, sampleBareSecurity),
    mock(listSessions, sampleSessions.slice(0, 1)),
    mock(listSecurityEvents, ({ query }) => pageOf([], query)),
  ),
)

NothingYet.test('shows the empty state of each card', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('No passkeys'))).toBeVisible())
  await waitFor(() => expect(canvas.getByText(say('No other device is logged in.'))).toBeVisible())
  await waitFor(() => expect(canvas.getByText(say('No security activity yet'))).toBeVisible())
  await expect(canvas.queryByRole('button', { name: say('Log out all others') })).toBeNull()
})

export const Loading = meta.story(
  mocked(mock(getSecurity, loading()), mock(listSessions, loading()), mock(listSecurityEvents, loading())),
)

export const Unavailable = meta.story(
  mocked(
    mock(getSecurity, fails('SERVICE_UNAVAILABLE')),
    mock(listSessions, fails('INTERNAL_SERVER_ERROR')),
    mock(listSecurityEvents, fails('TOO_MANY_REQUESTS')),
  ),
)

Unavailable.test('retries each card on its own', async (context) => {
  const card = await regionOf(context, 'Device activity')
  const again = await card.findByRole('button', { name: say('Try again') })
  context.msw.use(mock(listSessions, sampleSessions))
  await context.userEvent.click(again)
  await waitFor(() => expect(card.getByRole('table', { name: say('Device activity') })).toBeVisible())
  const others = await regionOf(context, 'Security activity')
  await expect(others.getByRole('button', { name: say('Try again') })).toBeVisible()
})

export const Offline = meta.story(
  mocked(mock(getSecurity, offline()), mock(listSessions, offline()), mock(listSecurityEvents, offline())),
)

const [event] = sampleSecurityEvents
if (!event) throw new Error('The samples hold at least one event')

export const EveryKindOfEvent = meta.story({
  args: { path: '/settings/security?pageSize=50' },
  ...mocked(listSecurityEvents, ({ query }) =>
    pageOf(
      securityEventKinds.map((kind, index) => ({ ...event, kind, id: 500 - index })),
      query,
    ),
  ),
})

EveryKindOfEvent.test('has a text for each', async ({ canvas }) => {
  const list = await canvas.findByRole('list', { name: say('Security activity') })
  await within(list).findByText(say('Passkey removed'))
  const sentences = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  await expect(new Set(sentences).size).toBe(securityEventKinds.length)
})

const devices = [
  { kind: 'desktop', browser: 'Firefox 139', system: 'Windows' },
  { kind: 'phone', browser: 'Safari 18', system: 'iOS' },
  { kind: 'tablet', browser: null, system: 'iPadOS' },
  { kind: 'launcher', browser: 'Launcher 1.4', system: 'Windows' },
  { kind: 'launcher', browser: null, system: null },
  { kind: 'unknown', browser: 'Lynx', system: null },
  { kind: 'unknown', browser: null, system: null },
] as const
const sessionsOnEach = devices.map((device, index) => ({
  id: `018f2f66-7c3a-7e21-9b0d-3f4d5a6b7c1${index}`,
  device,
  address: index % 2 === 0 ? '203.0.113.24' : '2001:db8:85a3:8d3:1319:8a2e:370:7334',
  createdAt: '2025-06-08T11:00:00Z',
  lastUsedAt: '2025-06-12T08:12:00Z',
  isThisDevice: index === 0,
}))

export const EveryKindOfDevice = meta.story(mocked(listSessions, sessionsOnEach))

EveryKindOfDevice.test('names each device as precisely as possible', async ({ canvas }) => {
  await canvas.findByRole('table', { name: say('Device activity') })
  for (const name of [
    say('{browser} on {system}', { browser: 'Firefox 139', system: 'Windows' }),
    say('Device with {system}', { system: 'iPadOS' }),
    say('Game launcher, {system}', { system: 'Windows' }),
    say('Game launcher'),
    'Lynx',
    say('Unknown device'),
  ])
    await waitFor(() => expect(canvas.getAllByText(name).length).toBeGreaterThan(0))
})

const manyEvents = Array.from({ length: 23 }, (_, index) => ({ ...event, id: 500 - index }))

export const ManyEvents = meta.story(mocked(listSecurityEvents, ({ query }) => pageOf(manyEvents, query)))

ManyEvents.test('opens the next page', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: say('Page {page}', { page: 3 }) }))
  const list = canvas.getByRole('list', { name: say('Security activity') })
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3))
})

export const PageBehindTheLast = ManyEvents.extend({ args: { path: '/settings/security?page=9' } })

PageBehindTheLast.test('shows the last page', async ({ canvas }) => {
  const current = await canvas.findByRole('link', { name: say('Page {page}', { page: 3 }) })
  await expect(current).toHaveAttribute('aria-current', 'page')
})
