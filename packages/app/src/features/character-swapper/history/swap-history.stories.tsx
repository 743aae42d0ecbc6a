import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { pageOf } from '@olympus/api-client/mocks/page-of'
import { sampleRoster } from '@olympus/api-client/mocks/sample-characters'
import { sampleCancelledSelection, sampleSelection } from '@olympus/api-client/mocks/sample-selections'
import { samplePendingSwap, sampleSwaps } from '@olympus/api-client/mocks/sample-swaps'
import { listSelections, type Selection } from '@olympus/contract/character-selection'
import { listCharacters } from '@olympus/contract/characters'
import { listSwaps, type Swap } from '@olympus/contract/character-swapper'
import { taskFailures } from '@olympus/contract/task-failures'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { pageModes } from '../../../stories/page-modes.ts'
import { mocked } from '../../../stories/mocked.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { say } from '../../../stories/say.ts'

const path = '/character-swapper/history'

const meta = preview.meta({
  title: 'Pages/Swap history',
  component: PortalAt,
  args: { path },
  parameters: { layout: 'fullscreen' },
})

const swaps = (entries: readonly Swap[]) => mock(listSwaps, ({ query }) => pageOf([...entries], query))
const selections = (...given: readonly Selection[]) => mock(listSelections, { selections: [...given] })

export const Default = meta.story({
  parameters: pageModes,
  ...mocked(swaps([samplePendingSwap, ...sampleSwaps]), selections(sampleCancelledSelection)),
})

Default.test('says what came of each swap', async ({ canvas }) => {
  const table = await canvas.findByRole('table', { name: say('Swaps') })
  const rowOf = async (text: string) =>
    waitFor(() => {
      const row = within(table).getAllByText(text)[0]?.closest('tr')
      if (!row) throw new Error(`No row with ${text}`)
      return row
    })
  const done = await rowOf(say('Confirmed in {duration}', { duration: '8 seconds' }))
  await expect(done).toHaveTextContent(say('Activated, slot {number}', { number: '1' }))
  await expect(done).toHaveTextContent(say('Done'))
  const lapsed = await rowOf(
    say('{reason} Activation given back.', { reason: say('The game didn’t answer.') }),
  )
  await expect(lapsed).toHaveTextContent(say('Activate, slot {number}', { number: '4' }))
  await expect(lapsed).toHaveTextContent(say('Not done'))
  await expect(within(table).getByText(say('Waiting for the game'))).toBeVisible()
})

Default.test('leads back to the swapper', async ({ canvas }) => {
  const links = await canvas.findAllByRole('link', { name: say('Character swapper') })
  await expect(links.at(-1)).toHaveAttribute('href', '/character-swapper')
})

/** A deactivation that a game server has claimed, and one of each failure. */
export const Results = meta.story(
  mocked(
    swaps([
      { ...samplePendingSwap, gameServer: 'delphi', kind: 'deactivate', slot: null },
      ...taskFailures.slice(0, 9).map((failureReason, index): Swap => ({
        ...samplePendingSwap,
        id: 800 + index,
        state: 'failed',
        failureReason,
        settledAt: '2025-06-12T09:41:00Z',
      })),
    ]),
    selections(),
  ),
)

Results.test('names the game server that has claimed the swap', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByText(say('Waiting for {gameServer}', { gameServer: 'delphi' }))).toBeVisible(),
  )
  await waitFor(() => expect(canvas.getByText(say('You have never made one.'))).toBeVisible())
})

const manySwaps = Array.from({ length: 25 }, (_, index): Swap => ({
  ...(sampleSwaps[index % sampleSwaps.length] ?? samplePendingSwap),
  id: 500 + index,
}))

export const Pages = meta.story({ args: { path: `${path}?page=2` }, ...mocked(swaps(manySwaps)) })

