import { expect, fireEvent, screen, waitFor } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { ItemTile } from '../item-tile/item-tile.tsx'
import { rarities } from '../rarity-pips/rarities.ts'
import { longTexts } from '../testing/long-texts.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { stopClock } from '../testing/stop-clock.ts'
import { ItemDetails, type ItemFacts } from './item-details.tsx'
import { ItemTooltip } from './item-tooltip.tsx'

const necklace: ItemFacts = {
  name: 'Necklace of Harmonia',
  rarity: 'rare',
  rarityLabel: 'Rare',
  line: 'Necklace, level 88',
  stats: [
    { key: 'hp', label: 'HP', value: '+620' },
    { key: 'critical', label: 'Critical hit', value: '+4 %' },
  ],
  bonuses: [{ key: 'water', text: 'Water resistance +12', element: 'water' }],
  binding: 'Bound to Kallistrate',
}

const meta = preview.meta({
  title: 'Game/Item tooltip',
  component: ItemTooltip,
  args: {
    facts: necklace,
    'aria-label': 'Necklace of Harmonia',
    children: <ItemTile icon="gem-necklace" rarity="rare" size={64} />,
  },
})

const roomy = { minHeight: 320, display: 'grid', placeContent: 'center' } as const

const hover = (element: HTMLElement) => fireEvent.pointerOver(element, { pointerType: 'mouse' })
const tip = () => screen.queryByRole('tooltip')

export const Playground = meta.story({ decorators: [(Story) => <div style={roomy}>{Story()}</div>] })

Playground.test('shows 200 ms after the pointer enters and hides when it leaves', async ({ canvas }) => {
  using clock = stopClock()
  const button = canvas.getByRole('button')
  hover(button)
  await clock.pass(199)
  await expect(tip()).toBeNull()
  await clock.pass(1)
  const bubble = await screen.findByRole('tooltip')
  fireEvent.pointerOut(button, { pointerType: 'mouse', relatedTarget: bubble })
  fireEvent.pointerOver(bubble, { pointerType: 'mouse', relatedTarget: button })
  await clock.pass(60_000)
  await expect(bubble).toBeVisible()
  fireEvent.pointerOut(bubble, { pointerType: 'mouse', relatedTarget: document.body })
  await clock.pass(120)
  await waitFor(() => expect(tip()).toBeNull())
})

Playground.test(
  'shows at once on keyboard focus and describes the button; Escape hides it',
  async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button')
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription(/Rare.*Necklace, level 88.*HP.*\+620.*Bound to Kallistrate/),
    )
    await userEvent.keyboard('{Escape}')
    await expect(tip()).toBeNull()
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).not.toHaveAttribute('aria-describedby')
  },
)

Playground.test(
  'stays open after a press, takes the focus, and returns it on Escape',
  async ({ canvas, userEvent }) => {
    using clock = stopClock()
    const button = canvas.getByRole('button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = screen.getByRole('dialog', { name: 'Necklace of Harmonia' })
    await waitFor(() => expect(dialog).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await clock.pass(60_000)
    await expect(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(button).toHaveFocus())
  },
)

Playground.test('opens with a tap on a touch screen', async ({ canvas }) => {
  using clock = stopClock()
  const button = canvas.getByRole('button')
  fireEvent.pointerOver(button, { pointerType: 'touch' })
  await clock.pass(60_000)
  await expect(tip()).toBeNull()
  fireEvent.pointerDown(button, { pointerType: 'touch' })
  fireEvent.click(button)
  await expect(await screen.findByRole('dialog')).toBeVisible()
})

Playground.test('closes with a second press and when Tab moves on', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button')
  await userEvent.click(button)
  await userEvent.click(button)
  await expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(button)
  await expect(screen.getByRole('dialog')).toBeVisible()
  await userEvent.tab()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

/** At the left edge of the page it opens on the right. */
export const AtTheEdge = meta.story({
  decorators: [(Story) => <div style={{ minHeight: 260 }}>{Story()}</div>],
})

AtTheEdge.test('opens where there is room, inside the page', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  const bubble = await screen.findByRole('tooltip')
  await waitFor(() => expect(bubble).toHaveAttribute('data-side', 'right'))
  const { left, right } = bubble.getBoundingClientRect()
  await expect(left).toBeGreaterThan(canvas.getByRole('button').getBoundingClientRect().right)
  await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
})

export const InDialog = meta.story({
  render: (args) => (
    <Dialog isOpen onOpenChange={() => undefined} title="Equipment">
      <ItemTooltip {...args} />
    </Dialog>
  ),
})

InDialog.test('is readable above a dialog, and Escape leaves the dialog open', async ({ userEvent }) => {
  const button = await screen.findByRole('button', { name: 'Necklace of Harmonia' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  const facts = await screen.findByRole('dialog', { name: 'Necklace of Harmonia' })
  await expect(facts.closest('[inert], [aria-hidden=true]')).toBeNull()
  await expect(facts.matches(':popover-open')).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect(screen.queryByRole('dialog', { name: 'Necklace of Harmonia' })).toBeNull()
  await expect(screen.getByRole('dialog', { name: 'Equipment' })).toBeVisible()
  await waitFor(() => expect(button).toHaveFocus())
})

const frame = { width: 228, padding: 14, background: 'var(--oly-color-popover)', borderRadius: 12 } as const

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'light mobile'),
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'start' }}>
      <ItemDetails {...necklace} style={frame} />
      {rarities.map((rarity) => (
        <ItemDetails
          key={rarity}
          name="Laurel of Nike"
          rarity={rarity}
          rarityLabel={rarity}
          upgrade="+7"
          style={frame}
        />
      ))}
      <ItemDetails
        name="Star of Ares"
        rarity="legendary"
        rarityLabel="Legendary"
        bonuses={(['fire', 'water', 'light', 'shadow'] as const).map((element) => ({
          key: element,
          element,
          text: `Resistance to ${element} +15`,
        }))}
        style={frame}
      />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    facts: {
      name: longTexts.unbroken,
      rarity: 'mythic',
      rarityLabel: longTexts.german,
      line: longTexts.chinese,
      stats: [{ key: 'long', label: longTexts.german, value: '+1.284.530' }],
      bonuses: [{ key: 'long', text: longTexts.unbroken }],
      binding: longTexts.german,
    },
  },
})

LongText.test('wraps and stays inside the page', async ({ userEvent }) => {
  await userEvent.tab()
  const bubble = await screen.findByRole('tooltip')
  const facts = bubble.firstElementChild as HTMLElement
  await staysInside(facts)
  const { left, right, top, bottom } = bubble.getBoundingClientRect()
  await expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('keeps an edge around the bubble', async ({ userEvent }) => {
  await userEvent.tab()
  await hasEdge(await screen.findByRole('tooltip'))
})
