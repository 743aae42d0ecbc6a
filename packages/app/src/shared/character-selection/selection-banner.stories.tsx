import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleRoster } from '@olympus/api-client/mocks/sample-characters'
import {
  sampleCancelledSelection,
  sampleOpenSelection,
  sampleSelection,
} from '@olympus/api-client/mocks/sample-selections'
import { cancelSelection, listSelections } from '@olympus/contract/character-selection'
import { listCharacters, type OpenSelection } from '@olympus/contract/characters'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { allPages } from '../../stories/all-pages.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { mocked, type Mocking } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, written } from '../../stories/say.ts'
import type { Play } from '../../stories/type-into.ts'

const meta = preview.meta({
  title: 'Pages/Selection banner',
  component: PortalAt,
  args: { path: '/support' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
})

const rosterWith = (change: Partial<OpenSelection> = {}) => ({
  ...sampleRoster,
  openSelection: { ...sampleOpenSelection, ...change },
})

const bannerIn = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas.findByRole('region', { name: say('Permanent selection') })

const names = sampleSelection.deleted.map(({ name }) => name)

const desktop = { viewport: { value: 'desktop' } }

export const Pending = meta.story({
  globals: desktop,
  parameters: pageModes,
  ...mocked(listCharacters, rosterWith()),
})

Pending.test('counts down by the clock of the server and names the characters', async ({ canvas }) => {
  const banner = await bannerIn({ canvas })
  await waitFor(() => expect(banner).toHaveTextContent(/2 days 23 hours/))
  for (const name of names) await expect(banner).toHaveTextContent(name)
  await expect(banner).toHaveTextContent(written.dateTime(sampleOpenSelection.dueAt))
  await expect(within(banner).getByRole('link', { name: say('See what happens') })).toHaveAttribute(
    'href',
    '/character-swapper',
  )
})

Pending.test('stays on the next page', async ({ canvas, userEvent }) => {
  const banner = await bannerIn({ canvas })
  const [shop] = await canvas.findAllByRole('link', { name: say('Shop') })
  if (shop) await userEvent.click(shop)
  await canvas.findByRole('heading', { level: 1, name: say('Shop') })
  await expect(banner).toBeVisible()
})

/** A phone has room for one sentence and one button. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'mobile' } },
  ...mocked(listCharacters, rosterWith()),
})

OnAPhone.test('has one sentence and Cancel', async ({ canvas }) => {
  const banner = await bannerIn({ canvas })
  await expect(within(banner).getByRole('button', { name: say('Cancel') })).toBeVisible()
  await expect(within(banner).queryByRole('link')).toBeNull()
})

/** A reload: the browser has kept the roster, and its clock is not that of the server. */
export const Stored = meta.story({
  args: { path: '/support', storedRoster: rosterWith() },
  ...mocked(listCharacters, loading()),
})

const deletedTexts =
  '{count, plural, one {# character will be deleted.} other {# characters will be deleted.}}'

Stored.test('claims no time left', async ({ canvas }) => {
  await waitFor(async () =>
    expect(await bannerIn({ canvas })).toHaveTextContent(say(deletedTexts, { count: 3 })),
  )
})

export const OneCharacter = meta.story(mocked(listCharacters, rosterWith({ deletedIds: [316] })))

const due = rosterWith({ state: 'running', dueAt: sampleRoster.serverNow })

export const Due = meta.story({
  parameters: pageModes,
  ...mocked(listCharacters, { ...due, presence: 'online' }),
})

Due.test('asks for the logout, and offers no way back', async ({ canvas }) => {
  const banner = await bannerIn({ canvas })
  await expect(banner).toHaveTextContent(say(deletedTexts, { count: 3 }))
  await expect(banner).toHaveTextContent(
    say('{names}, as soon as you log out of the game. This can no longer be canceled.', {
      names: written.list(names),
    }),
  )
  await expect(within(banner).queryByRole('button')).toBeNull()
})

export const DueWhileUnknown = meta.story(mocked(listCharacters, { ...due, presence: 'unknown' }))

DueWhileUnknown.test('waits until the account is offline', async ({ canvas }) => {
  await expect(await bannerIn({ canvas })).toHaveTextContent(
    say('{names}, as soon as your account is offline. This can no longer be canceled.', {
      names: written.list(names),
    }),
  )
})

export const Changed = meta.story({
  parameters: pageModes,
  ...mocked(listCharacters, rosterWith({ state: 'changed' })),
})

Changed.test('leads to the review', async ({ canvas }) => {
  const banner = await bannerIn({ canvas })
  await expect(within(banner).getByRole('link', { name: say('Review the change') })).toHaveAttribute(
    'href',
    '/character-swapper?review',
  )
})

export const Running = meta.story(mocked(listCharacters, rosterWith({ state: 'running' })))

Running.test('cannot be cancelled', async ({ canvas }) => {
  await expect(within(await bannerIn({ canvas })).queryByRole('button')).toBeNull()
})

const openSelections = mock(listSelections, { selections: [sampleSelection, sampleCancelledSelection] })

const ask = async ({ canvas, userEvent }: Play): Promise<void> => {
  const banner = await bannerIn({ canvas })
  await userEvent.click(within(banner).getByRole('button'))
  await screen.findByRole('alertdialog')
}

const keep = async (context: Play): Promise<void> => {
  await ask(context)
  await context.userEvent.click(screen.getByRole('button', { name: say('Keep all characters') }))
}

const asked = mocked(mock(listCharacters, rosterWith()), openSelections)

export const Question = meta.story({ parameters: pageModes, ...asked, play: ask })

Question.test('says what is cancelled and starts on the safe button', async () => {
  const dialog = await screen.findByRole('alertdialog', { name: say(titleOf, { count: 7 }) })
  await waitFor(() => expect(within(dialog).getByRole('button', { name: say('Back') })).toHaveFocus())
  await waitFor(() => expect(dialog).toHaveTextContent(/Ianthe/))
})

const titleOf = '{count, plural, one {Keep your # character?} other {Keep all # characters?}}'

/** The history cannot be loaded: the question does not need it. */
export const QuestionWithoutDate = meta.story({
  ...mocked(mock(listCharacters, rosterWith()), mock(listSelections, offline())),
  play: ask,
})

export const Cancelled = meta.story({
  beforeEach({ msw }) {
    const roster = { openSelection: rosterWith().openSelection as OpenSelection | null }
    msw.use(
      mock(listCharacters, () => ({ ...sampleRoster, ...roster })),
      openSelections,
      mock(cancelSelection, () => {
        roster.openSelection = null
        return { ...sampleCancelledSelection, id: sampleSelection.id }
      }),
    )
  },
  play: async (context) => {
    await keep(context)
    await waitFor(() => expect(screen.getByText(say('Deletion canceled'))).toBeVisible())
  },
})

Cancelled.test('is gone at once', async ({ canvas }) => {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await expect(canvas.queryByRole('region', { name: say('Permanent selection') })).toBeNull()
  await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  // The top bar takes its place.
  await expect(getComputedStyle(canvas.getByRole('banner')).top).toBe('0px')
})

/** The selection is over when the player cancels it. */
const overAs = (state: 'cancelled' | 'done') => ({
  beforeEach({ msw }: Mocking) {
    const roster = { openSelection: rosterWith().openSelection as OpenSelection | null }
    msw.use(
      mock(listCharacters, () => ({ ...sampleRoster, ...roster })),
      mock(listSelections, () => ({
        selections: [roster.openSelection ? sampleSelection : { ...sampleSelection, state }],
      })),
      mock(cancelSelection, () => {
        roster.openSelection = null
        return fails('NOT_FOUND')
      }),
    )
  },
  play: keep,
})

/** The toast of an earlier test may still be there. */
const shows = async (text: string) => {
  const [first] = await screen.findAllByText(text)
  await expect(first).toBeVisible()
}

/** The page has closed the question and has no banner. */
const isClosed = async ({ canvas }: Pick<Play, 'canvas'>) => {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await expect(canvas.queryByRole('region', { name: say('Permanent selection') })).toBeNull()
}

export const CancelledElsewhere = meta.story(overAs('cancelled'))

CancelledElsewhere.test('says that it is canceled, and that all characters stay', async ({ canvas }) => {
  const stay = '{count, plural, one {Your # character stays.} other {All # characters stay.}}'
  await shows(say('The deletion is already canceled'))
  await shows(say(stay, { count: 7 }))
  await isClosed({ canvas })
})

export const CarriedOutMeanwhile = meta.story(overAs('done'))

CarriedOutMeanwhile.test('says only that the selection is over', async ({ canvas }) => {
  await shows(say('This no longer exists.'))
  await isClosed({ canvas })
})

export const RunningAlready = meta.story({
  ...mocked(mock(listCharacters, rosterWith()), mock(cancelSelection, fails('SELECTION_RUNNING'))),
  play: keep,
})

RunningAlready.test('cannot be retried', async () => {
  const dialog = await screen.findByRole('alertdialog')
  await waitFor(() =>
    expect(within(dialog).getByRole('alert')).toHaveTextContent(
      say('The selection is being carried out and can no longer be changed.'),
    ),
  )
  await expect(within(dialog).queryByRole('button', { name: say('Keep all characters') })).toBeNull()
})

export const OfflineAtTheCancel = meta.story({
  ...mocked(mock(listCharacters, rosterWith()), mock(cancelSelection, offline())),
  play: keep,
})

OfflineAtTheCancel.test('can be retried', async () => {
  const dialog = await screen.findByRole('alertdialog')
  await waitFor(() => expect(within(dialog).getByRole('alert')).toBeVisible())
  await expect(within(dialog).getByRole('button', { name: say('Keep all characters') })).toBeVisible()
})
