import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import {
  sampleAdventurer,
  sampleCharacters,
  sampleRoster,
  sampleUnknownClass,
} from '@olympus/api-client/mocks/sample-characters'
import { samplePendingSwap, sampleSwaps } from '@olympus/api-client/mocks/sample-swaps'
import { sampleSelection } from '@olympus/api-client/mocks/sample-selections'
import type { Swap } from '@olympus/contract/character-swapper'
import { listSwaps } from '@olympus/contract/character-swapper'
import { listCharacters } from '@olympus/contract/characters'
import type { DataOf } from '@olympus/contract/endpoint'
import { expect, screen, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked, type Mocking } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, saying, written } from '../../stories/say.ts'

type Roster = DataOf<typeof listCharacters>

const meta = preview.meta({
  title: 'Pages/Character swapper',
  component: PortalAt,
  args: { path: '/character-swapper' },
  parameters: { layout: 'fullscreen' },
})

const withRoster = (changes: Partial<Roster>) => mocked(listCharacters, { ...sampleRoster, ...changes })

const [kallistrate, nyxandra, lykaon, phaidros, ianthe] = sampleCharacters
const { id, kind, slot, requestedAt } = samplePendingSwap
const pendingSwap = { id, kind, slot, requestedAt, characterId: ianthe.id }

const yesterday = '2025-06-11T09:05:00Z'
const quietText =
  '{server} has been quiet since {since}. Swapping opens again as soon as it answers, so that no character is changed while it’s playing.'

export const Default = meta.story({ parameters: pageModes })

Default.test('counts down days and hours by the clock of the server', async ({ canvas }) => {
  const timer = await canvas.findByRole('timer', { name: say('Next activation in') })
  await expect(timer.querySelector('time')).toHaveAttribute('datetime', 'P3DT14H')
  await expect(canvas.getByText(say('Account offline'))).toBeVisible()
})

Default.test('names the moment on buttons that are blocked by the week', async ({ canvas }) => {
  const button = await canvas.findByRole('button', { name: say('Activate {name}', { name: 'Ianthe' }) })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription(/2025/)
})

export const Available = meta.story(withRoster({ activationAvailableAt: null }))

Available.test('asks for the tick before an activation', async ({ canvas, userEvent }) => {
  const activate = await canvas.findByRole('button', { name: say('Activate {name}', { name: 'Ianthe' }) })
  await userEvent.click(activate)
  const tick = canvas.getByRole('checkbox')
  await expect(tick).toHaveFocus()
  await expect(tick).toHaveAccessibleDescription(saying('Please confirm that you have read what happens.'))
  await expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(tick)
  await userEvent.click(activate)
  await expect(await screen.findByRole('dialog')).toBeVisible()
})

export const Loading = meta.story(mocked(listCharacters, loading()))

/** A reload: presence and clock of the earlier visit are not shown. */
export const Stored = meta.story({
  args: { storedRoster: sampleRoster },
  ...mocked(listCharacters, loading()),
})

export const Unavailable = meta.story(mocked(listCharacters, fails('SERVICE_UNAVAILABLE')))

export const Offline = meta.story(mocked(listCharacters, offline()))

export const Empty = meta.story(withRoster({ characters: [] }))

export const InTheGame = meta.story(withRoster({ presence: 'online', presentCharacterId: nyxandra.id }))

InTheGame.test('says who is in the game and blocks each button', async ({ canvas }) => {
  const badge = () => canvas.getByText(say('{name} is in the game', { name: 'Nyxandra' }))
  await waitFor(() => expect(badge()).toBeVisible())
  for (const button of canvas.getAllByRole('button', { name: /Kallistrate|Ianthe/ }))
    await expect(button).toHaveAttribute('aria-disabled', 'true')
})

export const SomebodyInTheGame = meta.story(withRoster({ presence: 'online', presentCharacterId: null }))

