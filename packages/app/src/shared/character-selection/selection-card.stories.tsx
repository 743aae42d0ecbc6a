import { loading, mock } from '@olympus/api-client/mock'
import { sampleRoster } from '@olympus/api-client/mocks/sample-characters'
import { samplePreviewFor } from '@olympus/api-client/mocks/sample-selections'
import { previewSelection } from '@olympus/contract/character-selection'
import { fails, offline } from '@olympus/api-client/mock'
import { listCharacters } from '@olympus/contract/characters'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { pressEscape } from '../../stories/press-escape.ts'
import { say, saying, written } from '../../stories/say.ts'
import type { Play } from '../../stories/type-into.ts'
import { opened } from './selection-stories.ts'

const meta = preview.meta({
  title: 'Pages/Permanent selection/Card',
  component: PortalAt,
  args: { path: '/character-swapper' },
  parameters: { layout: 'fullscreen' },
})

const cardNamed = (canvas: Play['canvas'], title: string) => canvas.findByRole('region', { name: say(title) })

export const None = meta.story({ parameters: pageModes })

None.test('offers to select', async ({ canvas }) => {
  const card = within(await cardNamed(canvas, 'Select the characters to keep'))
  await waitFor(() => expect(card.getByRole('button', { name: say('Select characters') })).toBeVisible())
})

export const Loading = meta.story(mocked(listCharacters, loading()))

export const OneCharacter = meta.story(
  mocked(listCharacters, { ...sampleRoster, characters: sampleRoster.characters.slice(0, 1) }),
)

OneCharacter.test('offers nothing', async ({ canvas }) => {
  await canvas.findByText(say('You need at least two characters to keep some and delete the others.'))
  await expect(canvas.queryByRole('button', { name: say('Select characters') })).toBeNull()
})

export const Pending = meta.story({ parameters: pageModes, ...mocked(listCharacters, opened()) })

Pending.test('names who stays, who is deleted and when', async ({ canvas }) => {
  const card = within(await cardNamed(canvas, 'Selection confirmed, not yet carried out'))
  for (const name of ['Kallistrate', 'Ianthe', 'Melantho', 'Drakontas'])
    await expect(card.getByText(RegExp(name))).toBeVisible()
  const due = written.dateTime('2025-06-15T08:41:00Z')
  await expect(card.getByText((text) => text.replaceAll(/\s/g, ' ').includes(due))).toBeVisible()
})

/** Due, but somebody plays. The server has begun, and waits. */
const due = opened({ state: 'running', dueAt: '2025-06-12T09:00:00Z' })

export const Due = meta.story({
  parameters: pageModes,
  ...mocked(listCharacters, { ...due, presence: 'online' }),
})

Due.test('starts at the logout, and cannot be canceled', async ({ canvas }) => {
  const card = await cardNamed(canvas, 'The selection waits until your account is offline')
  await expect(card).not.toHaveTextContent('2025')
  await expect(within(card).queryByRole('button')).toBeNull()
})

export const DueWhileUnknown = meta.story(mocked(listCharacters, { ...due, presence: 'unknown' }))

async function look({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: say('See what happens') }))
  await screen.findByRole('dialog', { name: say('What happens') })
}

export const Plan = meta.story({
  parameters: pageModes,
  ...mocked(listCharacters, opened()),
  play: look,
})

