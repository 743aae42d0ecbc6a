import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import {
  sampleCharacterView,
  sampleEquipment,
  sampleOwnFacts,
  sampleQuietAge,
  sampleStranger,
} from '@olympus/api-client/mocks/sample-character-pages'
import { sampleRoster } from '@olympus/api-client/mocks/sample-characters'
import { getCharacter, getEquipment } from '@olympus/contract/character-pages'
import { listCharacters } from '@olympus/contract/characters'
import { expect, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { allPages } from '../../stories/all-pages.ts'
import { mocked } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, written } from '../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Character',
  component: PortalAt,
  args: { path: '/characters/311' },
  parameters: { layout: 'fullscreen' },
})

const kallistrate = sampleCharacterView(311)
const never = { isAgePrivate: false, asOf: null, gameServer: null }

export const Default = meta.story({ parameters: pageModes })

Default.test('shows attributes, standing and the age of the figures', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(written.number(38_420))).toBeVisible())
  await expect(canvas.getByText(written.number(1_284_530))).toBeVisible()
  await expect(canvas.getAllByText(/Delphi/)).toHaveLength(2)
  await expect(canvas.getByText(say('{worn} of {total}', { worn: 17, total: 18 }))).toBeVisible()
})

Default.test('opens the other sections as tabs with an address', async ({ canvas, userEvent }) => {
  const tab = await canvas.findByRole('link', { name: say('Equipment') })
  await expect(tab).toHaveAttribute('href', '/characters/311?section=equipment')
  await userEvent.click(tab)
  await waitFor(() => expect(canvas.getByRole('grid')).toBeVisible())
  await expect(canvas.getByRole('link', { name: say('Equipment') })).toHaveAttribute('aria-current', 'page')
})

export const InTheGame = meta.story(
  mocked(listCharacters, { ...sampleRoster, presence: 'online', presentCharacterId: 311 }),
)

InTheGame.test('says so in the head', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('In the game'))).toBeVisible())
})

/** The game server is silent: the last figures stay. */
export const QuietServer = meta.story(
  mocked(
    mock(getCharacter, { ...kallistrate, own: { ...sampleOwnFacts, ...sampleQuietAge } }),
    mock(getEquipment, { ...sampleEquipment, ...sampleQuietAge }),
  ),
)

QuietServer.test('keeps the figures and says how old they are', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByText(/Delphi/)[0]).toBeVisible())
  await expect(await canvas.findByText(written.number(38_420))).toBeVisible()
})

/** Known to the portal, but no game server has reported its sections. */
export const NeverReported = meta.story(
  mocked(
    mock(getCharacter, {
      ...kallistrate,
      own: { ...sampleOwnFacts, ...never, mp: null, title: null, resistances: null, swappedAt: null },
    }),
    mock(getEquipment, { ...never, serverNow: sampleOwnFacts.serverNow, items: [] }),
  ),
)

NeverReported.test('shows what is unknown as unknown', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('Not reported yet'))).toBeVisible())
  await waitFor(() => expect(canvas.getByText(say('No equipment'))).toBeVisible())
  await expect(canvas.getAllByText('–')).toHaveLength(4)
})

export const UnknownClass = meta.story(
  mocked(getCharacter, { ...kallistrate, characterClass: null, className: 'Bard', element: 'neutral' }),
)

export const LongNames = meta.story(
  mocked(getCharacter, {
    ...kallistrate,
    name: 'Wolfeschlegelsteinhausenbergerdorffsson',
    characterClass: null,
    className: 'Großmeisterin der Sternenbeschwörung',
    own: { ...sampleOwnFacts, title: 'Hüterin der unvergänglichen Tempelpforten von Theben' },
  }),
)

/** Somebody else's character. */
export const Stranger = meta.story({ args: { path: '/characters/9001' }, parameters: pageModes })

