import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleQuietAge } from '@olympus/api-client/mocks/sample-character-pages'
import { sampleRoster } from '@olympus/api-client/mocks/sample-characters'
import { sampleEmptyStatistics, sampleStatistics } from '@olympus/api-client/mocks/sample-statistics'
import { listCharacters } from '@olympus/contract/characters'
import { getStatistics } from '@olympus/contract/statistics'
import { expect, waitFor, within } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { mocked, type Mocking } from '../../../stories/mocked.ts'
import { pageModes } from '../../../stories/page-modes.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { say, written } from '../../../stories/say.ts'

const path = '/characters/311/statistics'

const meta = preview.meta({
  title: 'Pages/Character statistics',
  component: PortalAt,
  args: { path },
  parameters: { layout: 'fullscreen' },
})

type Canvas = ReturnType<typeof within>

const tabOf = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('navigation', { name: say('Statistics') })).getByRole('link', { name: say(name) })

const showsOverview = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('region', { name: say('Win rates') })).toBeVisible())

export const Default = meta.story({ parameters: pageModes })

Default.test('has an address of its own, marked in the tabs', async ({ canvas }) => {
  await showsOverview(canvas)
  const tabs = within(canvas.getByRole('navigation', { name: say('Character') }))
  const tab = tabs.getByRole('link', { name: say('Statistics') })
  await expect(tab).toHaveAttribute('href', path)
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(tabOf(canvas, 'Overview')).toHaveAttribute('aria-current', 'page')
})

Default.test('shows figures that add up', async ({ canvas }) => {
  await showsOverview(canvas)
  const kills = within(canvas.getByRole('region', { name: say('Kills and deaths') }))
  await expect(kills.getByText(written.number(8764))).toBeVisible()
  await expect(kills.getByText(written.number(411))).toBeVisible()
})

Default.test('opens another tab, which keeps its place in the page', async ({ canvas, userEvent }) => {
  await showsOverview(canvas)
  const combat = tabOf(canvas, 'Combat')
  await userEvent.click(combat)
  await waitFor(() =>
    expect(canvas.getByRole('region', { name: say('Kills by monster family') })).toBeVisible(),
  )
  await expect(tabOf(canvas, 'Combat')).toHaveAttribute('aria-current', 'page')
})

export const Wide = meta.story({ globals: { viewport: { value: 'desktop' } } })

Wide.test('changes the period and keeps the tab', async ({ canvas, userEvent }) => {
  await showsOverview(canvas)
  const week = canvas.getByRole('button', { name: say('7 days') })
  await userEvent.click(week)
  await waitFor(() => expect(week).toHaveAttribute('aria-pressed', 'true'))
  await waitFor(() =>
    expect(canvas.getAllByText(say('In the last {count} days', { count: 7 }))[0]).toBeVisible(),
  )
})

Wide.test('compares with another own character, and with nobody', async ({ canvas, userEvent }) => {
  await showsOverview(canvas)
  const select = canvas.getByRole('combobox', { name: say('Compare with') })
  await within(select).findByRole('option', { name: /Nyxandra/ })
  await userEvent.selectOptions(select, '312')
  const title = say('Compared with {comparedName}', { comparedName: 'Nyxandra' })
  await waitFor(() => expect(canvas.getByRole('region', { name: title })).toBeVisible())
  await userEvent.selectOptions(select, 'nobody')
  await waitFor(() => expect(canvas.queryByRole('region', { name: title })).toBeNull())
  await expect(canvas.queryByRole('region', { name: say('Where you stand') })).toBeNull()
})

/** With minutes, the longest one would have two lines at 1280 px. */
export const ManyHours = meta.story({
  args: { path: `${path}?period=all` },
  globals: { locale: 'de', viewport: { value: 'desktop' } },
})

ManyHours.test('leaves out the minutes', async ({ canvas }) => {
  await showsOverview(canvas)
  const online = within(await canvas.findByRole('region', { name: 'Time online' }))
  const [label] = online.getAllByText(say('All time'))
  await expect(label?.nextElementSibling).toHaveTextContent(/^1\.204 Std\.$/)
})

export const Phone = meta.story({ globals: { viewport: { value: 'mobile' } } })

Phone.test('chooses period and comparison from lists', async ({ canvas, userEvent }) => {
  await showsOverview(canvas)
  const period = canvas.getByRole('combobox', { name: say('Period') })
  await userEvent.selectOptions(period, 'all')
  const online = within(canvas.getByRole('region', { name: say('Time online') }))
  // The lead, besides the fact of this name.
  await waitFor(() => expect(online.getAllByText(say('All time'))).toHaveLength(2))
  await expect(period).toHaveValue('all')
  await expect(canvas.getByRole('combobox', { name: say('Compare with') })).toHaveValue('median')
})

