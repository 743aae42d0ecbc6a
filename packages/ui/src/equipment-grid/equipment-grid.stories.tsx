import { RotateCcw } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Icon } from '../icon/icon.tsx'
import { movesIn } from '../testing/let-move.ts'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { EquipmentGridSkeleton } from './equipment-grid-skeleton.tsx'
import { EquipmentGrid } from './equipment-grid.tsx'
import { knownSlots } from './equipment-slots.ts'
import { kallistratesItems } from './story-items.ts'
import { slotIn } from './story-slot.ts'
import { slotTexts } from './story-texts.ts'

const meta = preview.meta({
  title: 'Game/Equipment grid',
  component: EquipmentGrid,
  args: { 'aria-label': 'Equipment of Kallistrate', items: kallistratesItems, ...slotTexts.en },
  decorators: [
    (Story) => (
      <Card isFlush style={{ maxWidth: 780 }}>
        <Story />
      </Card>
    ),
  ],
})

const slotElements = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-slot]')]

export const Playground = meta.story()

Playground.test('shows all 18 slots by code in reading order', async ({ canvasElement }) => {
  await expect(slotElements(canvasElement).map((seat) => Number(seat.dataset['slot']))).toEqual(
    knownSlots.map(({ code }) => code),
  )
})

Playground.test('names slot, item, rarity and upgrade, and marks empty slots', async ({ canvas }) => {
  await expect(slotIn(canvas, 'Hat')).toHaveAccessibleName('Hat: Helm of Hades, rarity legendary, +9')
  await expect(slotIn(canvas, 'Mask')).toHaveAccessibleName('Mask: Mask of Thespis, rarity rare')
  const trophy = canvas.getByRole('gridcell', { name: 'Trophy: empty' })
  await expect(trophy).not.toHaveAttribute('aria-haspopup')
  await expect(getComputedStyle(trophy).cursor).not.toBe('pointer')
})

Playground.test('has no selection', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[aria-selected], [aria-checked]')).toBeNull()
})

Playground.test('has touch targets of at least 44 px', async ({ canvasElement }) => {
  for (const seat of slotElements(canvasElement)) {
    const { width, height } = seat.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})

export const PartlyFilled = meta.story({
  args: { items: kallistratesItems.filter(({ slot: code }) => code % 3 === 0) },
})

export const Nothing = meta.story({ args: { items: [] } })

Nothing.test('is still navigable with the keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await waitFor(() => expect(canvas.getByRole('gridcell', { name: 'Main weapon: empty' })).toHaveFocus())
  await userEvent.keyboard('{ArrowUp}')
  await expect(document.activeElement).toHaveAccessibleName(/: empty$/)
  await expect(canvas.queryByRole('button')).toBeNull()
})

/** A newer game server may send slots and icons that this build does not know. */
export const UnknownSlots = meta.story({
  args: {
    items: [
      ...kallistratesItems,
      { slot: 17, name: 'Cloak of Nyx', icon: 'from-a-newer-server', rarity: 'epic', rarityLabel: 'Epic' },
      { slot: 7, name: 'Second ring', icon: 'globe-ring', rarity: 'rare', rarityLabel: 'Rare' },
    ],
  },
})

UnknownSlots.test('shows items in unknown slots in a separate row', async ({ canvas }) => {
  const others = canvas.getByRole('rowgroup', { name: 'Other slots' })
  const cloak = canvas.getByRole('button', { name: 'Slot 17: Cloak of Nyx, rarity epic' })
  await expect(others).toContainElement(cloak)
  await expect(others).toContainElement(
    canvas.getByRole('button', { name: 'Ring: Second ring, rarity rare' }),
  )
  await expect(cloak.querySelector('use')?.getAttribute('href')).toMatch(/#help$/)
})

UnknownSlots.test('reaches the separate row with the keyboard', async ({ canvas, userEvent }) => {
  slotIn(canvas, 'Costume suit').focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect(document.activeElement).toHaveAccessibleName(/^Slot 17/)
})

export const German = meta.story({ args: slotTexts.de })

German.test('is named in German', async ({ canvas }) => {
  await expect(
    canvas.getByRole('button', { name: 'Hut: Helm of Hades, Seltenheit Legendary, +9' }),
  ).toBeVisible()
  await expect(canvas.getByRole('gridcell', { name: 'Trophäe: leer' })).toBeVisible()
})

export const Chinese = meta.story({ args: slotTexts.hk })

Chinese.test('is named in Chinese', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '帽子：Helm of Hades，稀有度Legendary，+9' })).toBeVisible()
  await expect(canvas.getByRole('gridcell', { name: '獎盃：空' })).toBeVisible()
})

