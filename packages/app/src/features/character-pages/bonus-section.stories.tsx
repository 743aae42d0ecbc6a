import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleBonuses } from '@olympus/api-client/mocks/sample-character-bonuses'
import { sampleQuietAge } from '@olympus/api-client/mocks/sample-character-pages'
import type { BonusLine } from '@olympus/contract/character-bonuses'
import { getBonuses, getEquipment } from '@olympus/contract/character-pages'
import { expect, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, written } from '../../stories/say.ts'
import { expectEnglishNote, untranslatedGameData } from '../../stories/untranslated.ts'

const meta = preview.meta({
  title: 'Pages/Character bonus',
  component: PortalAt,
  args: { path: '/characters/311?section=bonus' },
  parameters: { layout: 'fullscreen' },
})

const unnamed = { name: null, vnum: null }
const line = (stat: string, value: number, source: Partial<BonusLine['source']> = {}): BonusLine => ({
  stat,
  value,
  unit: 'percent',
  source: { kind: 'equipment', ...unnamed, ...source },
})

export const Default = meta.story({ parameters: pageModes })

Default.test('sums each figure and lists its sources', async ({ canvas }) => {
  const attack = await canvas.findByRole('region', { name: say('Attack') })
  await expect(attack).toHaveTextContent(say('Attack'))
  const opened = { selector: 'details[open] *' }
  await waitFor(() =>
    expect(within(attack).getByText(`Keraunos ${written.change(10)}`, opened)).toBeVisible(),
  )
  await expect(canvas.getByText(written.change(2480))).toBeVisible()
})

Default.test('shows the end of timed bonuses, the next one first', async ({ canvas }) => {
  const timed = await canvas.findByRole('region', { name: say('Timed bonuses') })
  const entries = await within(timed).findAllByRole('listitem')
  const names = entries.map(({ textContent }) => textContent)
  await expect(names[0]).toContain(say('Gold bazaar medal'))
  await expect(names[2]).toContain(say('Does not end'))
})

Default.test('shows what comes from one source, kept in the URL', async ({ canvas, userEvent }) => {
  const titles = await canvas.findByRole('button', { name: say('Titles') })
  await userEvent.click(titles)
  await waitFor(() => expect(titles).toHaveAttribute('aria-pressed', 'true'))
  await expect(canvas.queryByText(/Keraunos/, { selector: 'details *' })).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: say('All sources') }))
  await waitFor(() => expect(titles).toHaveAttribute('aria-pressed', 'false'))
})

Default.test('opens a figure', async ({ canvas, userEvent }) => {
  const name = await canvas.findByText(say('Critical hit'))
  await userEvent.click(name)
  await waitFor(() => expect(name.closest('details')).toHaveAttribute('open'))
})

export const OneSource = meta.story({ args: { path: '/characters/311?section=bonus&source=title' } })

/** A link to a source that the character does not have shows all. */
export const NoSuchSource = meta.story({ args: { path: '/characters/311?section=bonus&source=guild' } })

NoSuchSource.test('shows all sources', async ({ canvas }) => {
  const all = await canvas.findByRole('button', { name: say('All sources') })
  await expect(all).toHaveAttribute('aria-pressed', 'true')
})

/** A game may have figures, sources and timed bonuses that the portal does not know. */
export const UnknownBonuses = meta.story(
  mocked(getBonuses, {
    ...sampleBonuses,
    lines: [
      line('attack', 12.5, { vnum: 90_001 }),
      line('soul-harvest', 7, { kind: 'guild-altar', name: 'Altar of the Moirai' }),
      line('soul-harvest', -2.25, { kind: 'curse' }),
    ],
    timed: [
      { typeCode: 77, ...unnamed, endsAt: '2025-06-12T10:00:00Z' },
      { typeCode: 78, vnum: null, name: 'Blessing of Tyche', endsAt: '2025-06-12T09:00:00Z' },
    ],
  }),
)

UnknownBonuses.test('shows them by the words of the game', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('soul-harvest', { selector: 'summary *' })).toBeVisible())
  await expect(canvas.getByText(say('Bonus {typeCode}', { typeCode: 77 }))).toBeVisible()
  await expect(canvas.getByText('Blessing of Tyche')).toBeVisible()
  await expect(canvas.getByText(say('Ended'))).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'guild-altar' })).toBeVisible()
})

export const PartlyEnglish = meta.story(mocked(...untranslatedGameData('name', 'description', 'kind')))

PartlyEnglish.test('marks what is English, and says why', async ({ canvas }) => {
  const opened = { selector: 'details[open] *' }
  const name = `Keraunos ${written.change(10)}`
  await waitFor(() => expect(canvas.getByText(name, opened)).toHaveAttribute('lang', 'en'))
  await expectEnglishNote(canvas)
})

/** Percent and points of one figure are two totals. */
export const PercentAndPoints = meta.story(
  mocked(getBonuses, {
    ...sampleBonuses,
    lines: [line('hp', 5), { ...line('hp', 400), unit: 'points' }, line('defense', -5)],
  }),
)

PercentAndPoints.test('does not add them up', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByText(say('HP'), { selector: 'summary *' })).toHaveLength(2))
  await expect(canvas.queryByText(written.change(405))).toBeNull()
  await expect(canvas.getByText(/^−\D?5\D*$/, { selector: 'summary *' })).toBeVisible()
})

/** Bonuses without equipment: names and codes stand for what cannot be looked up. */
export const EquipmentUnavailable = meta.story(mocked(getEquipment, fails('SERVICE_UNAVAILABLE')))

export const NothingTimed = meta.story(mocked(getBonuses, { ...sampleBonuses, timed: [] }))

export const Empty = meta.story(mocked(getBonuses, { ...sampleBonuses, lines: [], timed: [] }))

Empty.test('says where bonuses come from', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('No bonuses yet'))).toBeVisible())
  // The bonuses can come before the character, which has the path.
  const link = await canvas.findByRole('link', { name: say('See the equipment') })
  await expect(link).toHaveAttribute('href', '/characters/311?section=equipment')
})

export const NeverReported = meta.story(
  mocked(getBonuses, { ...sampleBonuses, asOf: null, gameServer: null, lines: [], timed: [] }),
)

export const QuietServer = meta.story(mocked(getBonuses, { ...sampleBonuses, ...sampleQuietAge }))

export const Loading = meta.story(mocked(getBonuses, loading()))

export const Offline = meta.story(mocked(mock(getBonuses, offline())))

export const Unavailable = meta.story(mocked(getBonuses, fails('SERVICE_UNAVAILABLE')))

/** The character was deleted while its page was open. */
export const Gone = meta.story(mocked(getBonuses, fails('NOT_FOUND')))