/** Tab, period and comparison come from the address. */
export const FromAddress = meta.story({
  args: { path: `${path}?tab=combat&period=season&compareWith=312` },
})

FromAddress.test('shows them', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getAllByText(say('In {seasonName}', { seasonName: 'Season 4' }))[0]).toBeVisible(),
  )
  await expect(canvas.getByRole('combobox', { name: say('Compare with') })).toHaveValue('312')
})

/** A link from somebody else names a character that the player does not have. */
export const UnknownComparison = meta.story({ args: { path: `${path}?compareWith=9001` } })

UnknownComparison.test('compares with the median', async ({ canvas }) => {
  await showsOverview(canvas)
  await expect(canvas.getByRole('combobox', { name: say('Compare with') })).toHaveValue('median')
})

export const TooFewForMedian = meta.story(
  mocked(getStatistics, ({ query }) => ({ ...sampleStatistics(query), compared: null })),
)

TooFewForMedian.test('says so', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByText(say('Too few characters of this level for a median.'))).toBeVisible(),
  )
})

export const Empty = meta.story(mocked(getStatistics, ({ query }) => sampleEmptyStatistics(query)))

Empty.test('says when statistics begin', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('Nothing counted yet'))).toBeVisible())
})

export const NeverReported = meta.story(
  mocked(getStatistics, ({ query }) => ({ ...sampleEmptyStatistics(query), asOf: null, gameServer: null })),
)

NeverReported.test('says so', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('Not reported yet'))).toBeVisible())
})

export const QuietServer = meta.story(
  mocked(getStatistics, ({ query }) => ({ ...sampleStatistics(query), ...sampleQuietAge })),
)

QuietServer.test('keeps the figures and says how old they are', async ({ canvas }) => {
  await showsOverview(canvas)
  await expect(canvas.getAllByText(/Delphi/)[0]).toBeVisible()
})

let kills = 8628

/** The game reports while the page is open. */
export const Live = meta.story({
  beforeEach({ msw }: Mocking) {
    kills = 8628
    msw.use(
      mock(getStatistics, ({ query }) => {
        const statistics = sampleStatistics(query)
        return { ...statistics, totals: { ...statistics.totals, monstersKilled: kills } }
      }),
    )
  },
})

Live.test('changes a figure without a skeleton', async ({ canvas, canvasElement }) => {
  await showsOverview(canvas)
  kills = 8640
  await waitFor(() => {
    window.dispatchEvent(new Event('online'))
    return expect(canvas.getAllByText(written.number(8776))[0]).toBeVisible()
  })
  await expect(canvasElement.querySelector('main [aria-busy=true]')).toBeNull()
})

export const Loading = meta.story(mocked(getStatistics, loading()))

export const Offline = meta.story(mocked(getStatistics, offline()))

export const Unavailable = meta.story(mocked(getStatistics, fails('SERVICE_UNAVAILABLE')))

Unavailable.test('offers a retry, and the other tabs', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: say('Try again') })).toBeVisible())
  await expect(tabOf(canvas, 'Economy')).toBeVisible()
})

/** The character was deleted while its page was open. */
export const Gone = meta.story(mocked(getStatistics, fails('NOT_FOUND')))

/** The owner has closed them since the character was loaded. */
export const ClosedMeanwhile = meta.story({
  args: { path: '/characters/9002/statistics' },
  ...mocked(getStatistics, fails('NOT_FOUND')),
})

ClosedMeanwhile.test('is the 404 page', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: /404/ })).toBeVisible())
})

/** The other characters are not known: the comparison is with the median. */
export const RosterUnavailable = meta.story({
  args: { path: `${path}?compareWith=312` },
  ...mocked(listCharacters, fails('SERVICE_UNAVAILABLE')),
})

export const OnlyCharacter = meta.story(
  mocked(listCharacters, {
    ...sampleRoster,
    characters: sampleRoster.characters.filter(({ id }) => id === 311),
  }),
)

/** Somebody else has opened the section. */
export const Stranger = meta.story({ args: { path: '/characters/9002/statistics' } })

Stranger.test('compares a stranger with the median', async ({ canvas }) => {
  await showsOverview(canvas)
  await expect(canvas.getByRole('region', { name: say('Where you stand') })).toBeVisible()
})

/** The tab of a stranger's character looks like one that does not exist. */
export const Closed = meta.story({ args: { path: '/characters/9001/statistics' } })

Closed.test('is the 404 page', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: /404/ })).toBeVisible())
})
