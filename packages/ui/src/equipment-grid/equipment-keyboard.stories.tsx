import { expect, screen, waitFor } from 'storybook/test'

import { notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Card } from '../card/card.tsx'
import { stopClock } from '../testing/stop-clock.ts'
import { EquipmentGrid } from './equipment-grid.tsx'
import { kallistratesItems } from './story-items.ts'
import { slotIn } from './story-slot.ts'
import { slotTexts } from './story-texts.ts'

const meta = preview.meta({
  title: 'Game/Equipment grid keyboard',
  component: EquipmentGrid,
  args: { 'aria-label': 'Equipment of Kallistrate', items: kallistratesItems, ...slotTexts.en },
  parameters: { ...notPictured, contract: 'The component of equipment-grid.stories.tsx.' },
  decorators: [
    (Story) => (
      <Card isFlush style={{ maxWidth: 780 }}>
        <Story />
      </Card>
    ),
  ],
})

/** A letter typed after this pause starts a new search. */
const typingPauseMs = 600

export const Playground = meta.story()

Playground.test('is one tab stop that remembers the focused slot', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await waitFor(() => expect(slotIn(canvas, 'Main weapon')).toHaveFocus())
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(slotIn(canvas, 'Trophy')).toHaveFocus())
  await userEvent.tab()
  await waitFor(() => expect(document.body).toHaveFocus())
  await userEvent.tab({ shift: true })
  await waitFor(() => expect(slotIn(canvas, 'Trophy')).toHaveFocus())
  await userEvent.keyboard('{Home}')
  await waitFor(() => expect(slotIn(canvas, 'Main weapon')).toHaveFocus())
})

Playground.test('finds a slot by typing its name', async ({ canvas, userEvent }) => {
  using clock = stopClock()
  await userEvent.tab()
  await userEvent.keyboard('gl')
  await waitFor(() => expect(slotIn(canvas, 'Gloves')).toHaveFocus())
  await clock.pass(typingPauseMs)
  await userEvent.keyboard('costume h')
  await waitFor(() => expect(slotIn(canvas, 'Costume hat')).toHaveFocus())
})

Playground.test('draws the focus ring around the tile', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  const tile = slotIn(canvas, 'Main weapon').querySelector('[aria-hidden=true]') as HTMLElement
  await expect(getComputedStyle(tile).outline).toContain('solid 2px')
})

/** Wide enough for names beside the tiles. */
export const Wide = meta.story({ globals: { viewport: { value: 'desktop' } } })

const stepsByPath: Record<string, [from: string, key: string, to: string][]> = {
  'from slot to slot at the sides': [
    ['Hat', 'ArrowDown', 'Mask'],
    ['Mask', 'ArrowUp', 'Hat'],
    ['Hat', 'ArrowRight', 'Necklace'],
    ['Ring', 'ArrowLeft', 'Armor'],
    ['Hat', 'ArrowLeft', 'Hat'],
    ['Hat', 'ArrowUp', 'Hat'],
  ],
  'through the weapons below': [
    ['Boots', 'ArrowRight', 'Main weapon'],
    ['Main weapon', 'ArrowRight', 'Secondary weapon'],
    ['Specialist', 'ArrowRight', 'Fairy'],
    ['Specialist', 'ArrowUp', 'Bracelet'],
  ],
  'down to the shelf and back': [
    ['Boots', 'ArrowDown', 'Costume suit'],
    ['Costume suit', 'ArrowRight', 'Costume hat'],
    ['Trophy', 'ArrowLeft', 'Wings skin'],
    ['Trophy', 'ArrowUp', 'Fairy'],
    ['Trophy', 'ArrowDown', 'Trophy'],
  ],
}

for (const [path, steps] of Object.entries(stepsByPath)) {
  Wide.test(`moves with arrow keys ${path}`, async ({ canvas, userEvent }) => {
    for (const [from, key, to] of steps) {
      slotIn(canvas, from).focus()
      await userEvent.keyboard(`{${key}}`)
      await waitFor(() => expect(slotIn(canvas, to)).toHaveFocus())
    }
  })
}

Playground.test(
  'shows an item beside its slot on focus, and hides it with Escape',
  async ({ canvas, userEvent }) => {
    using clock = stopClock()
    await userEvent.tab()
    await userEvent.keyboard('nec')
    const tip = await screen.findByRole('tooltip')
    await expect(tip).toHaveTextContent('Water resistance +12')
    await expect(slotIn(canvas, 'Necklace')).toHaveAccessibleDescription(/HP\s*\+620/)
    await userEvent.keyboard('{Escape}')
    await clock.pass(1000)
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await waitFor(() => expect(slotIn(canvas, 'Necklace')).toHaveFocus())
  },
)

Playground.test(
  'opens an item with Enter and Space; Escape returns to its slot',
  async ({ canvas, userEvent }) => {
    using clock = stopClock()
    await userEvent.tab()
    await userEvent.keyboard('nec')
    for (const key of ['{Enter}', ' ']) {
      await clock.pass(typingPauseMs)
      await userEvent.keyboard(key)
      const dialog = await screen.findByRole('dialog', { name: 'Necklace of Harmonia' })
      await waitFor(() => expect(dialog).toHaveFocus())
      await expect(slotIn(canvas, 'Necklace')).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{Escape}')
      await expect(screen.queryByRole('dialog')).toBeNull()
      await waitFor(() => expect(slotIn(canvas, 'Necklace')).toHaveFocus())
    }
  },
)

Playground.test('opens an item with a tap and closes it with a second tap', async ({ canvas, userEvent }) => {
  await userEvent.pointer({ keys: '[TouchA]', target: slotIn(canvas, 'Ring') })
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Ring of Gyges' })).toBeVisible())
  await userEvent.click(slotIn(canvas, 'Ring'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

Playground.test('opens nothing for an empty slot', async ({ canvas, userEvent }) => {
  slotIn(canvas, 'Trophy').focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(slotIn(canvas, 'Trophy'))
  await expect(screen.queryByRole('dialog')).toBeNull()
})
