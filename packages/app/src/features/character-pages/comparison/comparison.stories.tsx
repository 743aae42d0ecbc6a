import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import {
  sampleCharacterView,
  sampleEquipment,
  sampleOwnFacts,
  sampleQuietAge,
} from '@olympus/api-client/mocks/sample-character-pages'
import { sampleRoster } from '@olympus/api-client/mocks/sample-characters'
import type { CharacterItem } from '@olympus/contract/character-item'
import { getCharacter, getEquipment } from '@olympus/contract/character-pages'
import { listCharacters } from '@olympus/contract/characters'
import { expect, waitFor, within } from 'storybook/test'

import preview from '../../../../../../.storybook/preview.tsx'
import { mocked } from '../../../stories/mocked.ts'
import { pageModes } from '../../../stories/page-modes.ts'
import { PortalAt } from '../../../stories/portal-at.tsx'
import { say, written } from '../../../stories/say.ts'

const changes: Readonly<Record<number, Partial<CharacterItem> | null>> = {
  0: { vnum: 6004, name: 'Staff of Circe', upgrade: 8, rarity: 4, options: [] },
  2: { upgrade: 7 },
  10: { elementRate: 95 },
  12: null,
}

/** What Nyxandra wears: some other items, an empty slot, and one that the portal does not know. */
const otherEquipment = {
  ...sampleEquipment,
  items: [
    ...sampleEquipment.items.flatMap(({ slot, item }) =>
      changes[slot] === null ? [] : [{ slot, item: { ...item, ...changes[slot] } }],
    ),
    { slot: 42, item: { vnum: 90_001, amount: 1 } },
  ],
}

const nyxandra = {
  ...sampleCharacterView(312),
  reputation: 902_114,
  own: {
    ...sampleOwnFacts,
    hp: 24_110,
    mp: 31_900,
    attackMin: 4930,
    attackMax: 5380,
    defense: 1210,
    resistances: { fire: 40, water: 66, light: 61, shadow: 82 },
  },
}

const characters = mock(getCharacter, ({ params: { id } }) =>
  id === 312 ? nyxandra : sampleCharacterView(id),
)
const equipment = mock(getEquipment, ({ params: { id } }) => (id === 312 ? otherEquipment : sampleEquipment))

const compared = { path: '/characters/311?section=equipment&with=312' }

const meta = preview.meta({
  title: 'Pages/Character comparison',
  component: PortalAt,
  args: compared,
  parameters: { layout: 'fullscreen' },
})

const rowIn = (canvas: ReturnType<typeof within>, table: string, row: string) =>
  within(canvas.getByRole('table', { name: table })).getByRole('row', { name: new RegExp(`^${row}\\b`) })

export const Default = meta.story({ parameters: pageModes, ...mocked(characters, equipment) })

Default.test('shows both characters with the differences of their values', async ({ canvas }) => {
  await waitFor(() =>
    expect(rowIn(canvas, say('Values'), say('HP'))).toHaveTextContent(written.number(24_110)),
  )
  await expect(rowIn(canvas, say('Values'), say('HP'))).toHaveTextContent(`+${written.number(14_310)}`)
  await expect(rowIn(canvas, say('Values'), say('Shadow resistance'))).toHaveTextContent('−38')
  await expect(rowIn(canvas, say('Values'), say('Light resistance'))).toHaveTextContent(say('same'))
})

Default.test('compares what they wear, slot by slot', async ({ canvas }) => {
  await waitFor(() =>
    expect(rowIn(canvas, say('Equipment'), say('Main weapon'))).toHaveTextContent('Staff of Circe'),
  )
  const ages = within(canvas.getByRole('region', { name: say('Equipment') })).getAllByText(/Delphi/)
  await expect(ages).toHaveLength(2)
  await expect(rowIn(canvas, say('Equipment'), say('Hat'))).toHaveTextContent('+2')
  await expect(rowIn(canvas, say('Equipment'), say('Specialist'))).toHaveTextContent(say('Empty'))
  await expect(rowIn(canvas, say('Equipment'), say('Armor'))).toHaveTextContent(say('same'))
  await expect(rowIn(canvas, say('Equipment'), say('Slot {code}', { code: 42 }))).toHaveTextContent(
    say('Item {vnum}', { vnum: 90_001 }),
  )
})

