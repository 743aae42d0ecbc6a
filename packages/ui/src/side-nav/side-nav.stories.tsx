import { expect, fireEvent, screen, waitFor } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { storyLink, storyPlaceGroups, storyPlaces } from '../testing/story-places.tsx'
import { staysInside } from '../testing/stays-inside.ts'
import { stopClock } from '../testing/stop-clock.ts'
import { TooltipProvider } from '../tooltip/tooltip.tsx'
import { SideNav } from './side-nav.tsx'

const meta = preview.meta({
  title: 'Shell/Side nav',
  component: SideNav,
  // Phones have the bottom bar instead.
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', ...picturedIn('dark desktop', 'light desktop') },
  decorators: [
    (Story) => (
      <TooltipProvider>
        <div style={{ display: 'grid', gridTemplateColumns: 'var(--width, max-content) 1fr' }}>
          <Story />
        </div>
      </TooltipProvider>
    ),
  ],
  args: {
    label: 'Main',
    brandLink: storyLink('home'),
    brandLabel: 'Olympus, home',
    groups: storyPlaceGroups,
    style: { width: 232 },
  },
  argTypes: { brandLink: { control: false }, legal: { control: false }, groups: { control: false } },
})

const legal = [
  <a key="terms" href="#terms">
    Terms of service
  </a>,
  <a key="privacy" href="#privacy">
    Privacy policy
  </a>,
]

export const Playground = meta.story()

Playground.test('marks the current entry and names the groups', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Shop' })).toHaveAttribute('aria-current', 'page')
  await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1)
  await expect(canvas.getByRole('list', { name: 'Store' })).toBeVisible()
})

Playground.test('includes the count in the entry’s name', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Fortune wheel 7' })).toBeVisible()
})

Playground.test(
  'tabs from link to link, brand first, with a focus ring inside the bar',
  async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Olympus, home' })).toHaveFocus())
    await userEvent.tab()
    const first = canvas.getByRole('link', { name: 'Profile' })
    await waitFor(() => expect(first).toHaveFocus())
    await expect(getComputedStyle(first).outlineStyle).toBe('solid')
  },
)

Playground.test('has no tooltips while labels are visible', async ({ canvas }) => {
  using clock = stopClock()
  fireEvent.pointerOver(canvas.getByRole('link', { name: 'Profile' }), { pointerType: 'mouse' })
  await clock.pass(1000)
  await expect(screen.queryByRole('tooltip')).toBeNull()
})

export const WithLegalLinks = meta.story({ args: { legal } })

export const Rail = meta.story({
  globals: { viewport: { value: 'tablet' } },
  parameters: picturedIn(),
  args: { style: { width: 68 }, legal },
})

Rail.test('names each icon with a tooltip, at once on keyboard focus', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await userEvent.tab()
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus())
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Profile'))
})

Rail.test('keeps targets of 40 px and omits the legal links', async ({ canvas }) => {
  for (const link of canvas.getAllByRole('link'))
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  await expect(canvas.getByRole('link', { name: 'Shop' }).getBoundingClientRect().height).toBe(40)
  await expect(canvas.queryByRole('link', { name: 'Terms of service' })).toBeNull()
})

export const AllVariants = meta.story({
  args: { legal },
  render: (args) => (
    <div style={{ display: 'flex', gap: 24 }}>
      <SideNav {...args} aria-label="Long" />
      <SideNav
        {...args}
        aria-label="Short"
        label="Without groups"
        groups={storyPlaceGroups.slice(0, 1)}
        legal={undefined}
      />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    groups: Object.values(longTexts).map((text) => ({
      key: text,
      label: text,
      items: [
        { ...storyPlaces.profile, label: text },
        { ...storyPlaces.wheel, label: text },
      ],
    })),
  },
})

LongText.test(
  'truncates a label but not its count, and keeps the whole name for screen readers',
  async ({ canvas }) => {
    const [plain, counted] = canvas.getAllByRole('link', { name: new RegExp(longTexts.german.slice(0, 20)) })
    await expect(plain).toHaveAccessibleName(longTexts.german)
    await staysInside(counted)
    await expect(canvas.getAllByText('7')[0]?.getBoundingClientRect().right).toBeLessThan(232)
  },
)

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('marks the current entry with an outline', async ({ canvas }) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(canvas.getByRole('link', { name: 'Shop' }))
  await expect(`${outlineWidth} ${outlineStyle}`).toBe('1px solid')
})
