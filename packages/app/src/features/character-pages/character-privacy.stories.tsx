import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import {
  sampleCharacterView,
  sampleEquipment,
  sampleInventory,
  sampleOpenStranger,
  sampleOwnFacts,
  samplePrivacy,
  samplePrivateAge,
} from '@olympus/api-client/mocks/sample-character-pages'
import { sampleRoster } from '@olympus/api-client/mocks/sample-characters'
import {
  getCharacter,
  getEquipment,
  getInventory,
  setCharacterPrivacy,
} from '@olympus/contract/character-pages'
import type { CharacterPrivacy } from '@olympus/contract/character-privacy'
import { listCharacters } from '@olympus/contract/characters'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { pressEscape } from '../../stories/press-escape.ts'
import { say, written } from '../../stories/say.ts'
import type { Play } from '../../stories/type-into.ts'

const meta = preview.meta({
  title: 'Pages/Character privacy',
  component: PortalAt,
  args: { path: '/characters/311' },
  parameters: { layout: 'fullscreen' },
})

const kallistrate = sampleCharacterView(311)

async function openedDialog({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: say('Privacy') }))
  return within(
    await screen.findByRole('dialog', { name: say('Privacy of {name}', { name: 'Kallistrate' }) }),
  )
}

const switchOf = (dialog: ReturnType<typeof within>, name: string) =>
  dialog.getByRole('switch', { name: say(name) })

async function open(story: Play): Promise<void> {
  await openedDialog(story)
}

const own = (privacy: CharacterPrivacy) => ({ ...kallistrate, own: { ...sampleOwnFacts, privacy } })

export const Default = meta.story({ parameters: pageModes, play: open })

Default.test(
  'sends only what the owner has changed, with the keyboard',
  async ({ canvas, userEvent, msw }) => {
    const dialog = within(await screen.findByRole('dialog'))
    let asked: unknown
    msw.use(
      mock(setCharacterPrivacy, ({ params, body }) => {
        asked = { ...params, ...body }
        return { ...samplePrivacy, audiences: { ...samplePrivacy.audiences, ...body.audiences } }
      }),
    )
    switchOf(dialog, 'Equipment').focus()
    await userEvent.keyboard(' ')
    await expect(switchOf(dialog, 'Equipment')).toBeChecked()
    dialog.getByRole('button', { name: say('Save') }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(asked).toEqual({ id: 311, audiences: { equipment: 'players' } })
    await waitFor(() => expect(canvas.getByRole('button', { name: say('Privacy') })).toHaveFocus())
    const again = await openedDialog({ canvas, userEvent })
    await expect(switchOf(again, 'Equipment')).toBeChecked()
  },
)

Default.test('asks for nothing when nothing has changed', async ({ userEvent, msw }) => {
  const dialog = within(await screen.findByRole('dialog'))
  let requests = 0
  msw.use(
    mock(setCharacterPrivacy, () => {
      requests += 1
      return samplePrivacy
    }),
  )
  await userEvent.click(switchOf(dialog, 'Bank money'))
  await userEvent.click(switchOf(dialog, 'Bank money'))
  await userEvent.click(dialog.getByRole('button', { name: say('Save') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(requests).toBe(0)
})

Default.test('offers a switch for the statistics', async () => {
  const dialog = within(screen.getByRole('dialog'))
  await expect(dialog.getByRole('switch', { name: say('Statistics') })).not.toBeChecked()
})

export const Phone = meta.story({ globals: { viewport: { value: 'mobile' } }, play: open })

export const Opened = meta.story({
  ...mocked(
    getCharacter,
    own({
      audiences: { ...samplePrivacy.audiences, equipment: 'players', lastVisit: 'players' },
      isHiddenFromLeaderboards: true,
    }),
  ),
  play: open,
})

Opened.test('shows what is open', async () => {
  const dialog = within(screen.getByRole('dialog'))
  for (const name of ['Equipment', 'Last visit', 'Hide from leaderboards'])
    await expect(switchOf(dialog, name)).toBeChecked()
  await expect(switchOf(dialog, 'Inventory')).not.toBeChecked()
})

async function saves(story: Play): Promise<void> {
  const dialog = await openedDialog(story)
  await story.userEvent.click(switchOf(dialog, 'Inventory'))
  await story.userEvent.click(dialog.getByRole('button', { name: say('Save') }))
}

async function isRefused(story: Play): Promise<void> {
  await saves(story)
  const dialog = within(screen.getByRole('dialog'))
  await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
}

export const Saving = meta.story({ ...mocked(setCharacterPrivacy, loading()), play: saves })

export const SavedOffline = meta.story({ ...mocked(setCharacterPrivacy, offline()), play: isRefused })

SavedOffline.test('keeps what was chosen, and drops it once closed', async ({ canvas, userEvent }) => {
  await expect(switchOf(within(screen.getByRole('dialog')), 'Inventory')).toBeChecked()
  await pressEscape({ userEvent })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(switchOf(await openedDialog({ canvas, userEvent }), 'Inventory')).not.toBeChecked()
})

export const SavedTooOften = meta.story({
  ...mocked(setCharacterPrivacy, fails('TOO_MANY_REQUESTS')),
  play: isRefused,
})

/** The character was deleted while its page was open. */
export const Gone = meta.story({ ...mocked(setCharacterPrivacy, fails('NOT_FOUND')), play: isRefused })

/** The owner looks at what others see. */
export const Preview = meta.story({ args: { path: '/characters/311?view=players' } })

Preview.test('says so, and leads back', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByText(say('This is what other players see.'))).toBeVisible())
  await expect(canvas.queryByRole('button', { name: say('Privacy') })).toBeNull()
  await userEvent.click(canvas.getByRole('link', { name: say('Back to your view') }))
  await waitFor(() => expect(canvas.getByRole('button', { name: say('Privacy') })).toBeVisible())
})

Preview.test('is one click away', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: say('Back to your view') }))
  await userEvent.click(await canvas.findByRole('link', { name: say('As others see it') }))
  await waitFor(() => expect(canvas.getByText(say('This is what other players see.'))).toBeVisible())
})

