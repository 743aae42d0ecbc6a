import { sampleStatistics, sampleZeroStatistics } from '@olympus/api-client/mocks/sample-statistics'
import type { StatisticTab } from '@olympus/contract/statistic-keys'
import { getStatistics } from '@olympus/contract/statistics'
import { expect, fireEvent, waitFor, within } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { mocked } from '../../../stories/mocked.ts'
import { pageModes } from '../../../stories/page-modes.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { say, written } from '../../../stories/say.ts'
import { expectEnglishNote, untranslatedGameData } from '../../../stories/untranslated.ts'

const at = (tab: StatisticTab, more = '') => ({ path: `/characters/311/statistics?tab=${tab}${more}` })

/** Everything since the first day, beside another character. */
const allTime = (tab: StatisticTab) => ({ args: at(tab, '&period=all&compareWith=312') })

/** Zeros, and nothing that a game does not need to report. */
const newCharacter = (tab: StatisticTab) => ({
  args: at(tab),
  ...mocked(getStatistics, ({ query }) => sampleZeroStatistics(query)),
})

const meta = preview.meta({
  title: 'Pages/Character statistics tabs',
  component: PortalAt,
  args: at('overview'),
  parameters: { layout: 'fullscreen' },
  // The code of a tab is loaded apart.
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('navigation', { name: say('Statistics') })
    await waitFor(() => expect(canvasElement.querySelector('main [aria-busy=true]')).toBeNull())
  },
})

type Canvas = ReturnType<typeof within>

const card = async (canvas: Canvas, title: string) =>
  within(await canvas.findByRole('region', { name: say(title) }))

export const Overview = meta.story(allTime('overview'))
export const OverviewOfNewCharacter = meta.story(newCharacter('overview'))

OverviewOfNewCharacter.test('has zeros, and dashes for rates', async ({ canvas }) => {
  const kills = await card(canvas, 'Kills and deaths')
  await expect(kills.getByText('–')).toBeVisible()
  await expect(kills.getAllByText(written.number(0))).toHaveLength(2)
})

/** The game reports days, but no hours. */
export const OverviewWithoutHours = meta.story({
  args: at('overview'),
  ...mocked(getStatistics, ({ query }) => ({ ...sampleStatistics(query), hours: null })),
})

export const OverviewOfWeek = meta.story({ args: at('overview', '&period=7&compareWith=nobody') })

OverviewOfWeek.test(
  'tells the longest streak and session ever from those of the week',
  async ({ canvas }) => {
    const online = await card(canvas, 'Time online')
    await expect(online.getByText(say('Longest streak ever'))).toBeVisible()
    await expect(online.getByText(say('Longest session ever'))).toBeVisible()
  },
)

export const Combat = meta.story({ args: at('combat'), parameters: pageModes })
export const CombatAllTime = meta.story(allTime('combat'))
export const CombatOfNewCharacter = meta.story(newCharacter('combat'))

Combat.test('shows each family with its share', async ({ canvas }) => {
  const families = await card(canvas, 'Kills by monster family')
  await waitFor(() =>
    expect(families.getByRole('row', { name: /Undead/ })).toHaveTextContent(written.number(2104)),
  )
})

Combat.test('shows a picture as a table', async ({ canvas, userEvent }) => {
  const families = await card(canvas, 'Kills by monster family')
  await userEvent.click(families.getByRole('button', { name: say('Show as table') }))
  await expect(families.getByRole('button', { name: say('Show picture') })).toHaveFocus()
  await expect(families.getAllByRole('row')).toHaveLength(9)
})

export const Pvp = meta.story({ args: at('pvp'), parameters: pageModes })
export const PvpAllTime = meta.story(allTime('pvp'))
export const PvpOfNewCharacter = meta.story(newCharacter('pvp'))

Pvp.test('says how the last fights ended', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByText(say('Won: {won}, lost: {lost}', { won: 13, lost: 7 }))).toBeVisible(),
  )
})

export const Economy = meta.story({ args: at('economy'), parameters: pageModes })
export const EconomyAllTime = meta.story(allTime('economy'))
export const EconomyOfNewCharacter = meta.story(newCharacter('economy'))

/** The owner keeps gold and bank money private. */
export const EconomyOfStranger = meta.story({
  args: { path: '/characters/9002/statistics?tab=economy' },
  ...mocked(getStatistics, ({ query }) => ({ ...sampleStatistics(query), goldHeld: null })),
})

export const Raids = meta.story({ args: at('raids'), parameters: pageModes })

Raids.test('shows each boss with what was won and lost', async ({ canvas }) => {
  const bosses = await card(canvas, 'Raids by boss')
  const row = await bosses.findByRole('row', { name: /^Hydra of Lerna/ })
  await expect(row).toHaveAccessibleName(/28 2 6:42\.000/)
})

Raids.test('ranks by time, not by what was won', async ({ canvas }) => {
  const bosses = await card(canvas, 'Raids by boss')
  await expect(bosses.getByRole('columnheader', { name: say('Rank by time') })).toBeInTheDocument()
})

Raids.test('shows how far a best time is behind the record', async ({ canvas }) => {
  const times = await card(canvas, 'Best times')
  const row = await times.findByRole('row', { name: /^Hydra of Lerna/ })
  await expect(row).toHaveAccessibleName(/6:42\.000 5:18\.000 \+1:24\.000/)
})

/** The game reports raids, but no bosses. */
export const RaidsWithoutBosses = meta.story({
  args: at('raids'),
  ...mocked(getStatistics, ({ query }) => ({ ...sampleStatistics(query), breakdowns: {}, bestTimes: [] })),
})

