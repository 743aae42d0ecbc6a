import { sampleAdventurer, sampleRoster } from '@olympus/api-client/mocks/sample-characters'
import { samplePreviewFor } from '@olympus/api-client/mocks/sample-selections'
import { previewSelection } from '@olympus/contract/character-selection'
import { listCharacters } from '@olympus/contract/characters'
import { expect, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'
import { check, choose, dialogNow } from './selection-stories.ts'

const meta = preview.meta({
  title: 'Pages/Permanent selection/Check',
  component: PortalAt,
  args: { path: '/character-swapper' },
  parameters: { layout: 'fullscreen' },
})

/** The bids are in another world than the heir. */
export const LostBids = meta.story({
  ...mocked(previewSelection, ({ body }) => {
    const { bids, ...plan } = samplePreviewFor(body)
    return { ...plan, bids: [], lostBids: bids }
  }),
  play: check,
})

LostBids.test('names the bids that are lost, and why', async () => {
  const lost = within(dialogNow().getByRole('list', { name: say('Lost') }))
  await expect(lost.getByText(say('Bid of {owner}', { owner: 'Melantho' }))).toBeVisible()
  await expect(
    dialogNow().getByText(
      say(
        'These bids are in another world than {heir} and cannot be moved. Their gold is lost, and so is gold from sales there that you have not collected.',
        { heir: 'Kallistrate' },
      ),
    ),
  ).toBeVisible()
})

/** The game has reported a character since the player has chosen. */
export const Newcomer = meta.story({
  ...mocked(previewSelection, ({ body }) => {
    const plan = samplePreviewFor(body)
    const newcomer = { ...sampleAdventurer, gold: 0, mateCount: 0, capturedAt: null }
    return { ...plan, deleted: [...plan.deleted, newcomer] }
  }),
  play: check,
})

Newcomer.test('is marked in the first list already', async () => {
  const deleted = within(dialogNow().getByRole('list', { name: say('Deleted') }))
  await expect(deleted.getAllByText(say('New'))).toHaveLength(1)
  await expect(dialogNow().getByText(say('The list has changed.'))).toBeVisible()
})

const nobodyActive = () =>
  dialogNow().getByText(
    say(
      'None of the characters that stay is active. You can activate one when the selection has been carried out. Until then you can neither play nor redeem coupons.',
    ),
  )

/** Only deactivated characters stay. */
export const NobodyActive = meta.story({
  ...mocked(listCharacters, sampleRoster),
  async play(story) {
    await choose(story)
    for (const { name, isActive } of sampleRoster.characters)
      if (isActive) await story.userEvent.click(dialogNow().getByRole('checkbox', { name: RegExp(name) }))
    await story.userEvent.click(dialogNow().getByRole('button', { name: say('Next') }))
    await waitFor(() => expect(nobodyActive()).toBeVisible())
  },
})

NobodyActive.test('says when a character can be activated', async () => {
  await expect(nobodyActive().nextElementSibling).toHaveTextContent('2025')
})
