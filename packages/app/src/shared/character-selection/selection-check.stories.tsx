import { sampleBazaar } from '@olympus/api-client/mocks/sample-bazaar'
import { sampleAdventurer, sampleRoster } from '@olympus/api-client/mocks/sample-characters'
import { samplePreviewFor } from '@olympus/api-client/mocks/sample-selections'
import { previewSelection } from '@olympus/contract/character-selection'
import { listCharacters } from '@olympus/contract/characters'
import { expect, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { savedBy } from '../../stories/saved-by.ts'
import { say, written } from '../../stories/say.ts'
import { check, choose, dialogNow } from './selection-stories.ts'

const meta = preview.meta({
  title: 'Pages/Permanent selection/Check',
  component: PortalAt,
  args: { path: '/character-swapper' },
  parameters: { layout: 'fullscreen' },
})

/** The bids, and a listing, are in another world than the heir. */
export const LostInBazaar = meta.story({
  ...mocked(previewSelection, ({ body }) => {
    const { bids, listings, ...plan } = samplePreviewFor(body)
    return { ...plan, bids: [], listings: [], lostBids: bids, lostSales: listings.slice(0, 1) }
  }),
  play: check,
})

LostInBazaar.test('names the bids and the gold that are lost, and why', async () => {
  const lost = within(dialogNow().getByRole('list', { name: say('Lost') }))
  await expect(lost.getByText(say('Bid of {owner}', { owner: 'Melantho' }))).toBeVisible()
  const sale = lost.getAllByRole('listitem')[0]
  await expect(sale).toHaveTextContent(say('Sold by {owner}', { owner: 'Melantho' }))
  await expect(sale).toHaveTextContent(say('{gold} gold', { gold: written.number(3_716_280) }))
  await expect(sale).toHaveTextContent('×31')
  await expect(
    dialogNow().getByText(
      say(
        'Bids and sales in another world than {heir} cannot be moved. Their gold is lost. Collect gold from sales in time.',
        { heir: 'Kallistrate' },
      ),
    ),
  ).toBeVisible()
})

LostInBazaar.test('says so in the file', async ({ userEvent }) => {
  const button = dialogNow().getByRole('button', { name: say('Download CSV') })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
  const file = await savedBy(() => userEvent.click(button))
  const lineWith = (gold: number) => file.split('\r\n').find((each) => each.includes(String(gold)))
  await expect(lineWith(3_716_280)).toContain('31')
  await expect(lineWith(3_716_280)).toContain(say('Sold, the gold is lost'))
  await expect(lineWith(1_250_000)).toContain(say('Bid, lost'))
})

const melantho = { characterId: 316 }

/** The deleted character has sold out, and not taken back what has expired. */
export const ListingsOver = meta.story({
  ...mocked(previewSelection, ({ body }) => ({
    ...samplePreviewFor(body),
    listings: sampleBazaar.listings.map((listing) => ({ ...melantho, listing })),
    coupons: [
      { ...melantho, item: { vnum: 900_002, name: 'Sword of Ares', amount: 1, upgrade: 10 } },
      { ...melantho, item: { vnum: 900_003, name: 'Fairy of Zeus', amount: 1, elementRate: 80 } },
    ],
  })),
  play: check,
})

ListingsOver.test('tells goods on sale, gold to collect and goods to take back apart', async () => {
  const moved = within(dialogNow().getByRole('list', { name: say('Go to {heir}', { heir: 'Kallistrate' }) }))
  const row = (name: RegExp) =>
    moved.getAllByRole('listitem').find(({ textContent }) => name.test(textContent ?? ''))
  const owner = 'Melantho'
  const toCollect = (gold: number) => say('{proceeds} gold to collect', { proceeds: written.number(gold) })
  const takeBack = say('Expired listing of {owner}, to take back', { owner })
  await waitFor(() => expect(row(/Sapphire of Thetis/)).toHaveTextContent(say('Sold by {owner}', { owner })))
  await expect(row(/Sapphire of Thetis/)).toHaveTextContent(toCollect(12_768_000))
  await expect(row(/Sapphire of Thetis/)).not.toHaveTextContent('×')
  await expect(row(/Amphora/)).toHaveTextContent(say('For sale by {owner}', { owner }))
  await expect(row(/Amphora/)).toHaveTextContent(
    say('{proceeds} gold from sales', { proceeds: written.number(3_716_280) }),
  )
  await expect(row(/Amphora/)).toHaveTextContent('×19')
  await expect(row(/Honey/)).toHaveTextContent(takeBack)
  await expect(row(/Honey/)).toHaveTextContent(toCollect(38_381))
  await expect(row(/Obol/)).toHaveTextContent(takeBack)
  await expect(row(/Wings/)).toHaveTextContent(say('For sale by {owner}', { owner }))
})

ListingsOver.test('says the same in the file, with plain numbers', async ({ userEvent }) => {
  const button = dialogNow().getByRole('button', { name: say('Download CSV') })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
  const lines = (await savedBy(() => userEvent.click(button))).split('\r\n')
  const cellsOf = (name: string) => lines.find((line) => line.includes(name))?.split(',')
  const heir = 'Kallistrate'
  const sold = cellsOf('Sapphire of Thetis')
  await expect(sold?.slice(-10)).toEqual(['0', expect.any(String), '', '', '', '', '', '12768000', '', ''])
  await expect(
    lines.some((line) => line.includes(say('Expired, goes to {heir} to take back', { heir }))),
  ).toBe(true)
  await expect(cellsOf('Sword of Ares')?.slice(6, 8)).toEqual(['10', ''])
  await expect(cellsOf('Fairy of Zeus')?.slice(6, 8)).toEqual(['', '80'])
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
