import { expect, waitFor } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { BottomNav } from '../bottom-nav/bottom-nav.tsx'
import { Card } from '../card/card.tsx'
import { PageBanner } from '../page-head/page-banner.tsx'
import { PageHead } from '../page-head/page-head.tsx'
import { SideNav } from '../side-nav/side-nav.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { storyLink, storyPlaceGroups, storyPlaces } from '../testing/story-places.tsx'
import { staysInside } from '../testing/stays-inside.ts'
import { TooltipProvider } from '../tooltip/tooltip.tsx'
import { TopNav } from '../top-nav/top-nav.tsx'
import { Shell, ShellPage } from './shell.tsx'

const { profile, shop, coupons, logs } = storyPlaces

const meta = preview.meta({
  title: 'Shell/Shell',
  component: Shell,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <TooltipProvider>
        <Story />
      </TooltipProvider>
    ),
  ],
  args: {
    skipLabel: 'Skip to content',
    sideNav: (
      <SideNav
        label="Main"
        brandLink={storyLink('home')}
        brandLabel="Olympus, home"
        groups={storyPlaceGroups}
      />
    ),
    topNav: (
      <TopNav
        brandLink={storyLink('home')}
        brandLabel="Olympus, home"
        account={{ label: 'Account', name: 'Theron', icon: 'spartan-helmet', children: null }}
      />
    ),
    bottomNav: (
      <BottomNav
        label="Main"
        items={[profile, shop, coupons, logs]}
        more={{ label: 'More', isExpanded: false, onPress: () => {} }}
      />
    ),
    banner: <PageBanner />,
    children: (
      <ShellPage>
        <PageHead title="Shop" description="Spend Olympus Coins on items for your characters." />
        <Card title="Items">An item of the shop</Card>
      </ShellPage>
    ),
  },
  argTypes: {
    sideNav: { control: false },
    topNav: { control: false },
    bottomNav: { control: false },
    banner: { control: false },
    children: { control: false },
  },
})

export const Playground = meta.story()

Playground.test('skips to the content from its first tab stop', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  const skip = canvas.getByRole('link', { name: 'Skip to content' })
  await waitFor(() => expect(skip).toHaveFocus())
  await expect(skip.getBoundingClientRect().width).toBeGreaterThan(100)
  await expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(canvas.getByRole('main'))
})

Playground.test('has one navigation at a time at every width', async ({ canvas }) => {
  await expect(canvas.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1)
})

Playground.test('draws no focus ring around a focused page', async ({ canvas }) => {
  const main = canvas.getByRole('main')
  main.focus()
  await waitFor(() => expect(main).toHaveFocus())
  await expect(getComputedStyle(main).outlineStyle).toBe('none')
})

export const Desktop = meta.story({ globals: { viewport: { value: 'desktop' } } })

Desktop.test('has a side bar with labels, 232 px wide', async ({ canvas }) => {
  await expect(canvas.getByRole('complementary').getBoundingClientRect().width).toBe(232)
  await expect(canvas.getByText('Leaderboards').getBoundingClientRect().width).toBeGreaterThan(40)
})

export const Rail = meta.story({ globals: { viewport: { value: 'tablet' } } })

Rail.test('has a side bar of named icons, 68 px wide', async ({ canvas }) => {
  await expect(canvas.getByRole('complementary').getBoundingClientRect().width).toBe(68)
  await expect(canvas.getByRole('link', { name: 'Leaderboards' })).toBeVisible()
})

export const Mobile = meta.story({ globals: { viewport: { value: 'mobile' } } })

Mobile.test('keeps the end of a page above the bottom bar', async ({ canvas }) => {
  const page = canvas.getByRole('main').parentElement as HTMLElement
  const bar = canvas.getByRole('navigation')
  await expect(Number.parseFloat(getComputedStyle(page).paddingBottom)).toBeGreaterThanOrEqual(
    bar.getBoundingClientRect().height,
  )
})

Mobile.test('scrolls focused elements into view between the bars', async ({ canvas }) => {
  const page = canvas.getByRole('main')
  const links = Array.from({ length: 80 }, () => {
    const link = Object.assign(document.createElement('a'), { href: '#content', textContent: 'An item' })
    link.style.display = 'block'
    page.append(link)
    return link
  })
  const top = canvas.getByRole('banner').getBoundingClientRect().height
  const bottom = canvas.getByRole('navigation').getBoundingClientRect().top
  const isHidden = (link: HTMLElement) => {
    link.focus()
    const place = link.getBoundingClientRect()
    return place.top < top || place.bottom > bottom
  }
  await expect([...links, ...links.toReversed()].filter(isHidden)).toEqual([])
  for (const link of links) link.remove()
})

/** The shell at each breakpoint. */
export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile', 'light mobile'),
})

export const LongText = meta.story({
  args: {
    skipLabel: longTexts.german,
    children: (
      <ShellPage>
        <PageHead title={longTexts.german} description={longTexts.unbroken} />
        <Card title={longTexts.chinese}>{longTexts.german}</Card>
      </ShellPage>
    ),
  },
})

LongText.test('does not scroll sideways', async ({ canvas }) => {
  const page = canvas.getByRole('main')
  await staysInside(page)
  await staysInside(document.documentElement)
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('hides the scene and keeps the current entry marked', async ({ canvas }) => {
  await hasForcedColors()
  await expect(document.querySelector('svg[viewBox="0 440 1600 400"]')?.checkVisibility()).toBe(false)
  await expect(canvas.getByRole('link', { name: 'Shop' })).toHaveAttribute('aria-current', 'page')
})
