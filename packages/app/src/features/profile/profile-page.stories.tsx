import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import {
  sampleAdventurer,
  sampleRoster,
  sampleUnknownClass,
} from '@olympus/api-client/mocks/sample-characters'
import { sampleReceivedGift } from '@olympus/api-client/mocks/sample-orders'
import { sampleOpenSelection } from '@olympus/api-client/mocks/sample-selections'
import { samplePendingSwap } from '@olympus/api-client/mocks/sample-swaps'
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

Default.test('leads to the fortune wheel and shows the way to the jackpot', async ({ canvas }) => {
  const label = say('{tickets, plural, one {# ticket} other {# tickets}}', { tickets: 7 })
  const link = await canvas.findByRole('link', { name: label })
  await expect(link).toHaveAttribute('href', '/fortune-wheel')
  await expect(canvas.getByRole('meter', { name: say('Jackpot') })).toHaveAttribute('value', '18')
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

export const NewCharacter = meta.story(
  mocked(listCharacters, { ...sampleRoster, characters: [{ ...sampleAdventurer, slot: 0 }] }),
)

NewCharacter.test('shows an adventurer without element and faction', async ({ canvas }) => {
  const name = await canvas.findByText(sampleAdventurer.name)
  for (const text of ['Adventurer', 'Neutral', 'No faction'])
    await expect(name.parentElement).toHaveTextContent(say(text))
})

export const UnknownClass = meta.story(
  mocked(listCharacters, {
    ...sampleRoster,
    characters: [
      ...sampleRoster.characters.slice(0, 1),
      sampleUnknownClass,
      { ...sampleUnknownClass, id: 320, name: 'Erato', className: null, isActive: false, slot: null },
    ],
  }),
)

UnknownClass.test('shows the name that the game gives to the class, if any', async ({ canvas }) => {
  const named = await canvas.findByText(sampleUnknownClass.name)
  await expect(named.parentElement).toHaveTextContent('Beekeeper')
  await expect(canvas.getByText('Erato').parentElement).toHaveTextContent(say('Unknown class'))
})

/** The game has more characters than the portal allows. */
export const NineCharacters = meta.story(
  mocked(listCharacters, {
    ...sampleRoster,
    characters: [
      ...sampleRoster.characters.slice(0, 4),
      sampleAdventurer,
      ...sampleRoster.characters.slice(4),
      { ...sampleUnknownClass, isActive: false, slot: null },
    ],
  }),
)

NineCharacters.test('shows all of them and the count', async ({ canvas }) => {
  await expect(await canvas.findByText(sampleUnknownClass.name)).toBeVisible()
  await expect(canvas.getByText(sampleAdventurer.name)).toBeVisible()
})

const [hero] = sampleRoster.characters
const heroId = hero?.id ?? null

Default.test('shows that the account is offline', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('Account offline'))).toBeVisible())
  await expect(canvas.queryByText(say('Status unknown'))).toBeNull()
})

export const InGame = meta.story(
  mocked(listCharacters, { ...sampleRoster, presence: 'online', presentCharacterId: heroId }),
)

InGame.test('names the character that is in the game', async ({ canvas }) => {
  const name = hero?.name ?? ''
  await waitFor(() => expect(canvas.getByText(say('{name} is in the game', { name }))).toBeVisible())
})

/** The game has created the character a moment ago; the roster does not have it yet. */
export const InGameUnnamed = meta.story(
  mocked(listCharacters, { ...sampleRoster, presence: 'online', presentCharacterId: 987_654 }),
)

InGameUnnamed.test('shows that the account is in the game', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('In the game'))).toBeVisible())
})

export const PresenceUnknown = meta.story(
  mocked(listCharacters, { ...sampleRoster, presence: 'unknown', presentCharacterId: heroId }),
)

PresenceUnknown.test('explains why the presence is unknown', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('Status unknown'))).toBeVisible())
  await expect(
    canvas.getByText(
      say(
        'The game server has gone quiet, so you may still be in the game. Character swaps wait until it reports again.',
      ),
    ),
  ).toBeVisible()
})

