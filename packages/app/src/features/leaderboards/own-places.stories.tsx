import { fails, loading, offline } from '@olympus/api-client/mock'
import { sampleCharacters, sampleRoster } from '@olympus/api-client/mocks/sample-characters'
import { listCharacters } from '@olympus/contract/characters'
import { findOnBoard, searchBoard } from '@olympus/contract/leaderboards'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Leaderboards own places',
  component: PortalAt,
  args: { path: '/leaderboards/raids?boss=0' },
  parameters: { layout: 'fullscreen' },
})

/** A link to the row of a character: its page, continued by its neighbors on the next one. */
export const Marked = meta.story({
  args: { path: '/leaderboards/raids?boss=0&character=311' },
  parameters: pageModes,
})

Marked.test('focuses the row in the middle of its neighbors', async ({ canvas }) => {
  const table = await canvas.findByRole('table', { name: 'Raids, Hydra of Lerna' })
  const name = await within(table).findByRole('link', { name: 'Kallistrate' })
  await waitFor(() => expect(name).toHaveFocus())
  await expect(name).toHaveAttribute('aria-current', 'true')
  const ranks = within(table)
    .getAllByRole('row')
    .map(({ firstElementChild }) => Number.parseInt(firstElementChild?.textContent ?? '', 10))
  await expect(ranks.slice(1)).toEqual([121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 402])
})

export const MarkedOnPodium = meta.story({ args: { path: '/leaderboards/raids?boss=0&character=9002' } })

MarkedOnPodium.test('focuses the name on the podium', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Deimachos' })).toHaveFocus())
})

export const JumpToMe = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: say('Jump to me') }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
})

JumpToMe.test('has an entry for each character, which leads to its row', async ({ canvas, userEvent }) => {
  const items = within(screen.getByRole('menu')).getAllByRole('menuitem')
  await expect(items.map(({ textContent }) => textContent)).toEqual(sampleCharacters.map(({ name }) => name))
  await userEvent.click(items[1] as HTMLElement)
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Nyxandra' })).toHaveFocus())
})

export const OneCharacter = meta.story(
  mocked(listCharacters, { ...sampleRoster, characters: [sampleCharacters[0]] }),
)

OneCharacter.test('needs no menu', async ({ canvas }) => {
  const jump = await canvas.findByRole('link', { name: say('Jump to me') })
  await expect(jump).toHaveAttribute('href', '/leaderboards/raids?boss=0&character=311')
})

export const NoCharacters = meta.story(mocked(listCharacters, { ...sampleRoster, characters: [] }))

export const NotOnBoard = meta.story({ args: { path: '/leaderboards/raids?boss=0&character=313' } })

NotOnBoard.test('says so above the first page', async ({ canvas }) => {
  const text = say('{name} is not on this board.', { name: 'Lykaon' })
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
  await expect(await canvas.findByRole('link', { name: 'Aristeia' })).toBeVisible()
})

export const Named = meta.story({ args: { path: '/leaderboards/raids?boss=0&character=kallistrate' } })

Named.test('leads to the row', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Kallistrate' })).toHaveFocus())
})

export const NamedNotOnBoard = meta.story({ args: { path: '/leaderboards/raids?character=Lykaon' } })

NamedNotOnBoard.test('says so', async ({ canvas }) => {
  const text = say('{name} is not on this board.', { name: 'Lykaon' })
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
})

export const NotWithinFilters = meta.story({
  args: { path: '/leaderboards/raids?boss=0&character=311&faction=chthonic' },
})

export const FindLoading = meta.story({
  args: { path: '/leaderboards/raids?boss=0&character=311' },
  ...mocked(findOnBoard, loading()),
})

export const FindOffline = meta.story({
  args: { path: '/leaderboards/raids?boss=0&character=311' },
  ...mocked(findOnBoard, offline()),
})

FindOffline.test('offers a retry', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: say('Try again') })).toBeVisible())
})

export const FindNotFound = meta.story({
  args: { path: '/leaderboards/raids?boss=0&character=311' },
  ...mocked(findOnBoard, fails('NOT_FOUND')),
})

interface Typing {
  readonly canvas: Pick<typeof screen, 'findByRole'>
  readonly userEvent: { readonly type: (element: Element, text: string) => Promise<void> }
}

const typing =
  (name: string) =>
  async ({ canvas, userEvent }: Typing) =>
    userEvent.type(await canvas.findByRole('searchbox', { name: say('Search by name') }), name)

const isTyped = { play: typing('kal') }

export const Search = meta.story({
  async play(context) {
    await typing('kal')(context)
    await context.canvas.findByRole('list', { name: say('Found') })
  },
})

Search.test('leads to the row', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{ArrowDown}')
  const found = within(canvas.getByRole('list', { name: say('Found') }))
  await waitFor(() => expect(found.getAllByRole('link')[0]).toHaveFocus())
  await userEvent.click(found.getByRole('link', { name: /Kallistrate/ }))
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Kallistrate', current: true })).toHaveFocus())
  await expect(canvas.queryByRole('list', { name: say('Found') })).toBeNull()
})

Search.test('leads to the first row on Enter', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Kallistrate', current: true })).toHaveFocus())
})

Search.test('closes on Escape', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(canvas.queryByRole('list', { name: say('Found') })).toBeNull())
})

export const NobodyFound = meta.story({ play: typing('zzz') })

NobodyFound.test('says so', async ({ canvas }) => {
  const text = say('Nobody here has a name that begins like this.')
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
})

export const SearchLoading = meta.story({ ...isTyped, ...mocked(searchBoard, loading()) })
export const SearchOffline = meta.story({ ...isTyped, ...mocked(searchBoard, offline()) })
export const SearchNotFound = meta.story({ ...isTyped, ...mocked(searchBoard, fails('NOT_FOUND')) })
