import { expect, fn, waitFor } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { storyPlaces } from '../testing/story-places.tsx'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { BottomNav } from './bottom-nav.tsx'

const { profile, shop, wheel, rankings } = storyPlaces
const onPress = fn()

const meta = preview.meta({
  title: 'Shell/Bottom nav',
  component: BottomNav,
  // On a wider screen the sidebar replaces it.
  globals: { viewport: { value: 'mobile' } },
  parameters: { layout: 'fullscreen', ...picturedIn('dark mobile', 'light mobile') },
  args: {
    label: 'Main',
    items: [profile, shop, wheel, rankings],
    more: { label: 'More', isExpanded: false, onPress },
  },
  argTypes: { items: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ height: 160 }}>
        <Story />
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test(
  'marks the current item and announces that the last one opens a dialog',
  async ({ canvas, userEvent }) => {
    onPress.mockClear()
    await expect(canvas.getByRole('link', { name: 'Shop' })).toHaveAttribute('aria-current', 'page')
    const more = canvas.getByRole('button', { name: 'More' })
    await expect(more).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(more)
    await expect(onPress).toHaveBeenCalledOnce()
  },
)

Playground.test(
  'is navigated with Tab and draws the focus ring inside the bar',
  async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const first = canvas.getByRole('link', { name: 'Profile' })
    await waitFor(() => expect(first).toHaveFocus())
    await expect(getComputedStyle(first).outlineOffset).toBe('-3px')
    await userEvent.tab({ shift: true })
    canvas.getByRole('button', { name: 'More' }).focus()
    onPress.mockClear()
    await userEvent.keyboard('{Enter} ')
    await expect(onPress).toHaveBeenCalledTimes(2)
  },
)

Playground.test('has touch targets of at least 44 by 44 px', async ({ canvas }) => {
  for (const place of [...canvas.getAllByRole('link'), canvas.getByRole('button')]) {
    const { width, height } = place.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})

/** The current page is in the drawer, and the drawer is open. */
export const InTheDrawer = meta.story({
  args: {
    items: [profile, { ...shop, isCurrent: false }, wheel, rankings],
    more: { label: 'More', isCurrent: true, isExpanded: true, onPress },
  },
})

InTheDrawer.test('announces that the drawer is open', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'true')
})

const still = { position: 'static' } as const

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <BottomNav {...args} style={still} />
      <BottomNav {...InTheDrawer.composed.args} label="In the drawer" style={still} />
      <BottomNav {...args} label="Two places" items={[profile, shop]} style={still} />
    </div>
  ),
})

AllVariants.test('divides the bar equally, however many places it has', async ({ canvas }) => {
  for (const bar of canvas.getAllByRole('navigation')) {
    const widths = Array.from(bar.children, (place) => place.getBoundingClientRect().width)
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1)
    await expect(widths.length * Math.max(...widths)).toBeGreaterThan(bar.clientWidth - 1)
  }
})

export const LongText = meta.story({
  args: {
    items: [
      { ...profile, label: longTexts.german },
      { ...shop, label: longTexts.chinese },
      { ...wheel, label: longTexts.unbroken },
    ],
    more: { label: longTexts.german, isExpanded: false, onPress },
  },
})

LongText.test('truncates labels and keeps all items in the bar', async ({ canvas }) => {
  const bar = canvas.getByRole('navigation')
  await staysInside(bar)
  await expect(canvas.getByRole('link', { name: longTexts.chinese })).toBeVisible()
  await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('marks the current item with a line and keeps the bar’s border', async ({ canvas }) => {
  await hasEdge(canvas.getByRole('navigation'))
  const place = canvas.getByRole('link', { name: 'Shop' })
  await expect(getComputedStyle(place).borderTopStyle).toBe('solid')
})
