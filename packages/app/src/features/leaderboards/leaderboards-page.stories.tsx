import { sampleBoards } from '@olympus/api-client/mocks/sample-boards'
import { expect, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { allPages } from '../../stories/all-pages.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, written } from '../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Leaderboards',
  component: PortalAt,
  args: { path: '/leaderboards/raids?boss=0' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
})

export const Raids = meta.story({ parameters: pageModes })

Raids.test('has a tab for every board, and a title of its own', async ({ canvas }) => {
  const tabs = within(await canvas.findByRole('navigation', { name: say('Leaderboards') }))
  await waitFor(() => expect(tabs.getAllByRole('link')).toHaveLength(sampleBoards.length))
  await expect(tabs.getByRole('link', { name: 'Raids' })).toHaveAttribute('aria-current', 'page')
  await waitFor(() => expect(document.title).toContain('Raids'))
})

Raids.test('counts exactly, and pins the own characters below the page', async ({ canvas }) => {
  const table = await canvas.findByRole('table', { name: 'Raids, Hydra of Lerna' })
  const rows = await within(table).findAllByRole('row')
  await expect(rows.at(-2)).toHaveTextContent(/^128/)
  await expect(rows.at(-2)).toHaveTextContent(say('You'))
  await expect(rows.at(-2)).toHaveTextContent(
    say('{missing, plural, one {{amount} win behind {name}} other {{amount} wins behind {name}}}', {
      missing: 4,
      amount: 4,
      name: 'Kaela',
    }),
  )
  await expect(rows.at(-1)).toHaveTextContent('Nyxandra')
  await expect(canvas.getByText(written.number(1284))).toBeVisible()
})

Raids.test('says in words how far an entry has come since last week', async ({ canvas }) => {
  const table = await canvas.findByRole('table', { name: 'Raids, Hydra of Lerna' })
  const [, fourth] = await within(table).findAllByRole('row')
  await expect(fourth).toHaveTextContent(say('Up {places} since last week', { places: 1 }))
})

Raids.test('reads the podium, then the filters, then the table', async ({ canvas }) => {
  const table = await canvas.findByRole('table', { name: 'Raids, Hydra of Lerna' })
  const filters = canvas.getByRole('combobox', { name: say('Class') })
  const podium = canvas.getByRole('list', { name: 'Raids, Hydra of Lerna' })
  const { DOCUMENT_POSITION_FOLLOWING } = Node
  await expect(podium.compareDocumentPosition(filters)).toBe(DOCUMENT_POSITION_FOLLOWING)
  await expect(filters.compareDocumentPosition(table)).toBe(DOCUMENT_POSITION_FOLLOWING)
})

Raids.test('opens the board of another boss', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Typhon' }))
  await waitFor(() => expect(canvas.getByRole('table', { name: 'Raids, Typhon' })).toBeVisible())
  await expect(canvas.getByRole('link', { name: 'Typhon' })).toHaveAttribute('aria-current', 'true')
})

Raids.test('ranks within class and faction, until the filters are reset', async ({ canvas, userEvent }) => {
  const podium = () => within(canvas.getByRole('list', { name: 'Raids, Hydra of Lerna' }))
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: say('Faction') }), 'chthonic')
  await waitFor(() => expect(podium().getAllByRole('listitem')[0]).toHaveTextContent('Deimachos'))
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('Class') }), 'oracle')
  await waitFor(() => expect(podium().getAllByRole('listitem')[0]).toHaveTextContent('Thessala'))
  await userEvent.click(canvas.getByRole('button', { name: say('Reset filters') }))
  await waitFor(() => expect(podium().getAllByRole('listitem')[0]).toHaveTextContent('Aristeia'))
})

Raids.test('leads to the form of support with what is reported', async ({ canvas }) => {
  const report = await canvas.findByRole('link', {
    name: say('Report the entry of {name}', { name: 'Eurybia' }),
  })
  const { searchParams } = new URL(report.getAttribute('href') ?? '', location.href)
  await expect(searchParams.get('topic')).toBe('player')
  await expect(searchParams.get('about')).toMatch(/Eurybia.*\n\/leaderboards\/raids\?boss=0&character=9004$/)
})