const nextSwapIn = async (canvas: { findByRole: (role: string, options: object) => Promise<HTMLElement> }) =>
  canvas.findByRole('region', { name: say('Next character swap') })

Default.test('shows when the next swap is possible, by the clock of the server', async ({ canvas }) => {
  const card = await nextSwapIn(canvas)
  await waitFor(() => expect(card).toHaveTextContent(/3 days.*14 hours/))
})

export const SwapAvailable = meta.story(
  mocked(listCharacters, { ...sampleRoster, activationAvailableAt: null }),
)

SwapAvailable.test('says that a character can be swapped now', async ({ canvas }) => {
  const card = await nextSwapIn(canvas)
  await waitFor(() => expect(card).toHaveTextContent(say('Available now')))
})

export const SwapInProgress = meta.story(
  mocked(listCharacters, {
    ...sampleRoster,
    pendingSwap: { ...samplePendingSwap, kind: 'activate', characterId: samplePendingSwap.character.id },
  }),
)

SwapInProgress.test('marks the character that the game is about to activate', async ({ canvas }) => {
  const chip = await canvas.findByRole('link', { name: /Ianthe/ })
  await expect(chip).toHaveTextContent(say('Being activated'))
  await expect(canvas.getByText(say('Swap in progress'))).toBeVisible()
})

export const Deactivating = meta.story(
  mocked(listCharacters, {
    ...sampleRoster,
    pendingSwap: { ...samplePendingSwap, kind: 'deactivate', slot: null, characterId: 312 },
  }),
)

/** Two deactivated characters and the one with the highest level. */
export const DoomedCharacters = meta.story({
  parameters: pageModes,
  ...mocked(listCharacters, {
    ...sampleRoster,
    openSelection: { ...sampleOpenSelection, deletedIds: [311, 316, 317] },
  }),
})

DoomedCharacters.test('marks who is about to be deleted, and features another one', async ({ canvas }) => {
  for (const name of [/Kallistrate/, /Melantho/, /Drakontas/])
    await expect(await canvas.findByRole('link', { name })).toHaveTextContent(say('About to be deleted'))
  const level = await canvas.findByText('88')
  await expect(level.closest('dl')?.parentElement).toHaveTextContent('Nyxandra')
  await expect(await nextSwapIn(canvas)).toHaveTextContent(say('Closed'))
})

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

/** A reload: the browser has kept the roster, and the server has not answered yet. */
export const StoredRoster = meta.story({
  args: { storedRoster: sampleRoster },
  ...mocked(listCharacters, loading()),
})

StoredRoster.test('shows the kept roster with its links, but no kept presence', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('link', { name: /Nyxandra/ })).toBeVisible())
  await expect(canvas.getByRole('link', { name: /Nyxandra/ })).toHaveAttribute('href', '/characters/312')
  await expect(canvas.queryByText(say('Account offline'))).toBeNull()
})

export const StoredRosterReplaced = meta.story({
  args: { storedRoster: { ...sampleRoster, characters: deactivated } },
  ...mocked(listCharacters, sampleRoster),
})

StoredRosterReplaced.test('follows the answer of the server', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('Account offline'))).toBeVisible())
  await expect(canvas.getByRole('link', { name: /Drakontas/ })).toBeVisible()
})

export const StoredRosterOffline = meta.story({
  args: { storedRoster: sampleRoster },
  ...mocked(listCharacters, offline()),
})

StoredRosterOffline.test('keeps the roster and claims no presence', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('link', { name: /Nyxandra/ })).toBeVisible())
  await expect(canvas.queryByText(say('Account offline'))).toBeNull()
})

export const CharactersUnavailable = meta.story(mocked(listCharacters, fails('INTERNAL_SERVER_ERROR')))

export const OneLogUnavailable = meta.story(mocked(listShopLogs, fails('SERVICE_UNAVAILABLE')))

export const AccountUnavailable = meta.story(mocked(getUser, fails('TOO_MANY_REQUESTS')))