export const PreviewLoading = meta.story({
  args: { path: '/characters/311?view=players' },
  ...mocked(mock(getCharacter, loading()), mock(listCharacters, loading())),
})

/** To strangers the address of a preview is the page itself. */
export const PreviewOfStranger = meta.story({
  args: { path: '/characters/9001?view=players' },
  ...mocked(listCharacters, sampleRoster),
})

PreviewOfStranger.test('says nothing about a preview', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvas.getByText(say('As everybody sees it in the game'))).toBeVisible())
  await expect(canvas.queryByText(say('This is what other players see.'))).toBeNull()
  await expect(canvasElement).toHaveTextContent(publicPart())
})

/** What the page of somebody else's character says if its owner has opened nothing. */
const publicPart = () =>
  say('<0>This is the public part.</0> Everything else is seen by the owner alone.').replaceAll(/<\/?0>/g, '')

/** Somebody else's character whose owner has opened everything. */
export const OpenStranger = meta.story({ args: { path: '/characters/9002' }, parameters: pageModes })

OpenStranger.test('shows tabs, gold, bank money and the last visit', async (context) => {
  const { canvas, canvasElement, userEvent } = context
  await waitFor(() => expect(canvas.getByText(written.number(3_050_117))).toBeVisible())
  await expect(canvas.getByText(written.number(77_000_000))).toBeVisible()
  await expect(canvas.getByText(say('Last visit'))).toBeVisible()
  await expect(canvasElement).not.toHaveTextContent(publicPart())
  await expect(canvas.queryByRole('button', { name: say('Privacy') })).toBeNull()
  await userEvent.click(canvas.getByRole('link', { name: say('Inventory') }))
  await waitFor(() => expect(canvas.getByText(say('Gold'))).toBeVisible())
})

export const OpenStrangerInTheGame = meta.story({
  args: { path: '/characters/9002' },
  ...mocked(getCharacter, { ...sampleOpenStranger, lastVisit: { presence: 'online', leftAt: null } }),
})

OpenStrangerInTheGame.test('says so in the head and in the facts', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByText(say('In the game'))).toHaveLength(2))
})

export const OpenStrangerNeverSeen = meta.story({
  args: { path: '/characters/9002' },
  ...mocked(getCharacter, { ...sampleOpenStranger, lastVisit: { presence: 'unknown', leftAt: null } }),
})

/** Only the equipment is open: neither its age nor attributes are shown. */
export const EquipmentOfStranger = meta.story({
  args: { path: '/characters/9002?section=equipment' },
  ...mocked(
    mock(getCharacter, {
      ...sampleOpenStranger,
      sections: ['equipment'],
      gold: null,
      bankMoney: null,
      lastVisit: null,
    }),
    mock(getEquipment, { ...sampleEquipment, ...samplePrivateAge }),
  ),
})

EquipmentOfStranger.test('shows what is worn, and nothing else', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: /Keraunos/ })).toBeVisible())
  await expect(canvas.getByText(say('Standing'))).toBeVisible()
  for (const text of ['Attributes', 'Gold', 'Bank money', 'Time online', 'Not reported yet'])
    await expect(canvas.queryByText(say(text))).toBeNull()
  await expect(canvas.queryByRole('link', { name: say('Inventory') })).toBeNull()
})

/** Only the inventory is open. */
export const InventoryOfStranger = meta.story({
  args: { path: '/characters/9002?section=inventory' },
  ...mocked(
    mock(getCharacter, { ...sampleOpenStranger, sections: ['inventory'], bankMoney: null, lastVisit: null }),
    mock(getInventory, { ...sampleInventory, ...samplePrivateAge }),
  ),
})

InventoryOfStranger.test('shows the gold, and no bank money', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(written.number(3_050_117))).toBeVisible())
  await expect(canvas.queryByText(say('Bank money'))).toBeNull()
})