export const Monsters = meta.story({ args: { path: '/leaderboards/monsters' } })
export const Icebreaker = meta.story({ args: { path: '/leaderboards/icebreaker' } })
export const Reputation = meta.story({ args: { path: '/leaderboards/reputation' } })
export const Achievements = meta.story({ args: { path: '/leaderboards/achievements' } })
export const FrozenCrown = meta.story({ args: { path: '/leaderboards/frozen-crown' } })
export const InstantCombat = meta.story({ args: { path: '/leaderboards/instant-combat' } })
export const RainbowBattle = meta.story({ args: { path: '/leaderboards/rainbow-battle' } })

export const RaidRecords = meta.story({
  args: { path: '/leaderboards/raid-records?boss=0' },
  parameters: pageModes,
})

RaidRecords.test('shows times and who took part', async ({ canvas }) => {
  const table = await canvas.findByRole('table', { name: 'Raid records, Hydra of Lerna' })
  const [, fourth] = await within(table).findAllByRole('row')
  await expect(fourth).toHaveTextContent('5:19.259')
  await expect(fourth).toHaveTextContent(written.list(['Kleitos', 'Panthea', 'Iolanthe']))
})

export const ArenaOfTalents = meta.story({
  args: { path: '/leaderboards/arena-of-talents' },
  parameters: pageModes,
})

ArenaOfTalents.test('shows the other results and the win rate', async ({ canvas }) => {
  const table = await canvas.findByRole('table', { name: 'Arena of talents' })
  for (const name of ['Losses', 'Surrenders', 'Win rate'])
    await expect(await within(table).findByRole('columnheader', { name: say(name) })).toBeInTheDocument()
})

/** Figures have no columns in a narrow list, so that the score stays in view. */
export const ArenaOnRail = meta.story({
  args: { path: '/leaderboards/arena-of-talents' },
  globals: { viewport: { value: 'rail' } },
  parameters: {
    viewport: { options: { rail: { name: 'Rail 861', styles: { width: '861px', height: '768px' } } } },
  },
})

ArenaOnRail.test('shows every score, and the figures below the names', async ({ canvas }) => {
  const table = await canvas.findByRole('table', { name: 'Arena of talents' })
  const [, fourth] = await within(table).findAllByRole('row')
  await expect(within(table).queryByRole('columnheader', { name: say('Losses') })).toBeNull()
  await expect(fourth?.querySelector('th')).toHaveTextContent(say('Win rate'))
  await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0)
})

/** A board without a boss in its address shows the first, and says so there. */
export const WithoutBoss = meta.story({ args: { path: '/leaderboards/raids' } })

WithoutBoss.test('shows the first boss', async ({ canvas }) => {
  const boss = await canvas.findByRole('link', { name: 'Hydra of Lerna' })
  await waitFor(() => expect(boss).toHaveAttribute('aria-current', 'true'))
})

export const MenuEntry = meta.story({ args: { path: '/leaderboards' } })

MenuEntry.test('leads to the raids', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('table', { name: 'Raids, Hydra of Lerna' })).toBeVisible())
})

export const UnknownBoard = meta.story({ args: { path: '/leaderboards/chess' } })

UnknownBoard.test('is the 404 page', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: /404/ })).toBeVisible())
})

export const UnknownBoss = meta.story({ args: { path: '/leaderboards/raids?boss=99' } })

UnknownBoss.test('is the 404 page', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: /404/ })).toBeVisible())
})

export const SevenBosses = meta.story({
  args: { path: '/leaderboards/raids' },
  globals: { viewport: { value: 'tablet' } },
})

SevenBosses.test('stand in two rows', async ({ canvas }) => {
  const links = within(await canvas.findByRole('navigation', { name: say('Bosses') })).getAllByRole('link')
  const rows = Map.groupBy(links, ({ offsetTop }) => offsetTop)
  await expect([...rows.values()].map(({ length }) => length)).toEqual([4, 3])
})

export const LastPage = meta.story({ args: { path: '/leaderboards/monsters?page=129' } })

export const PastTheEnd = meta.story({ args: { path: '/leaderboards/monsters?page=500' } })

PastTheEnd.test('leads to the last page', async ({ canvas }) => {
  const page = say('Page {page}', { page: 129 })
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: page })).toHaveAttribute('aria-current', 'page'),
  )
})

export const ClosedSeason = meta.story({ args: { path: '/leaderboards/frozen-crown?season=3' } })

ClosedSeason.test('says that the results are final', async ({ canvas, userEvent }) => {
  const final = /Season 3/
  await waitFor(() => expect(canvas.getAllByText(final).length).toBeGreaterThan(1))
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('Season') }), '4')
  await waitFor(() => expect(canvas.getByRole('combobox', { name: say('Season') })).toHaveValue('4'))
})
