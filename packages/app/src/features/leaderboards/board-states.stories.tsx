import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { pageOf } from '@olympus/api-client/mocks/page-of'
import { ranked, sampleEntries } from '@olympus/api-client/mocks/sample-board-entries'
import { sampleBoard, sampleBoards } from '@olympus/api-client/mocks/sample-boards'
import { getBoardVersion, listBoards, readBoard, type BoardEntry } from '@olympus/contract/leaderboards'
import { expect, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'
import { expectEnglishNote } from '../../stories/untranslated.ts'

const meta = preview.meta({
  title: 'Pages/Leaderboards states',
  component: PortalAt,
  args: { path: '/leaderboards/monsters' },
  parameters: { layout: 'fullscreen' },
})

const monsters = sampleBoard('monsters')
const [always] = monsters.seasons
if (!always) throw new Error('The sample has a season')
const entries = sampleEntries(monsters, {})

/** A board with these entries. */
const boardOf = (all: readonly BoardEntry[]) =>
  mocked(readBoard, ({ query }) => ({
    ...pageOf(all, query),
    season: always,
    own: [],
    version: 7,
    serverNow: '2025-06-12T09:41:00Z',
  }))

export const Loading = meta.story(mocked(listBoards, loading()))
export const EntriesLoading = meta.story(mocked(readBoard, loading()))
export const Offline = meta.story(mocked(listBoards, offline()))

Offline.test('can be retried', async ({ canvas, msw, userEvent }) => {
  const retry = await canvas.findByRole('button', { name: say('Try again') })
  msw.use(mock(listBoards, { boards: [...sampleBoards] }))
  await userEvent.click(retry)
  await waitFor(() => expect(canvas.getByRole('table', { name: 'Monsters' })).toBeVisible())
})

export const EntriesOffline = meta.story(mocked(readBoard, offline()))

EntriesOffline.test('keeps the filters and the focus in them', async ({ canvas, userEvent }) => {
  await canvas.findByRole('alert')
  const faction = canvas.getByRole('combobox', { name: say('Faction') })
  faction.focus()
  await userEvent.selectOptions(faction, 'chthonic')
  await canvas.findByRole('alert')
  await expect(faction).toHaveFocus()
})

export const EntriesUnavailable = meta.story(mocked(readBoard, fails('INTERNAL_SERVER_ERROR')))
export const NotFound = meta.story(mocked(readBoard, fails('NOT_FOUND')))

NotFound.test('is the 404 page', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: /404/ })).toBeVisible())
})

/** The game data of the operator has no such board. */
export const BoardLeftOut = meta.story(
  mocked(listBoards, { boards: sampleBoards.filter(({ key }) => key !== 'monsters') }),
)

BoardLeftOut.test('is the 404 page', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: /404/ })).toBeVisible())
})

/** Before the operator has imported boards. */
export const NoBoards = meta.story(mocked(listBoards, { boards: [] }))

/** What is shown stays, and is asked for again. */
export const VersionOffline = meta.story(mocked(getBoardVersion, offline()))
export const VersionNotFound = meta.story(mocked(getBoardVersion, fails('NOT_FOUND')))

VersionNotFound.test('keeps what is shown', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('table', { name: 'Monsters' })).toBeVisible())
  await expect(canvas.queryByRole('alert')).toBeNull()
})

export const Empty = meta.story(boardOf([]))

Empty.test('says where entries come from', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('No entries yet'))).toBeVisible())
})

export const EmptyFilter = meta.story({
  args: { path: '/leaderboards/monsters?class=adventurer' },
})

EmptyFilter.test('can be reset', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: say('Reset filters') }))
  await waitFor(() => expect(canvas.getByRole('table', { name: 'Monsters' })).toBeVisible())
})

export const PodiumOnly = meta.story(boardOf(entries.slice(0, 2)))

/** Five of the same score across the border of a page: ranks 1, 2, 2, 4 … and 8 for all five. */
const tied = ranked(
  entries.slice(0, 14).map((entry, index) => ({
    ...entry,
    score: index === 1 || index === 2 ? 4500 : index >= 7 && index < 12 ? 3600 : entry.score,
  })),
)

export const Ties = meta.story(boardOf(tied))

Ties.test('shows equal ranks on the podium and in the table', async ({ canvas }) => {
  const podium = within(await canvas.findByRole('list', { name: 'Monsters' }))
  const ranks = (await podium.findAllByRole('listitem')).map(({ textContent }) => textContent)
  await expect(ranks.map((text) => /\d/.exec(text)?.[0])).toEqual(['1', '2', '2'])
  const rows = within(canvas.getByRole('table', { name: 'Monsters' }))
    .getAllByRole('row')
    .slice(1)
  await expect(
    rows.map(({ firstElementChild }) => /^\d+/.exec(firstElementChild?.textContent ?? '')?.[0]),
  ).toEqual(['4', '5', '6', '7', '8', '8', '8'])
})

export const PartlyEnglish = meta.story(
  mocked(listBoards, {
    boards: sampleBoards.map((board) =>
      board.key === 'monsters' ? { ...board, inEnglish: ['scoreName' as const] } : board,
    ),
  }),
)

PartlyEnglish.test('marks what is English, and says why', async ({ canvas }) => {
  await expect(await canvas.findByRole('columnheader', { name: monsters.scoreName })).toHaveAttribute(
    'lang',
    'en',
  )
  await expectEnglishNote(canvas)
})

const longNames = [
  'Wolfeschlegelsteinhausenbergerdorffsson',
  'Großmeisterin der Sternenbeschwörung',
  'Donaudampfschifffahrtskapitän',
]

export const LongNames = meta.story({
  args: { path: '/leaderboards/arena-of-talents' },
  ...mocked(
    mock(listBoards, {
      boards: sampleBoards.map((board) =>
        board.key === 'arena-of-talents'
          ? { ...board, name: 'Kampfarena der außergewöhnlichen Talente', scoreName: 'Gewonnene Begegnungen' }
          : board,
      ),
    }),
    mock(readBoard, ({ query }) => {
      const all = sampleEntries(sampleBoard('arena-of-talents'), {}).map((entry, index) => ({
        ...entry,
        score: entry.score * 1_000_000,
        party: index < 5 ? longNames : [],
        character: { ...entry.character, name: longNames[index % 3] ?? '', className: longNames[1] ?? '' },
      }))
      return {
        ...pageOf(all, query),
        season: always,
        own: [],
        version: 7,
        serverNow: '2025-06-12T09:41:00Z',
      }
    }),
  ),
})