Default.test('ends with a button that leads back to the equipment', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: say('End comparison') }))
  await expect(await canvas.findByRole('grid')).toBeVisible()
  await expect(canvas.queryByRole('table', { name: say('Values') })).toBeNull()
  await expect(canvas.getByRole('combobox', { name: say('Compare with another character') })).toHaveFocus()
})

export const Choose = meta.story({ args: { path: '/characters/311?section=equipment' } })

Choose.test('starts with the choice of another own character', async ({ canvas, userEvent }) => {
  const select = await canvas.findByRole('combobox', { name: say('Compare with another character') })
  await waitFor(() => expect(select).toBeEnabled())
  await expect(within(select).queryByRole('option', { name: /Kallistrate/ })).toBeNull()
  await userEvent.selectOptions(select, '312')
  await expect(await canvas.findByRole('table', { name: say('Values') })).toBeVisible()
})

/** What the game has not reported is unknown, which is not zero. */
export const Unreported = meta.story(
  mocked(
    mock(getCharacter, ({ params: { id } }) =>
      id === 312
        ? { ...nyxandra, own: { ...nyxandra.own, asOf: null, gameServer: null, mp: null, resistances: null } }
        : sampleCharacterView(id),
    ),
    mock(getEquipment, ({ params: { id } }) =>
      id === 312 ? { ...sampleEquipment, asOf: null, gameServer: null, items: [] } : sampleEquipment,
    ),
  ),
)

Unreported.test('has a dash for its difference', async ({ canvas }) => {
  await waitFor(() => expect(rowIn(canvas, say('Values'), say('MP'))).toHaveTextContent(/–.*–$/))
})

export const QuietServer = meta.story(
  mocked(
    mock(getCharacter, ({ params: { id } }) =>
      id === 312 ? { ...nyxandra, own: { ...nyxandra.own, ...sampleQuietAge } } : sampleCharacterView(id),
    ),
    equipment,
  ),
)

export const Loading = meta.story(
  mocked(
    mock(getCharacter, ({ params: { id } }) => (id === 312 ? loading() : sampleCharacterView(id))),
    mock(getEquipment, ({ params: { id } }) => (id === 312 ? loading() : sampleEquipment)),
  ),
)

export const Offline = meta.story(
  mocked(
    mock(getCharacter, ({ params: { id } }) => (id === 312 ? offline() : sampleCharacterView(id))),
    mock(getEquipment, ({ params: { id } }) => (id === 312 ? offline() : sampleEquipment)),
  ),
)

/** The other character was deleted meanwhile. */
export const OtherGone = meta.story(
  mocked(
    mock(getCharacter, ({ params: { id } }) => (id === 312 ? fails('NOT_FOUND') : sampleCharacterView(id))),
    mock(getEquipment, ({ params: { id } }) => (id === 312 ? fails('NOT_FOUND') : sampleEquipment)),
  ),
)

export const LongNames = meta.story(
  mocked(
    mock(getCharacter, ({ params: { id } }) =>
      id === 312 ? { ...nyxandra, name: 'Wolfeschlegelsteinhausenbergerdorffsson' } : sampleCharacterView(id),
    ),
    equipment,
  ),
)

/** A character of somebody else, or one that does not exist. */
export const NotOwn = meta.story({ args: { path: '/characters/311?section=equipment&with=9001' } })

NotOwn.test('shows the equipment instead', async ({ canvas }) => {
  await expect(await canvas.findByRole('grid')).toBeVisible()
})

export const OnlyCharacter = meta.story(
  mocked(listCharacters, { ...sampleRoster, characters: sampleRoster.characters.slice(0, 1) }),
)

OnlyCharacter.test('has nothing to compare with', async ({ canvas }) => {
  await expect(await canvas.findByRole('grid')).toBeVisible()
  await waitFor(() => expect(canvas.queryByRole('combobox')).toBeNull())
})
