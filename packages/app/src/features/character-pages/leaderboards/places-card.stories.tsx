import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import {
  sampleCharacterView,
  sampleOwnFacts,
  samplePrivacy,
} from '@olympus/api-client/mocks/sample-character-pages'
import { sampleBoard } from '@olympus/api-client/mocks/sample-boards'
import { sampleRanks } from '@olympus/api-client/mocks/sample-ranks'
import { getCharacter } from '@olympus/contract/character-pages'
import { getRanks } from '@olympus/contract/leaderboards'
import { expect, waitFor, within } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { mocked } from '../../../stories/mocked.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { say } from '../../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Character places',
  component: PortalAt,
  args: { path: '/characters/311' },
  parameters: { layout: 'fullscreen' },
})

export const Own = meta.story()

Own.test('leads to the row on each board', async ({ canvas }) => {
  const card = within(await canvas.findByRole('region', { name: say('Places') }))
  const raids = await card.findByRole('link', { name: /Raids, Hydra of Lerna/ })
  await expect(raids).toHaveAttribute('href', '/leaderboards/raids?boss=0&character=311')
  await expect(raids).toHaveTextContent(/14$/)
  await expect(card.getByRole('link', { name: /^Reputation/ })).toHaveAttribute(
    'href',
    '/leaderboards/reputation?character=311',
  )
})

/** Somebody else's character. */
export const Strangers = meta.story({ args: { path: '/characters/9001' } })

Strangers.test('shows the places to everybody', async ({ canvas }) => {
  const card = within(await canvas.findByRole('region', { name: say('Places on the leaderboards') }))
  await waitFor(() => expect(card.getByRole('link', { name: /5:18\.042/ })).toBeVisible())
})

export const StrangersWithout = meta.story({
  args: { path: '/characters/9001' },
  ...mocked(getRanks, { ranks: [] }),
})

StrangersWithout.test('have no card', async ({ canvas }) => {
  await canvas.findByText(say('As everybody sees it in the game'))
  await waitFor(() =>
    expect(canvas.queryByRole('region', { name: say('Places on the leaderboards') })).toBeNull(),
  )
})

const [raids, ...others] = sampleRanks(311)
if (!raids) throw new Error('The sample has a place')

export const Many = meta.story(
  mocked(getRanks, {
    ranks: [...sampleBoard('raids').bosses.map((boss) => ({ ...raids, boss })), ...others],
  }),
)

Many.test('shows the best first, and all on demand', async ({ canvas, userEvent }) => {
  const card = within(await canvas.findByRole('region', { name: say('Places') }))
  await userEvent.click(await card.findByRole('button', { name: say('Show all {total}', { total: 10 }) }))
  await expect(card.getAllByRole('listitem')).toHaveLength(10)
})

export const NoPlaces = meta.story(mocked(getRanks, { ranks: [] }))

NoPlaces.test('says so to the owner', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('This character is on no leaderboard yet.'))).toBeVisible())
})

export const Hidden = meta.story(
  mocked(
    mock(getRanks, { ranks: [] }),
    mock(getCharacter, {
      ...sampleCharacterView(311),
      own: { ...sampleOwnFacts, privacy: { ...samplePrivacy, isHiddenFromLeaderboards: true } },
    }),
  ),
)

Hidden.test('says so to the owner', async ({ canvas }) => {
  const text = say('This character is hidden from the leaderboards.')
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
})

export const Loading = meta.story(mocked(getRanks, loading()))
export const Offline = meta.story(mocked(getRanks, offline()))
export const Unavailable = meta.story(mocked(getRanks, fails('INTERNAL_SERVER_ERROR')))

/** The character was deleted meanwhile. */
export const NotFound = meta.story({
  args: { path: '/characters/9001' },
  ...mocked(getRanks, fails('NOT_FOUND')),
})
