import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { pageOf } from '@olympus/api-client/mocks/page-of'
import { sampleWheelScript } from '@olympus/api-client/mocks/happy-wheel-fairness'
import { sampleWheelStatistics } from '@olympus/api-client/mocks/sample-wheel-statistics'
import { sampleWheelTable, sampleWheelTables } from '@olympus/api-client/mocks/sample-wheel-tables'
import { textHash } from '@olympus/contract/wheel-draw'
import {
  getCheckpoint,
  getWheelStatistics,
  listWheelTables,
  wheelScriptPath,
} from '@olympus/contract/wheel-fairness'
import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { atTime } from '../../stories/at-time.ts'
import { mocked } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, saying, written } from '../../stories/say.ts'
import { savedBy } from '../../stories/saved-by.ts'
import { expectEnglishNote, withEnglishItems } from '../../stories/untranslated.ts'

const meta = preview.meta({
  title: 'Pages/Wheel fairness',
  component: PortalAt,
  args: { path: '/fortune-wheel/fairness', isVisitor: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: [atTime('2025-06-12T19:05:42Z'), () => localStorage.removeItem('olympus-wheel-log')],
})

export const Guest = meta.story({ parameters: pageModes })

Guest.test('asks to log in, and comes back', async ({ canvas }) => {
  await waitFor(() =>
    expect(
      canvas.getAllByRole('link', { name: say('Log in') }).map((link) => link.getAttribute('href')),
    ).toEqual(['/login?redirect=%2Ffortune-wheel%2Ffairness', '/login?redirect=%2Ffortune-wheel%2Ffairness']),
  )
})

Guest.test('shows the exact chances of both sets', async ({ canvas, userEvent }) => {
  const regular = await canvas.findByRole('table', { name: say('Chances of the regular set') })
  const row = await within(regular).findByRole('row', { name: /Lyre of Orpheus/ })
  const values = { part: written.number(35), total: written.number(1000) }
  await expect(row).toHaveTextContent(say('{part} in {total}', values))
  await expect(row).toHaveTextContent('45–79')
  const [jackpot] = canvas.getAllByRole('radio', { name: say('Jackpot') })
  await userEvent.click(jackpot as HTMLElement)
  const other = await canvas.findByRole('table', { name: say('Chances of the jackpot set') })
  await expect(within(other).getByRole('row', { name: /Owl of Athena/ })).toHaveTextContent('30–49')
})

Guest.test('shows what each table changed', async ({ canvas }) => {
  const added = say('{reward} added', { reward: 'Bazaar License ×1' })
  await expect(await canvas.findByText(new RegExp(RegExp.escape(added)))).toBeVisible()
  await expect(canvas.getByText(/Lyre of Orpheus ×1 .*3.* → 3.*5/)).toBeVisible()
  await expect(canvas.getByText(say('First public table'))).toBeVisible()
})

Guest.test('computes the hash of the script from what it downloads', async ({ canvas }) => {
  const hash = await textHash(sampleWheelScript)
  await expect(await canvas.findByText(`${hash.slice(0, 8)}…${hash.slice(-8)}`)).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'verify-spin.mjs' })).toHaveAttribute('href', wheelScriptPath)
})

Guest.test('says in words whether it was chance, and saves the counts', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(say('As chance would have it.'))).toBeVisible()
  await expect(canvas.getAllByText(saying('Both draw alike.'))).toHaveLength(2)
  const text = await savedBy(() =>
    userEvent.click(canvas.getByRole('button', { name: say('Download the counts') })),
  )
  await expect(JSON.parse(text)).toEqual(sampleWheelStatistics)
})

/** A new table is announced, and waits for its day. */
export const Announced = meta.story(
  mocked(listWheelTables, ({ query }) => ({
    ...query,
    entries: [
      { ...sampleWheelTable, version: 13, startsAt: '2025-07-01T08:00:00Z' },
      { ...sampleWheelTable, replacedAt: '2025-07-01T08:00:00Z' },
      ...sampleWheelTables.slice(1),
    ],
    totalEntries: 4,
  })),
)

Announced.test('keeps the current table until then', async ({ canvas }) => {
  const current = await canvas.findByText(say('Table {version}', { version: 12 }))
  await expect(current.closest('li')).toHaveAttribute('aria-current', 'true')
  await expect(canvas.getByText(say('Same chances'))).toBeVisible()
})

const withFit = (p: number) => ({
  ...sampleWheelStatistics,
  sets: {
    ...sampleWheelStatistics.sets,
    regular: { ...sampleWheelStatistics.sets.regular, fit: { chiSquare: 38.2, degreesOfFreedom: 11, p } },
  },
})

export const StatisticsAlarm = meta.story(
  mocked(getWheelStatistics, {
    ...withFit(0.0001),
    groups: sampleWheelStatistics.groups.map((group) => ({
      ...group,
      homogeneity: { chiSquare: 22, degreesOfFreedom: 11, p: 0.024 },
    })),
  }),
)

StatisticsAlarm.test('is told', async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(say('This should not happen by chance.'))
  await expect(canvas.getAllByText(saying('Unusual, but chance does that.'))).toHaveLength(2)
})

export const PartlyEnglish = meta.story(
  mocked(listWheelTables, ({ query }) => withEnglishItems(pageOf(sampleWheelTables, query))),
)

PartlyEnglish.test('marks what is English, and says why', async ({ canvas }) => {
  const chances = within(await canvas.findByRole('table', { name: say('Chances of the regular set') }))
  await expect(await chances.findByText('Lyre of Orpheus')).toHaveAttribute('lang', 'en')
  await expect(canvas.getByText('Bazaar License', { selector: 'ol *' })).toHaveAttribute('lang', 'en')
  await expectEnglishNote(canvas)
})

export const FewSpins = meta.story(
  mocked(getWheelStatistics, {
    ...sampleWheelStatistics,
    sets: {
      regular: { ...sampleWheelStatistics.sets.regular, spins: 0, fit: null },
      jackpot: { ...sampleWheelStatistics.sets.jackpot, spins: 0, fit: null },
    },
    groups: sampleWheelStatistics.groups.map((group) => ({ ...group, homogeneity: null })),
  }),
)

FewSpins.test('judges nothing', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByText(saying('Too few spins to tell.'))).toHaveLength(3))
})

export const Loading = meta.story(
  mocked(
    mock(listWheelTables, loading()),
    mock(getWheelStatistics, loading()),
    mock(getCheckpoint, loading()),
  ),
)

export const Offline = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      mock(listWheelTables, offline()),
      mock(getWheelStatistics, offline()),
      mock(getCheckpoint, offline()),
      http.get(`*${wheelScriptPath}`, () => HttpResponse.error()),
    )
  },
})

Offline.test('offers to try again', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('button', { name: say('Try again') })).toHaveLength(4))
})

export const NoStatistics = meta.story(mocked(getWheelStatistics, fails('NOT_FOUND')))