const widths = [320, 390, 560, 780] as const

export const AllVariants = meta.story({
  parameters: {
    ...picturedIn('dark desktop', 'light desktop'),
    widerThanPhone: 'Shows the widths of several windows.',
  },
  decorators: [(Story) => <div style={{ width: 780 }}>{Story()}</div>],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      {widths.map((width) => (
        <Card key={width} isFlush style={{ width: width - 32 }}>
          <EquipmentGrid {...args} aria-label={`${width} px`} />
        </Card>
      ))}
    </div>
  ),
})

export const Narrowest = meta.story({
  render: (args) => (
    <Card isFlush style={{ width: 288 }}>
      <EquipmentGrid {...args} />
    </Card>
  ),
})

Narrowest.test('has four columns and no overflow on a page of 320 px', async ({ canvas, canvasElement }) => {
  const body = canvas.getAllByRole('rowgroup')[0] as HTMLElement
  await expect(getComputedStyle(body).gridTemplateColumns.split(' ')).toHaveLength(4)
  const grid = canvas.getByRole('grid')
  await staysInside(grid)
  for (const seat of slotElements(canvasElement)) {
    const { width, height } = seat.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})

export const Loading = meta.story({ render: () => <EquipmentGridSkeleton /> })

export const LoadingBesideLoaded = meta.story({
  render: (args) => (
    <>
      <EquipmentGridSkeleton />
      <EquipmentGrid {...args} />
    </>
  ),
})

LoadingBesideLoaded.test('has every tile in its final position', async ({ canvas, canvasElement }) => {
  const grid = canvas.getByRole('grid')
  const skeleton = canvasElement.querySelector<HTMLElement>('[aria-hidden=true]') as HTMLElement
  await expect(skeleton.offsetHeight).toBe(grid.offsetHeight)
  const placesIn = (root: HTMLElement) =>
    [...root.querySelectorAll<HTMLElement>('[data-place]')].map((place) => {
      const tile = (place.querySelector('[data-slot] > [aria-hidden=true]') ??
        place.querySelector(':scope > div > div')) as HTMLElement
      const { left, top, width, height } = tile.getBoundingClientRect()
      return [left, top - root.getBoundingClientRect().top, width, height].map(Math.round)
    })
  await expect(placesIn(skeleton)).toEqual(placesIn(grid))
})

export const Failed = meta.story({
  args: { onClick: fn() },
  render: ({ onClick }) => (
    <EmptyState
      role="alert"
      icon="broken-shield"
      title="Error, try again"
      description="The equipment could not be loaded."
      action={
        <Button icon={<Icon icon={RotateCcw} />} onClick={() => onClick?.(undefined as never)}>
          Try again
        </Button>
      }
    />
  ),
})

Failed.test('replaces the grid with an error and a retry', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The equipment could not be loaded.')
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(args.onClick).toHaveBeenCalledOnce()
})

export const LongText = meta.story({
  args: {
    slotName: (code) => Object.values(longTexts)[code % 3] as string,
    shelfLabel: longTexts.unbroken,
    items: kallistratesItems.map((item) => ({ ...item, name: longTexts.unbroken, line: longTexts.german })),
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <EquipmentGrid {...args} />
      <EquipmentGrid {...args} aria-label="On a page of 320 px" style={{ width: 288 }} />
    </div>
  ),
})

LongText.test('stays in its columns', async ({ canvas, canvasElement, userEvent }) => {
  await staysInside(canvas.getAllByRole('grid'))
  await staysInside(slotElements(canvasElement))
  await userEvent.tab()
  const tip = await screen.findByRole('tooltip')
  const facts = tip.firstElementChild as HTMLElement
  await staysInside(facts)
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test(
  'keeps a border around every tile and the focus ring',
  async ({ canvas, canvasElement, userEvent }) => {
    for (const seat of slotElements(canvasElement)) {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(
        seat.querySelector('[aria-hidden=true]') as Element,
      )
      await expect(borderTopWidth).toBe('1px')
      await expect(borderTopColor).not.toBe(backgroundColor)
    }
    await userEvent.tab()
    const tile = slotIn(canvas, 'Main weapon').querySelector('[aria-hidden=true]') as HTMLElement
    await expect(getComputedStyle(tile).outlineStyle).toBe('solid')
  },
)

export const ReducedMotion = meta.story({ parameters: { chromatic: { prefersReducedMotion: 'reduce' } } })

ReducedMotion.test('does not animate', async ({ canvas }) => {
  const hasMoved = await movesIn(
    () => slotIn(canvas, 'Main weapon').focus(),
    () => screen.findByRole('tooltip'),
  )
  await expect(hasMoved).toBe(false)
})
