import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleEquipment, sampleQuietAge } from '@olympus/api-client/mocks/sample-character-pages'
import { getEquipment } from '@olympus/contract/character-pages'
import { getGameDataVersion, readGameData } from '@olympus/contract/game-data'
import { expect, screen, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'
import { expectEnglishNote, expectNoEnglishNote, untranslatedGameData } from '../../stories/untranslated.ts'

const meta = preview.meta({
  title: 'Pages/Character equipment',
  component: PortalAt,
  args: { path: '/characters/311?section=equipment' },
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story({ parameters: pageModes })

Default.test('shows an item on focus', async ({ canvas, userEvent }) => {
  const necklace = await canvas.findByRole('button', { name: /Necklace of Harmonia/ })
  necklace.focus()
  await userEvent.keyboard('{Enter}')
  const tip = await screen.findByRole('dialog', { name: 'Necklace of Harmonia' })
  await expect(tip).toHaveTextContent('+620')
  await expect(tip).toHaveTextContent(say('Bound to {owner}', { owner: 'Kallistrate' }))
})

Default.test('moves between slots with arrow keys', async ({ canvas, userEvent }) => {
  const hat = await canvas.findByRole('button', { name: /Helm of Hades/ })
  hat.focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Mask of Thalia/))
})

/** A game may have slots, items and rarities that the portal does not know. */
export const UnknownItems = meta.story(
  mocked(getEquipment, {
    ...sampleEquipment,
    items: [
      {
        slot: 42,
        item: {
          vnum: 90_001,
          amount: 1,
          rarity: 9,
          options: [{ type: 'GLYPH', effect: 3, level: 1, value: 7 }],
        },
      },
      { slot: 0, item: { vnum: 90_002, name: 'Blade from a newer server', amount: 1, rarity: -2 } },
    ],
  }),
)

UnknownItems.test('shows them by their codes', async ({ canvas }) => {
  const others = await canvas.findByRole('rowgroup', { name: say('Other slots') })
  await expect(others).toHaveTextContent(say('Slot {code}', { code: 42 }))
  const item = say('Item {vnum}', { vnum: 90_001 })
  await expect(canvas.getByRole('button', { name: new RegExp(item) })).toBeVisible()
  await expect(canvas.getByRole('button', { name: /Blade from a newer server/ })).toBeVisible()
})

export const Naked = meta.story(mocked(getEquipment, { ...sampleEquipment, items: [] }))

export const QuietServer = meta.story(mocked(getEquipment, { ...sampleEquipment, ...sampleQuietAge }))

export const Loading = meta.story(mocked(getEquipment, loading()))

export const Offline = meta.story(mocked(mock(getEquipment, offline())))

export const Unavailable = meta.story(mocked(getEquipment, fails('TOO_MANY_REQUESTS')))

/** The character was deleted while its page was open. */
export const Gone = meta.story(mocked(getEquipment, fails('NOT_FOUND')))

/** Tooltips say which slot an item is in, and not its kind. */
export const KindsInEnglish = meta.story(mocked(...untranslatedGameData('kind')))

KindsInEnglish.test('says nothing of texts that are not here', async ({ canvas }) => {
  await canvas.findByRole('button', { name: /Helm of Hades/ })
  await expectNoEnglishNote(canvas)
})

export const PartlyEnglish = meta.story(mocked(...untranslatedGameData('name', 'description')))

PartlyEnglish.test('says why labels and tooltips are in English', ({ canvas }) => expectEnglishNote(canvas))

const newVersion = mock(getGameDataVersion, { version: `1-${'b'.repeat(64)}` })

/** Without game data the page shows the names and codes of the game server. */
export const GameDataOffline = meta.story(mocked(getGameDataVersion, offline()))
export const NewGameDataOffline = meta.story(mocked(newVersion, mock(readGameData, offline())))
export const GameDataReplaced = meta.story(mocked(newVersion, mock(readGameData, fails('NOT_FOUND'))))
