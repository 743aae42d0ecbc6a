import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleRoster } from '@olympus/api-client/mocks/sample-characters'
import { sampleReceivedGift } from '@olympus/api-client/mocks/sample-orders'
import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { getUser } from '@olympus/contract/account'
import { listCharacters } from '@olympus/contract/characters'
import { listDonationLogs, listShopLogs } from '@olympus/contract/logs'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'
import { pageModes } from '../../stories/page-modes.ts'

const meta = preview.meta({
  title: 'Pages/Profile',
  component: PortalAt,
  args: { path: '/' },
  parameters: { layout: 'fullscreen' },
})

const emptyLog = { entries: [], totalEntries: 0, page: 1, pageSize: 5 }

export const Default = meta.story({ parameters: pageModes })

Default.test('shows the email only on request', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByText('th•••••@example.com')).toBeVisible())
  await userEvent.click(canvas.getByRole('button', { name: say('Show email') }))
  await expect(canvas.queryByText('th•••••@example.com')).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: say('Hide email') }))
  await expect(canvas.getByText('th•••••@example.com')).toBeVisible()
})

Default.test('features the highest active character', async ({ canvas }) => {
  const level = await canvas.findByText('93')
  await expect(level.closest('dl')?.parentElement).toHaveTextContent('Kallistrate')
})

export const WithoutSecondFactor = meta.story(mocked(getUser, { ...sampleUser, hasTwoFactor: false }))

export const NewAccount = meta.story(
  mocked(
    mock(getUser, { ...sampleUser, balanceCoins: 0, hasTwoFactor: false }),
    mock(listCharacters, { ...sampleRoster, characters: [] }),
    mock(listDonationLogs, emptyLog),
    mock(listShopLogs, emptyLog),
  ),
)

export const GiftReceived = meta.story(
  mocked(listShopLogs, { ...emptyLog, entries: [sampleReceivedGift], totalEntries: 1 }),
)

GiftReceived.test('shows the giver and no price', async ({ canvas }) => {
  const giver = sampleReceivedGift.gift?.giver ?? ''
  await waitFor(() => expect(canvas.getByText(say('Gift from {giver}', { giver }))).toBeVisible())
  await waitFor(() => expect(canvas.getByText(say('Gift'))).toBeVisible())
  await expect(canvas.queryByText(/−0/)).toBeNull()
})

const deactivated = sampleRoster.characters
  .slice(0, 3)
  .map((character) => ({ ...character, isActive: false }))

export const AllDeactivated = meta.story(mocked(listCharacters, { ...sampleRoster, characters: deactivated }))

export const Loading = meta.story(
  mocked(
    mock(getUser, loading()),
    mock(listCharacters, loading()),
    mock(listDonationLogs, loading()),
    mock(listShopLogs, loading()),
  ),
)

export const Offline = meta.story(
  mocked(
    mock(getUser, offline()),
    mock(listCharacters, offline()),
    mock(listDonationLogs, offline()),
    mock(listShopLogs, offline()),
  ),
)

Offline.test('offers a retry in each card', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('button', { name: say('Try again') })).toHaveLength(3))
})

export const CharactersUnavailable = meta.story(mocked(listCharacters, fails('INTERNAL_SERVER_ERROR')))

export const OneLogUnavailable = meta.story(mocked(listShopLogs, fails('SERVICE_UNAVAILABLE')))

export const AccountUnavailable = meta.story(mocked(getUser, fails('TOO_MANY_REQUESTS')))
