import { mock } from '@olympus/api-client/mock'
import { noChanges, sampleChanges } from '@olympus/api-client/mocks/sample-character-changes'
import { sampleBonuses } from '@olympus/api-client/mocks/sample-character-bonuses'
import { sampleBag, sampleEquipment, sampleInventory } from '@olympus/api-client/mocks/sample-character-pages'
import {
  getBonuses,
  getCharacterChanges,
  getEquipment,
  getInventory,
} from '@olympus/contract/character-pages'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import type { Mocking } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'

const meta = preview.meta({
  title: 'Pages/Character live',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
})

const later = '2025-06-12T09:44:00Z'
const [, ...otherBags] = sampleInventory.bags
const shard = { vnum: 8100, name: 'Aegis shard', amount: 1, rarity: 3 }

/** The necklace gets better, the mask is taken off, and a trophy is put on. */
const laterEquipment: typeof sampleEquipment = {
  ...sampleEquipment,
  asOf: later,
  items: [
    ...sampleEquipment.items
      .filter(({ slot }) => slot !== 9)
      .map(({ slot, item }) => ({
        slot,
        item: slot === 6 ? { ...item, options: [{ type: 'JEWELS', effect: 1, level: 5, value: 777 }] } : item,
      })),
    { slot: 100, item: { vnum: 5100, name: 'Laurels of Olympia', amount: 1, rarity: 4 } },
  ],
}

/** The first figure is gone. */
const laterBonuses: typeof sampleBonuses = {
  ...sampleBonuses,
  asOf: later,
  lines: sampleBonuses.lines.filter(({ stat }) => stat !== sampleBonuses.lines[0]?.stat),
}

const fullBag = sampleBag(0, 60)
const bagWithout = (position: number) => ({
  ...fullBag,
  items: fullBag.items.filter((placed) => placed.position !== position),
})

/** Sections before and after the report. */
let isReported = false
const isLive = {
  beforeEach({ msw }: Mocking) {
    isReported = false
    const inventory = (first: typeof fullBag) => ({ ...sampleInventory, bags: [first, ...otherBags] })
    msw.use(
      mock(getEquipment, () => (isReported ? laterEquipment : sampleEquipment)),
      mock(getInventory, () =>
        isReported
          ? inventory({ ...fullBag, items: [{ position: 0, item: shard }, ...fullBag.items.slice(1)] })
          : inventory(bagWithout(0)),
      ),
      mock(getBonuses, () => (isReported ? laterBonuses : sampleBonuses)),
      mock(getCharacterChanges, () => (isReported ? sampleChanges : noChanges)),
    )
  },
}

/** Loads all data of the page again, as a live event does. */
function report(): void {
  isReported = true
  window.dispatchEvent(new Event('online'))
}

/** The other cards of the page load at their own pace, and change its height. */
const untilLoaded = (root: HTMLElement) => waitFor(() => expect(skeletonsIn(root)).toEqual([]))
const skeletonsIn = (root: HTMLElement) => [...root.querySelectorAll('[aria-busy=true]')]

/** Fails if a skeleton appears until `act` is done. */
async function withoutSkeletons(root: HTMLElement, act: () => Promise<void>): Promise<void> {
  await untilLoaded(root)
  const seen: Element[] = []
  const observer = new MutationObserver(() => seen.push(...skeletonsIn(root)))
  observer.observe(root, { subtree: true, childList: true, attributes: true })
  await act()
  observer.disconnect()
  await expect(seen).toEqual([])
}

export const Equipment = meta.story({ args: { path: '/characters/311?section=equipment' }, ...isLive })

Equipment.test('keeps an open tooltip and shows the new values in it', async (context) => {
  const { canvas, canvasElement, userEvent } = context
  const necklace = await canvas.findByRole('button', { name: /Necklace of Harmonia/ })
  await userEvent.click(necklace)
  const tip = await screen.findByRole('dialog', { name: 'Necklace of Harmonia' })
  await expect(tip).toHaveTextContent('+620')
  await withoutSkeletons(canvasElement, async () => {
    report()
    await waitFor(() => expect(tip).toHaveTextContent('+777'))
  })
  await expect(tip).toBeVisible()
  await expect(necklace).toHaveAttribute('aria-expanded', 'true')
})

