import { mock } from '@olympus/api-client/mock'
import { pageOf } from '@olympus/api-client/mocks/page-of'
import { ranked, sampleEntries } from '@olympus/api-client/mocks/sample-board-entries'
import { sampleBoard } from '@olympus/api-client/mocks/sample-boards'
import { getBoardVersion, readBoard } from '@olympus/contract/leaderboards'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import type { Mocking } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { written } from '../../stories/say.ts'

const monsters = sampleBoard('monsters')
const [always] = monsters.seasons
if (!always) throw new Error('The sample has a season')
const before = sampleEntries(monsters, {})

/** Myrrine leaves the tenth place and has the fifth best score. */
const risen = 'Myrrine'
const after = ranked(
  before
    .map((entry) => (entry.character.name === risen ? { ...entry, score: 3970 } : entry))
    .toSorted((one, other) => other.score - one.score),
)

let isReported = false

const meta = preview.meta({
  title: 'Pages/Leaderboards live',
  component: PortalAt,
  args: { path: '/leaderboards/monsters?pageSize=50' },
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }: Mocking) {
    isReported = false
    msw.use(
      mock(getBoardVersion, () => ({ version: isReported ? 8 : 7 })),
      mock(readBoard, ({ query }) => ({
        ...pageOf(isReported ? after : before, query),
        season: always,
        own: [],
        version: isReported ? 8 : 7,
        serverNow: '2025-06-12T09:41:00Z',
      })),
    )
  },
})

export const Open = meta.story()

Open.test('shows a better score without moving the row that is being read', async ({ canvas }) => {
  const name = await canvas.findByRole('link', { name: risen })
  name.focus()
  name.scrollIntoView({ block: 'center' })
  const { top } = name.getBoundingClientRect()
  isReported = true
  const score = await canvas.findByText(written.number(3970))
  await expect(score).toHaveAttribute('data-changed')
  await expect(name.closest('tr')?.rowIndex).toBe(3)
  await waitFor(() => expect(Math.abs(name.getBoundingClientRect().top - top)).toBeLessThan(2))
  await expect(name).toHaveFocus()
})