Pages.test('keeps the page in the URL', async ({ canvas, userEvent }) => {
  const pages = await canvas.findByRole('navigation', { name: say('Pages of the swaps') })
  await waitFor(() => expect(within(pages).getByRole('link', { current: 'page' })).toHaveTextContent('2'))
  await userEvent.click(within(pages).getByRole('link', { name: say('Page {page}', { page: '3' }) }))
  await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(6))
})

/** The last page is shown instead of one that is not there. */
export const PageBehindTheEnd = meta.story({ args: { path: `${path}?page=9` }, ...mocked(swaps(manySwaps)) })

PageBehindTheEnd.test('shows the last page', async ({ canvas }) => {
  const pages = await canvas.findByRole('navigation', { name: say('Pages of the swaps') })
  await waitFor(() => expect(within(pages).getByRole('link', { current: 'page' })).toHaveTextContent('3'))
})

export const PendingSelection = meta.story({
  parameters: pageModes,
  ...mocked(selections(sampleSelection, sampleCancelledSelection)),
})

PendingSelection.test('asks before it cancels', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: say('Cancel the deletion') }))
  await expect(await screen.findByRole('alertdialog')).toBeVisible()
})

const ofState = (state: Selection['state'], change: Partial<Selection> = {}): Selection => ({
  ...sampleSelection,
  state,
  ...change,
})

export const ChangedSelection = meta.story(mocked(selections(ofState('changed'))))

ChangedSelection.test('leads to the review', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: say('Review the change') })).toHaveAttribute(
    'href',
    '/character-swapper?review',
  )
})

export const RunningSelection = meta.story(mocked(selections(ofState('running'))))

export const DueSelection = meta.story(
  mocked(selections(ofState('running')), mock(listCharacters, { ...sampleRoster, presence: 'online' })),
)

DueSelection.test('waits until the account is offline', async ({ canvas }) => {
  await canvas.findByText(say('Waits until your account is offline'))
  await expect(canvas.getByText(say('This can no longer be canceled.'))).toBeVisible()
})

/** Confirmed again after its date. */
export const SelectionAtOnce = meta.story(
  mocked(selections(ofState('pending', { confirmedAt: '2025-06-15T08:45:00Z' }))),
)

SelectionAtOnce.test('has no time to cancel', async ({ canvas }) => {
  await canvas.findByText(say('Being carried out'))
  await expect(canvas.queryByText(say('Can be canceled until then'))).toBeNull()
})

const endedAt = '2025-06-15T08:52:00Z'

export const PastSelections = meta.story(
  mocked(
    selections(
      ofState('done', { endedAt }),
      ofState('cancelled', { id: 69, endedAt, cancellation: 'ban', confirmedWith: null }),
      ofState('cancelled', { id: 68, endedAt, cancellation: 'account-deletion' }),
    ),
  ),
)

PastSelections.test('cannot be cancelled', async ({ canvas }) => {
  await canvas.findByText(say('Carried out'))
  await expect(canvas.queryByRole('button', { name: say('Cancel the deletion') })).toBeNull()
})

export const Empty = meta.story({ parameters: pageModes, ...mocked(swaps([]), selections()) })

Empty.test('is one card', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('No swaps yet'))).toBeVisible())
  await waitFor(() => expect(canvas.queryByRole('region', { name: say('Permanent selections') })).toBeNull())
})

export const NoSwaps = meta.story(mocked(swaps([])))

export const Loading = meta.story(mocked(mock(listSwaps, loading()), mock(listSelections, loading())))

export const Unavailable = meta.story(
  mocked(mock(listSwaps, fails('SERVICE_UNAVAILABLE')), mock(listSelections, fails('SERVICE_UNAVAILABLE'))),
)

Unavailable.test('can be retried', async ({ canvas, userEvent, msw }) => {
  const [retry] = await canvas.findAllByRole('button', { name: say('Try again') })
  msw.use(swaps(sampleSwaps))
  if (retry) await userEvent.click(retry)
  await waitFor(() => expect(canvas.getByRole('table', { name: say('Swaps') })).toBeVisible())
})

export const Offline = meta.story(mocked(mock(listSwaps, offline()), mock(listSelections, offline())))