export const Unknown = meta.story({
  ...withRoster({
    presence: 'unknown',
    presentCharacterId: kallistrate.id,
    quietGameServer: { name: 'Delphi', since: '2025-06-12T09:05:00Z' },
  }),
  parameters: pageModes,
})

Unknown.test('names the quiet game server and leads to the support', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(/Delphi/)).toBeVisible())
  const link = canvas.getByRole('link', { name: say('Still stuck after 10 minutes?') })
  await expect(link).toHaveAttribute('href', expect.stringContaining('/contact'))
})

export const UnknownSinceYesterday = meta.story(
  withRoster({
    presence: 'unknown',
    presentCharacterId: kallistrate.id,
    quietGameServer: { name: 'Delphi', since: yesterday },
  }),
)

UnknownSinceYesterday.test('names the day', async ({ canvas }) => {
  const since = written.dateTime(yesterday)
  await expect(await canvas.findByText(saying('Unknown since {since}', { since }))).toBeVisible()
  await expect(canvas.getByText(saying(quietText, { server: 'Delphi', since }))).toBeVisible()
})

export const UnknownServer = meta.story(withRoster({ presence: 'unknown' }))

export const Waiting = meta.story({
  ...withRoster({ pendingSwap, activationAvailableAt: '2025-06-19T09:40:00Z' }),
  parameters: pageModes,
})

Waiting.test('shows the character in its slot to come and as leaving', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('Swap in progress'))).toBeVisible())
  await expect(canvas.getByText(say('{name} is leaving', { name: 'Ianthe' }))).toBeVisible()
  await expect(canvas.getByRole('button', { name: saying('Waiting') })).toBeVisible()
})

export const WaitingSinceYesterday = meta.story(
  withRoster({ pendingSwap: { ...pendingSwap, requestedAt: yesterday } }),
)

WaitingSinceYesterday.test('names the day', async ({ canvas }) => {
  const moment = written.dateTime(yesterday)
  await expect(await canvas.findByText(say('Requested: {moment}', { moment }))).toBeVisible()
})

export const WaitingToDeactivate = meta.story(
  withRoster({ pendingSwap: { ...pendingSwap, kind: 'deactivate', slot: null, characterId: phaidros.id } }),
)

export const SelectionOpen = meta.story(
  withRoster({
    activationAvailableAt: null,
    openSelection: {
      id: sampleSelection.id,
      state: 'pending',
      keptIds: sampleSelection.kept.map((each) => each.id),
      deletedIds: sampleSelection.deleted.map((each) => each.id),
      heirId: sampleSelection.heirId,
      dueAt: sampleSelection.dueAt,
    },
  }),
)

const fifth = { ...sampleAdventurer, slot: 4 }

export const NoFreeSlot = meta.story(
  withRoster({ activationAvailableAt: null, characters: [...sampleCharacters, fifth] }),
)

NoFreeSlot.test('says why nobody can be activated', async ({ canvas }) => {
  const button = await canvas.findByRole('button', { name: say('Activate {name}', { name: 'Ianthe' }) })
  await expect(button).toHaveAccessibleDescription(
    say('No character slot is available. Deactivate a character first.'),
  )
})

const deactivate = (name: string) => say('Deactivate {name}', { name })
const tooMany = 'You have as many deactivated characters as possible. Activate one first.'

const eighth = { ...sampleUnknownClass, name: 'Erato', isActive: false, slot: null }

/** As many deactivated characters as possible. */
export const DeactivatedFull = meta.story({
  ...withRoster({ activationAvailableAt: null, characters: [...sampleCharacters, eighth] }),
  parameters: pageModes,
})

DeactivatedFull.test('says why nobody can be deactivated', async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: deactivate('Kallistrate') })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription(say(tooMany))
  await userEvent.click(button)
  await expect(screen.queryByRole('alertdialog')).toBeNull()
})

/** Nor can anybody be activated this week. */
export const DeactivatedFullThisWeek = meta.story(withRoster({ characters: [...sampleCharacters, eighth] }))