RaidsWithoutBosses.test('shows the number of raids over time', async ({ canvas }) => {
  const raids = await card(canvas, 'Raids per week')
  await expect(raids.getByText(say('of {whole}', { whole: 93 }))).toBeVisible()
  await expect(canvas.queryByRole('region', { name: say('Best times') })).toBeNull()
})

export const RaidsAllTime = meta.story(allTime('raids'))

/** A game that had counted for years before it reported to the portal. */
export const RaidsCountedLate = meta.story({
  args: at('raids', '&period=all&compareWith=nobody'),
  ...mocked(getStatistics, ({ query }) => {
    const statistics = sampleStatistics(query)
    const days = { ...statistics.days, from: '2025-01-31' }
    const points = statistics.points.filter(({ day }) => day >= days.from)
    return { ...statistics, countedSince: days.from, days, points }
  }),
})

RaidsCountedLate.test('says since when the charts count', async ({ canvas }) => {
  const raids = await card(canvas, 'Raids per month')
  const note = say('Charts since {day}', { day: written.shortDay('2025-01-31') })
  await expect(raids.getByText(note)).toBeVisible()
  await expect(raids.getAllByRole('row')).toHaveLength(7)
  await expect(canvas.queryAllByText(note)).toHaveLength(1)
})

/** Counting began within the season. */
export const RaidsOfPartOfSeason = meta.story({
  args: at('raids', '&period=season&compareWith=nobody'),
  ...mocked(getStatistics, ({ query }) => {
    const statistics = sampleStatistics(query)
    const points = statistics.points.filter(({ day }) => day >= '2025-05-31')
    return { ...statistics, countedSince: '2025-05-31', points }
  }),
})

RaidsOfPartOfSeason.test('begins with the first count, and says so', async ({ canvas }) => {
  const note = say('Counted since {day}', { day: written.shortDay('2025-05-31') })
  const bosses = await card(canvas, 'Raids by boss')
  await expect(bosses.getByText(note)).toBeVisible()
  const raids = await card(canvas, 'Raids per week')
  await expect(raids.getByText(note)).toBeVisible()
  await expect(raids.getAllByRole('row')).toHaveLength(3)
  await expect(canvas.queryByText(/Season 4/, { ignore: 'button, option' })).toBeNull()
})
export const RaidsOfNewCharacter = meta.story(newCharacter('raids'))

export const Events = meta.story({ args: at('events'), parameters: pageModes })

Events.test('moves through the days of the calendar', async ({ canvas }) => {
  const calendar = await card(canvas, 'Event calendar')
  const cursor = calendar.getByRole('slider')
  const last = cursor.getAttribute('aria-valuetext')
  await fireEvent.change(cursor, { target: { value: '0' } })
  await expect(cursor.getAttribute('aria-valuetext')).not.toBe(last)
})

Events.test('lists the last super rewards', async ({ canvas }) => {
  const rewards = await card(canvas, 'Last super rewards')
  await expect(rewards.getAllByRole('listitem')).toHaveLength(3)
})

export const EventsInEnglish = meta.story({ args: at('events'), ...mocked(...untranslatedGameData('name')) })

EventsInEnglish.test('marks the name of an event of the calendar', async ({ canvas }) => {
  const calendar = await card(canvas, 'Event calendar')
  await waitFor(() => {
    const names = calendar.getAllByText('Miniland visits')
    return expect(names.map(({ lang }) => lang)).toEqual(names.map(() => 'en'))
  })
})

export const EventsAllTime = meta.story(allTime('events'))
export const EventsOfNewCharacter = meta.story(newCharacter('events'))

export const Skills = meta.story({ args: at('skills'), parameters: pageModes })

Skills.test('shows each skill as a share of all casts', async ({ canvas }) => {
  const skills = await card(canvas, 'Most cast skills')
  const row = await skills.findByRole('row', { name: /^Phalanx Thrust/ })
  await expect(row).toHaveTextContent(written.number(9840))
})

export const SkillsInEnglish = meta.story({
  args: at('skills'),
  ...mocked(...untranslatedGameData('name', 'description', 'kind')),
})

SkillsInEnglish.test('marks names and kinds, and says why', async ({ canvas }) => {
  const skills = await card(canvas, 'Most cast skills')
  await waitFor(() =>
    expect(skills.getByRole('rowheader', { name: 'Phalanx Thrust' })).toHaveAttribute('lang', 'en'),
  )
  await expect(canvas.getByRole('rowheader', { name: 'Attack' })).toHaveAttribute('lang', 'en')
  for (const head of canvas.getAllByRole('columnheader', { name: 'Skills cast' }))
    await expect(head).toHaveAttribute('lang', 'en')
  await expectEnglishNote(canvas)
})

/** The game reports casts, but no single skills. */
export const SkillsWithoutDetails = meta.story({
  args: at('skills'),
  ...mocked(getStatistics, ({ query }) => ({ ...sampleStatistics(query), breakdowns: {} })),
})

SkillsWithoutDetails.test('shows the number of casts over time', async ({ canvas }) => {
  const casts = await card(canvas, 'Skills cast per day')
  await expect(casts.getAllByText(written.number(41_206)).length).toBeGreaterThan(1)
  await expect(canvas.queryByRole('region', { name: say('Most cast skills') })).toBeNull()
})

export const SkillsAllTime = meta.story(allTime('skills'))
export const SkillsOfNewCharacter = meta.story(newCharacter('skills'))

export const Items = meta.story({ args: at('items'), parameters: pageModes })

Items.test('shows what is used most', async ({ canvas }) => {
  const items = await card(canvas, 'Most used')
  await expect(items.getAllByRole('listitem')).toHaveLength(5)
  await expect(items.getByText(written.number(812))).toBeVisible()
})

export const ItemsAllTime = meta.story(allTime('items'))
export const ItemsOfNewCharacter = meta.story(newCharacter('items'))
