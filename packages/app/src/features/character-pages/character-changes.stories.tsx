import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { firstVisit, noChanges, sampleChanges } from '@olympus/api-client/mocks/sample-character-changes'
import { sampleCharacterView, sampleOwnFacts } from '@olympus/api-client/mocks/sample-character-pages'
import { getCharacter, getCharacterChanges, recordCharacterVisit } from '@olympus/contract/character-pages'
import { expect, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, written } from '../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Character changes',
  component: PortalAt,
  args: { path: '/characters/311' },
  parameters: { layout: 'fullscreen' },
})

type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>

/** The card, once its rows are shown. */
async function changesIn(canvas: Canvas): Promise<HTMLElement> {
  const card = await canvas.findByRole('region', { name: say('Since your last visit') })
  await waitFor(() => expect(card.querySelector('[aria-busy]')).toBeNull())
  return card
}

export const Default = meta.story({ parameters: pageModes })

Default.test('says what has risen, what has fallen, and what is worn instead', async ({ canvas }) => {
  const card = await changesIn(canvas)
  const rows = within(card).getAllByRole('listitem')
  await expect(rows).toHaveLength(7)
  await expect(rows[0]).toHaveTextContent(say('Now {is}, before {was}', { is: '93', was: '92' }))
  await expect(rows[0]).toHaveTextContent('+1')
  await expect(rows[3]).toHaveTextContent(`−${written.number(1_850_000)}`)
  await expect(rows[5]).toHaveTextContent('+10')
  await expect(rows[6]).toHaveTextContent(say('Replaced {replaced}', { replaced: 'Necklace of Eriphyle' }))
})

Default.test('lists the names that the character has had', async ({ canvas }) => {
  const card = await canvas.findByRole('region', { name: say('Former names') })
  const names = within(card).getAllByRole('listitem')
  await expect(names.map(({ firstChild }) => firstChild?.textContent)).toEqual(['Alkestis', 'Kallisto'])
})

export const OneName = meta.story(
  mocked(getCharacter, { ...sampleCharacterView(311), own: { ...sampleOwnFacts, formerNames: [] } }),
)

OneName.test('has no card of names', async ({ canvas }) => {
  await changesIn(canvas)
  await expect(canvas.queryByRole('region', { name: say('Former names') })).toBeNull()
})

export const NothingChanged = meta.story(mocked(getCharacterChanges, noChanges))

NothingChanged.test('says so', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('Nothing has changed.'))).toBeVisible())
})

export const FirstVisit = meta.story(mocked(getCharacterChanges, firstVisit))

FirstVisit.test('shows no card', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(written.number(38_420))).toBeVisible())
  await waitFor(() => expect(canvas.queryByRole('region', { name: say('Since your last visit') })).toBeNull())
})

/** Items and slots that the portal does not know, items taken off, and minutes in the game. */
export const OtherChanges = meta.story(
  mocked(getCharacterChanges, {
    ...sampleChanges,
    figures: [
      { figure: 'heroLevel', before: 42, now: 41 },
      { figure: 'jobLevel', before: 79, now: 80 },
      { figure: 'onlineSeconds', before: 7200, now: 7260 },
    ],
    equipment: [
      { slot: 2, before: { vnum: 5002, name: 'Helm of Hades', rarity: 4, upgrade: 9 }, now: null },
      { slot: 5, before: { vnum: 5005, rarity: 3 }, now: { vnum: 5005, rarity: 4 } },
      { slot: 10, before: { vnum: 5010, elementRate: 80 }, now: { vnum: 5010, elementRate: 82 } },
      { slot: 16, before: { vnum: 5016, name: 'Wings of Ikaros', upgrade: 1 }, now: { vnum: 5016 } },
      { slot: 42, before: null, now: { vnum: 90_001 } },
    ],
  }),
)

OtherChanges.test('names what is known of them', async ({ canvas }) => {
  const rows = within(await changesIn(canvas)).getAllByRole('listitem')
  await expect(rows[0]).toHaveTextContent('−1')
  await expect(rows[3]).toHaveTextContent(say('{name} taken off', { name: 'Helm of Hades' }))
  await expect(rows[6]).toHaveTextContent('+0')
  const name = say('Item {vnum}', { vnum: 90_001 })
  await expect(rows[7]).toHaveTextContent(say('{name} put on', { name }))
  await expect(rows[7]).toHaveTextContent(say('Slot {code}', { code: 42 }))
})

export const Loading = meta.story(mocked(getCharacterChanges, loading()))

export const Offline = meta.story(mocked(getCharacterChanges, offline()))

export const Unavailable = meta.story(mocked(getCharacterChanges, fails('SERVICE_UNAVAILABLE')))

Unavailable.test('offers a retry and leaves the rest', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: say('Try again') })).toBeVisible())
  await expect(canvas.getByText(written.number(38_420))).toBeVisible()
})

/** The character was deleted while its page was open. */
export const Gone = meta.story(mocked(getCharacterChanges, fails('NOT_FOUND')))

/** The player notices nothing: the next visit shows the same changes again. */
export const VisitNotRecorded = meta.story(mocked(recordCharacterVisit, offline()))

export const VisitOfGone = meta.story(mocked(mock(recordCharacterVisit, fails('NOT_FOUND'))))
