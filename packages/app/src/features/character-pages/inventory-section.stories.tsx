import { fails, loading, offline } from '@olympus/api-client/mock'
import { sampleBag, sampleInventory, sampleQuietAge } from '@olympus/api-client/mocks/sample-character-pages'
import { getInventory } from '@olympus/contract/character-pages'
import { expect, screen, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { mocked } from '../../stories/mocked.ts'
import { pageModes } from '../../stories/page-modes.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, written } from '../../stories/say.ts'
import { expectEnglishNote, untranslatedGameData } from '../../stories/untranslated.ts'

/** The tiles of a bag; the selects have options too. */
const tilesIn = (root: HTMLElement) => root.querySelectorAll<HTMLElement>('[role=option]')

const meta = preview.meta({
  title: 'Pages/Character inventory',
  component: PortalAt,
  args: { path: '/characters/311?section=inventory' },
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story({ parameters: pageModes })

Default.test('shows gold and bank money to the last digit', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(written.number(214_806_113))).toBeVisible())
  await expect(canvas.getByText(written.number(1_500_000_000))).toBeVisible()
})

Default.test('finds items in all bags', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox', { name: say('Search in all bags') }), 'honey')
  const found = await canvas.findByRole('region', { name: say('Found in all bags') })
  await waitFor(() => expect(tilesIn(found)).toHaveLength(1))
  await expect(canvas.getByRole('option', { name: /Honey of Hymettos/ })).toBeVisible()
})

Default.test('moves between items with arrow keys', async ({ canvas, userEvent }) => {
  const [first] = await canvas.findAllByRole('option', { name: /Spear of Peleus/ })
  first?.focus()
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Xiphos of Perseus/))
  await userEvent.keyboard('{End}{ArrowLeft}{Home}')
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Spear of Peleus/))
})

export const Wide = meta.story({ globals: { viewport: { value: 'desktop' } } })

Wide.test('compares an item with the worn one', async ({ canvas, userEvent }) => {
  const [blade] = await canvas.findAllByRole('option', { name: /Keraunos/ })
  if (!blade) throw new Error('No Keraunos')
  await userEvent.click(blade)
  await expect(blade).toHaveAttribute('aria-selected', 'true')
  const card = canvas.getByRole('region', { name: say('Item') })
  await waitFor(() => expect(card).toHaveTextContent('−2'))
  await expect(card).toHaveTextContent('Keraunos +10')
})

export const Phone = meta.story({ globals: { viewport: { value: 'mobile' } } })

Phone.test('opens an item in a sheet', async ({ canvas, userEvent }) => {
  const [spear] = await canvas.findAllByRole('option', { name: /Spear of Peleus/ })
  if (!spear) throw new Error('No spear')
  await userEvent.click(spear)
  const sheet = await screen.findByRole('dialog', { name: 'Spear of Peleus' })
  await expect(sheet).toHaveTextContent(say('Bound to {owner}', { owner: 'Kallistrate' }))
})

export const NothingFound = meta.story({ args: { path: '/characters/311?section=inventory&search=zzz' } })

NothingFound.test('resets search and filters', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: say('Reset filters') }))
  await waitFor(() => expect(tilesIn(canvasElement)).toHaveLength(38))
})

export const OneRarity = meta.story({
  args: { path: '/characters/311?section=inventory&rarity=legendary&sort=name' },
})

export const ThousandItems = meta.story(
  mocked(getInventory, { ...sampleInventory, bags: [sampleBag(0, 1000), sampleBag(99, 3)] }),
)

ThousandItems.test('has all of them, and unknown bags by their code', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(tilesIn(canvasElement)).toHaveLength(1000))
  await expect(canvas.getByRole('tab', { name: /99/ })).toBeVisible()
})

export const Empty = meta.story(mocked(getInventory, { ...sampleInventory, bags: [] }))

Empty.test('says where items come from', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(say('No items'))).toBeVisible())
})

export const QuietServer = meta.story(mocked(getInventory, { ...sampleInventory, ...sampleQuietAge }))

export const PartlyEnglish = meta.story({
  globals: { viewport: { value: 'desktop' } },
  ...mocked(...untranslatedGameData('name', 'description')),
})

PartlyEnglish.test('marks what is English, and says why', async ({ canvas, userEvent }) => {
  await expectEnglishNote(canvas)
  const [blade] = await canvas.findAllByRole('option', { name: /Keraunos/ })
  if (!blade) throw new Error('No Keraunos')
  await userEvent.click(blade)
  await expect(canvas.getByRole('heading', { name: 'Keraunos' })).toHaveAttribute('lang', 'en')
  await expect(canvas.getByText(/Forged from a bolt/)).toHaveAttribute('lang', 'en')
})

export const Loading = meta.story(mocked(getInventory, loading()))

export const Offline = meta.story(mocked(getInventory, offline()))

export const Unavailable = meta.story(mocked(getInventory, fails('SERVICE_UNAVAILABLE')))

/** The character was deleted while its page was open. */
export const Gone = meta.story(mocked(getInventory, fails('NOT_FOUND')))