Plan.test('lists what becomes of everything, and changes nothing', async ({ userEvent }) => {
  const dialog = within(screen.getByRole('dialog'))
  await waitFor(() => expect(dialog.getByText(say('Become coupons'))).toBeVisible())
  await userEvent.click(dialog.getByText('Ianthe (4)'))
  await expect(
    dialog.getByRole('list', { name: saying('Items of {name}', { name: 'Ianthe' }) }),
  ).toBeVisible()
  await expect(dialog.queryByRole('textbox')).toBeNull()
  await expect(dialog.queryByRole('checkbox')).toBeNull()
  await pressEscape({ userEvent })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

Plan.test('is downloaded as a whole', async ({ userEvent }) => {
  const dialog = within(screen.getByRole('dialog'))
  let file: Blob | undefined
  spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    file = given as Blob
    return 'blob:plan'
  })
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const download = await dialog.findByRole('button', { name: say('Download CSV') })
  await waitFor(() => expect(download).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(download)
  const lines = (await file?.text())?.trim().split('\r\n') ?? []
  // Header, 3 characters, 2 listings, 1 bid, 31 items.
  await expect(lines).toHaveLength(38)
  await expect(new Set(lines.map((line) => line.split(',').length)).size).toBeLessThanOrEqual(2)
  await expect(lines.filter((line) => line.includes('Trident of the Deep'))).toHaveLength(1)
})

export const PlanLoading = meta.story({
  ...mocked(mock(listCharacters, opened()), mock(previewSelection, loading())),
  play: look,
})

const cannotBeShown = async () => {
  const dialog = within(screen.getByRole('dialog'))
  await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
}

export const PlanOffline = meta.story({
  ...mocked(mock(listCharacters, opened()), mock(previewSelection, offline())),
  play: look,
})

PlanOffline.test('can be read again', async ({ userEvent, msw }) => {
  const dialog = within(screen.getByRole('dialog'))
  const again = await dialog.findByRole('button', { name: say('Try again') })
  msw.use(mock(previewSelection, ({ body }) => samplePreviewFor(body)))
  await userEvent.click(again)
  await waitFor(() => expect(dialog.getByText(say('Become coupons'))).toBeVisible())
})

/** A kept character was deleted in the game a moment ago. */
export const PlanWithoutCharacter = meta.story({
  ...mocked(mock(listCharacters, opened()), mock(previewSelection, fails('CHARACTER_NOT_FOUND'))),
  play: look,
})
PlanWithoutCharacter.test('says so', cannotBeShown)

export const PlanOfNothing = meta.story({
  ...mocked(mock(listCharacters, opened()), mock(previewSelection, fails('SELECTION_EMPTY'))),
  play: look,
})
PlanOfNothing.test('says so', cannotBeShown)

/** The game has reported nothing but names. */
export const PlanUnreported = meta.story({
  ...mocked(
    mock(listCharacters, opened()),
    mock(previewSelection, ({ body }) => {
      const plan = samplePreviewFor(body)
      return {
        ...plan,
        deleted: plan.deleted.map((character) => ({
          ...character,
          gold: 0,
          mateCount: 0,
          capturedAt: null,
        })),
        listings: [],
        bids: [],
        coupons: [],
        openDeliveries: 0,
      }
    }),
  ),
  play: look,
})

PlanUnreported.test('says that there is no data yet', async () => {
  const dialog = within(screen.getByRole('dialog'))
  await waitFor(() => expect(dialog.getAllByText(say('Not reported yet')).length).toBeGreaterThan(3))
})

export const Changed = meta.story({
  parameters: pageModes,
  ...mocked(listCharacters, opened({ state: 'changed' })),
})

Changed.test('asks for a review', async ({ canvas }) => {
  const card = within(await cardNamed(canvas, 'Something has changed since you confirmed'))
  await expect(card.getByRole('button', { name: say('Review the change') })).toBeVisible()
  await expect(card.getByRole('button', { name: say('Cancel the deletion') })).toBeVisible()
})

/** Somebody has created a character in the meantime. */
export const ChangedByNewCharacter = meta.story(
  mocked(listCharacters, opened({ state: 'changed', keptIds: [311, 312, 313] })),
)

ChangedByNewCharacter.test('names the character', async ({ canvas }) => {
  const card = await cardNamed(canvas, 'Something has changed since you confirmed')
  await expect(card).toHaveTextContent('Phaidros')
})

export const ChangedByDeletion = meta.story(
  mocked(listCharacters, opened({ state: 'changed', deletedIds: [315, 316, 317, 999] })),
)

ChangedByDeletion.test('says that a character is gone', async ({ canvas }) => {
  await canvas.findByText(saying('A character of the selection no longer exists.'))
})

export const Running = meta.story({
  parameters: pageModes,
  ...mocked(listCharacters, opened({ state: 'running' })),
})

Running.test('offers nothing any more', async ({ canvas }) => {
  const card = within(await cardNamed(canvas, 'The selection is being carried out'))
  await expect(card.queryByRole('button')).toBeNull()
})