Equipment.test('keeps the focus on a slot that is filled', async ({ canvas, userEvent }) => {
  const cells = await canvas.findAllByRole('gridcell')
  const trophy = cells.find(({ dataset }) => dataset['slot'] === '100')
  trophy?.focus()
  await expect(trophy).toHaveFocus()
  report()
  const filled = await canvas.findByRole('button', { name: /Laurels of Olympia/ })
  await waitFor(() => expect(filled).toHaveFocus())
  await userEvent.keyboard('{ArrowUp}')
  await expect(filled).not.toHaveFocus()
})

Equipment.test('closes the tooltip of an item that is gone', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Mask of Thalia/ }))
  await screen.findByRole('dialog', { name: 'Mask of Thalia' })
  report()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  isReported = false
  window.dispatchEvent(new Event('online'))
  const mask = await canvas.findByRole('button', { name: /Mask of Thalia/ })
  await expect(mask).toHaveAttribute('aria-expanded', 'false')
  await expect(screen.queryByRole('dialog')).toBeNull()
})

export const Inventory = meta.story({
  args: { path: '/characters/311?section=inventory' },
  globals: { viewport: { value: 'desktop' } },
  ...isLive,
})

Inventory.test('keeps typed text, the chosen item and the scroll position', async (context) => {
  const { canvas, canvasElement, userEvent } = context
  const [, second] = await canvas.findAllByRole('option', { name: /Xiphos of Perseus/ })
  if (!second) throw new Error('No second xiphos')
  await userEvent.click(second)
  const search = canvas.getByRole('searchbox', { name: say('Search in all bags') })
  await userEvent.type(search, 's')
  await canvas.findByRole('region', { name: say('Found in all bags') })
  await untilLoaded(canvasElement)
  window.scrollTo(0, 40)
  const { scrollY } = window
  await expect(scrollY).toBe(40)
  await withoutSkeletons(canvasElement, async () => {
    report()
    await waitFor(() => expect(canvas.getByRole('option', { name: /Aegis shard/ })).toBeInTheDocument())
  })
  await expect(search).toHaveFocus()
  await expect(search).toHaveValue('s')
  const item = canvas.getByRole('region', { name: say('Item') })
  await expect(within(item).getByText(/Xiphos of Perseus/)).toBeVisible()
  await expect(window.scrollY).toBe(scrollY)
})

Inventory.test('keeps the focus on an item that moves to another chunk', async ({ canvas, userEvent }) => {
  const options = await canvas.findAllByRole('option', { name: /./ })
  const tiles = options.filter(({ dataset }) => dataset['place'])
  const last = tiles[39]
  if (!last) throw new Error('No tile 40')
  const place = last.dataset['place']
  last.focus()
  report()
  await canvas.findByRole('option', { name: /Aegis shard/ })
  await waitFor(() => expect((document.activeElement as HTMLElement).dataset['place']).toBe(place))
  await expect(last.isConnected).toBe(false)
  await userEvent.keyboard('{ArrowRight}')
  await expect((document.activeElement as HTMLElement).dataset['place']).not.toBe(place)
})

export const Bonuses = meta.story({ args: { path: '/characters/311?section=bonus' }, ...isLive })

const openFigures = (root: HTMLElement) => root.querySelectorAll('details[open]')

Bonuses.test('opens no figure when the first one is gone', async ({ canvas, canvasElement, userEvent }) => {
  const other = await canvas.findByText(say('Critical hit'))
  await userEvent.click(other)
  await waitFor(() => expect(openFigures(canvasElement)).toHaveLength(2))
  report()
  await waitFor(() => expect(openFigures(canvasElement)).toHaveLength(1))
  await expect(other.closest('details')).toHaveAttribute('open')
})

export const General = meta.story({ args: { path: '/characters/311' }, ...isLive })

General.test('adds what has changed without a skeleton', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvas.getByText(say('Nothing has changed.'))).toBeVisible())
  // The last cards to load.
  await canvas.findByRole('region', { name: say('Next milestones') })
  await waitFor(() => expect(canvasElement.querySelector('main [aria-busy=true]')).toBeNull())
  await withoutSkeletons(canvasElement, async () => {
    report()
    await waitFor(() => expect(canvas.queryByText(say('Nothing has changed.'))).toBeNull())
  })
  const card = canvas.getByRole('region', { name: say('Since your last visit') })
  await expect(within(card).getAllByRole('listitem')).toHaveLength(7)
})