Stranger.test('shows the public part only', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('As everybody sees it in the game'))).toBeVisible())
  await waitFor(() => expect(canvas.getByText('Wings of Ikaros')).toBeVisible())
  await expect(canvas.queryByRole('link', { name: say('Inventory') })).toBeNull()
  await expect(canvas.queryByText(say('Resistances'))).toBeNull()
})

/** Until the character or the roster is loaded, it may be an own one. */
export const StrangerLoading = meta.story({
  args: { path: '/characters/9001' },
  ...mocked(
    mock(getCharacter, loading()),
    mock(getEquipment, fails('NOT_FOUND')),
    mock(listCharacters, loading()),
  ),
})

StrangerLoading.test('shows no error for what is closed', async ({ canvas }) => {
  const equipment = await canvas.findByRole('region', { name: say('Equipment') })
  await within(equipment).findByRole('status')
  await expect(canvas.queryByRole('alert')).toBeNull()
})

/** The roster is known, as it is on the way from a leaderboard. */
export const KnownStrangerLoading = meta.story({
  args: { path: '/characters/9001', storedRoster: sampleRoster },
  ...mocked(getCharacter, loading()),
})

KnownStrangerLoading.test('asks for nothing that is closed', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('At a glance'))).toBeVisible())
  await expect(canvas.queryByRole('region', { name: say('Equipment') })).toBeNull()
})

export const StrangerWithoutAppearance = meta.story({
  args: { path: '/characters/9001' },
  ...mocked(getCharacter, { ...sampleStranger, appearance: [] }),
})

export const Loading = meta.story(
  mocked(mock(getCharacter, loading()), mock(getEquipment, loading()), mock(listCharacters, loading())),
)

export const Offline = meta.story(mocked(mock(getCharacter, offline()), mock(listCharacters, offline())))

export const Unavailable = meta.story(mocked(getCharacter, fails('INTERNAL_SERVER_ERROR')))

Unavailable.test('offers a retry', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: say('Try again') })).toBeVisible())
})

export const EquipmentUnavailable = meta.story(mocked(getEquipment, fails('SERVICE_UNAVAILABLE')))

export const NotFound = meta.story(mocked(getCharacter, fails('NOT_FOUND')))

NotFound.test('is the 404 page', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: /404/ })).toBeVisible())
})

/** The tab of a stranger's character looks like one that does not exist. */
export const ClosedSection = meta.story({ args: { path: '/characters/9001?section=inventory' } })

ClosedSection.test('is the 404 page', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: /404/ })).toBeVisible())
})

export const UnknownSection = meta.story({ args: { path: '/characters/311?section=spells' } })

UnknownSection.test('is the 404 page', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: /404/ })).toBeVisible())
})

export const MenuEntry = meta.story({ args: { path: '/characters' }, loaders: [allPages] })

MenuEntry.test('is marked in the navigation', async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'Kallistrate' })
  const current = canvas.getAllByRole('link', { current: 'page', hidden: true })
  await expect(current.map(({ textContent }) => textContent)).toContain(say('Characters'))
})

MenuEntry.test('leads to the first active character', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Kallistrate' })).toBeVisible())
})

/** A reload: the browser has kept the roster, and the server has not answered yet. */
export const MenuEntryStored = meta.story({
  args: { path: '/characters', storedRoster: sampleRoster },
  loaders: [allPages],
  ...mocked(listCharacters, loading()),
})

MenuEntryStored.test('leads to the first active character at once', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Kallistrate' })).toBeVisible())
})

export const MenuEntryLoading = meta.story({
  args: { path: '/characters' },
  ...mocked(listCharacters, loading()),
})

export const MenuEntryOffline = meta.story({
  args: { path: '/characters' },
  ...mocked(listCharacters, offline()),
})

MenuEntryOffline.test('offers a retry', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: say('Try again') })).toBeVisible())
})

export const NoCharacters = meta.story({
  args: { path: '/characters' },
  ...mocked(listCharacters, { ...sampleRoster, characters: [] }),
})

NoCharacters.test('says where characters come from', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('No characters'))).toBeVisible())
})