DeactivatedFullThisWeek.test('names the moment of the next activation', async ({ canvas }) => {
  const button = await canvas.findByRole('button', { name: deactivate('Kallistrate') })
  await expect(button).toHaveAccessibleDescription(saying(tooMany))
  await expect(button).toHaveAccessibleDescription(/2025/)
})

export const LastActive = meta.story(
  withRoster({ characters: sampleCharacters.filter(({ id: of, isActive }) => of === 311 || !isActive) }),
)

LastActive.test('says that one stays active', async ({ canvas }) => {
  const button = await canvas.findByRole('button', { name: deactivate('Kallistrate') })
  await expect(button).toHaveAccessibleDescription(
    say('This is your last active character. An account keeps at least one.'),
  )
})

const longName = { ...sampleUnknownClass, slot: 5, name: 'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww' }

/** The game has more characters than the portal allows. */
export const ElevenCharacters = meta.story(
  withRoster({
    characters: [
      ...sampleCharacters,
      fifth,
      longName,
      { ...sampleUnknownClass, id: 320, name: 'Erato', className: null, isActive: false, slot: null },
      { ...sampleUnknownClass, id: 321, name: 'Klio', isActive: false, slot: null },
    ],
  }),
)

ElevenCharacters.test('leaves nobody out', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(longName.name)).toBeVisible())
  for (const name of [lykaon.name, fifth.name, 'Erato', 'Klio'])
    await expect(canvas.getByText(name)).toBeVisible()
})

let isSettled = false

/** The swap is pending until `settle`, then the history holds `swap`. */
const settlesAs = (swap: Swap) => ({
  beforeEach({ msw }: Mocking) {
    isSettled = false
    msw.use(
      mock(listCharacters, () => ({ ...sampleRoster, pendingSwap: isSettled ? null : pendingSwap })),
      mock(listSwaps, {
        entries: [swap, ...sampleSwaps],
        totalEntries: sampleSwaps.length + 1,
        page: 1,
        pageSize: 10,
      }),
    )
  },
})

/** Loads the roster again, as a live event does. */
const settle = async ({ canvas }: { canvas: { findByText: typeof screen.findByText } }): Promise<void> => {
  await canvas.findByText(say('Swap in progress'))
  isSettled = true
  window.dispatchEvent(new Event('online'))
}

const settledAt = '2025-06-12T09:40:20Z'

export const Confirmed = meta.story(settlesAs({ ...samplePendingSwap, state: 'applied', settledAt }))

Confirmed.test('says that the character is active', async (context) => {
  await settle(context)
  await expect(await screen.findByText(say('{name} is active', { name: 'Ianthe' }))).toBeVisible()
})

Confirmed.test('is noticed without live events', async ({ canvas }) => {
  await canvas.findByText(say('Swap in progress'))
  isSettled = true
  const done = say('{name} is active', { name: 'Ianthe' })
  await expect(await screen.findByText(done, {}, { timeout: 10_000 })).toBeVisible()
})

export const Refused = meta.story(
  settlesAs({ ...samplePendingSwap, state: 'failed', failureReason: 'CHARACTER_IN_GAME', settledAt }),
)

Refused.test('says why, and that the activation is given back', async (context) => {
  await settle(context)
  await expect(await screen.findByText(say('{name} was not activated', { name: 'Ianthe' }))).toBeVisible()
  const reason = say('The character was in the game.')
  await expect(screen.getByText(say('{reason} Activation given back.', { reason }))).toBeVisible()
})

export const Lapsed = meta.story(settlesAs({ ...samplePendingSwap, state: 'lapsed', settledAt }))

Lapsed.test('says that the game did not answer', async (context) => {
  await settle(context)
  const reason = say('The game didn’t answer.')
  await expect(await screen.findByText(say('{reason} Activation given back.', { reason }))).toBeVisible()
})
