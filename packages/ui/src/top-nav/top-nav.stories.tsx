import { LogOut } from 'lucide-react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/icon.tsx'
import { LocaleMenu } from '../locale-select/locale-menu.tsx'
import { MenuItem } from '../menu/menu-item.tsx'
import { PageBanner } from '../page-head/page-banner.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { storyLanguages, storyLanguageTexts, storyLink } from '../testing/story-places.tsx'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { ThemeButton } from '../theme-switch/theme-button.tsx'
import { TopNav } from './top-nav.tsx'

const format = (coins: number) => coins.toLocaleString('en-US')
const balance = {
  coins: 12_480,
  format,
  label: 'Balance: 12,480 Olympus Coins',
  unit: 'OC',
  buyLink: storyLink('purchase'),
  buyLabel: 'Buy OC',
}
const onTheme = fn()
const onLanguage = fn()
const onLogOut = fn()

const meta = preview.meta({
  title: 'Shell/Top nav',
  component: TopNav,
  parameters: { layout: 'fullscreen' },
  args: {
    brandLink: storyLink('home'),
    brandLabel: 'Olympus, home',
    balance,
    language: (
      <LocaleMenu
        label="Language"
        currentLabel="Language: English"
        shortName="EN"
        locales={storyLanguages}
        value="en"
        onValueChange={onLanguage}
        texts={storyLanguageTexts}
      />
    ),
    theme: <ThemeButton value="dark" onValueChange={onTheme} label="Switch to the light theme" />,
    account: {
      label: 'Account',
      name: 'Theron',
      icon: 'spartan-helmet',
      children: (
        <MenuItem icon={<Icon icon={LogOut} />} onSelect={onLogOut}>
          Log out
        </MenuItem>
      ),
    },
  },
  argTypes: {
    brandLink: { control: false },
    balance: { control: false },
    language: { control: false },
    theme: { control: false },
    account: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', isolation: 'isolate', minHeight: 320 }}>
        <PageBanner />
        <Story />
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test('is the banner of the page, with the balance as text', async ({ canvas }) => {
  await expect(canvas.getByRole('banner')).toBeVisible()
  await expect(canvas.getByText('Balance: 12,480 Olympus Coins')).toBeInTheDocument()
  await expect(canvas.getByRole('link', { name: 'Buy OC' })).toBeVisible()
})

export const Desktop = meta.story({ globals: { viewport: { value: 'desktop' } } })

Desktop.test('tabs from the balance to the account', async ({ canvas, userEvent }) => {
  for (const name of ['Buy OC', 'EN Language: English', 'Switch to the light theme', 'Theron']) {
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole(name === 'Buy OC' ? 'link' : 'button', { name })).toHaveFocus(),
    )
  }
})

Desktop.test('switches the theme and opens the languages', async ({ canvas, userEvent }) => {
  onTheme.mockClear()
  await userEvent.click(canvas.getByRole('button', { name: 'Switch to the light theme' }))
  await expect(onTheme).toHaveBeenCalledWith('light')
  await userEvent.click(canvas.getByRole('button', { name: 'EN Language: English' }))
  await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: 'English' })).toBeChecked())
})

Desktop.test('opens the account menu and runs an action', async ({ canvas, userEvent }) => {
  onLogOut.mockClear()
  await userEvent.click(canvas.getByRole('button', { name: 'Theron' }))
  await userEvent.click(await canvas.findByRole('menuitem', { name: 'Log out' }))
  await expect(onLogOut).toHaveBeenCalledOnce()
})

/** The browser sends its own event with the next frame, and none if the page was there before. */
function scrollPage(top: number): void {
  scrollTo(0, top)
  fireEvent.scroll(window)
}

export const Scrolled = meta.story({
  decorators: [
    (Story) => (
      <div style={{ height: '200vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    scrollPage(40)
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-scrolled'))
  },
})

Scrolled.test('has a solid background while the page is scrolled', async ({ canvas }) => {
  const header = canvas.getByRole('banner')
  await expect(header.getBoundingClientRect().top).toBe(0)
  await waitFor(() => expect(getComputedStyle(header).backgroundColor).not.toBe('rgba(0, 0, 0, 0)'))
  scrollPage(0)
  await waitFor(() => expect(header).not.toHaveAttribute('data-scrolled'))
})

export const Loading = meta.story({
  args: { balance: { ...balance, coins: undefined, label: 'Balance' } },
})

export const Mobile = meta.story({ globals: { viewport: { value: 'mobile' } } })

Mobile.test('leaves language, theme and account to the drawer', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Olympus, home' })).toBeVisible()
  await expect(canvas.queryAllByRole('button')).toEqual([])
})

Mobile.test('has a 44 px target for buying coins', async ({ canvas }) => {
  const buy = canvas.getByRole('link', { name: 'Buy OC' })
  const { left, top, width } = buy.getBoundingClientRect()
  await expect(document.elementFromPoint(left + width / 2, top - 5)).toBe(buy)
  await expect(buy.getBoundingClientRect().height).toBeGreaterThanOrEqual(32)
})

export const AllVariants = meta.story({
  parameters: {
    ...picturedIn('dark desktop', 'light desktop', 'dark mobile', 'light mobile'),
    // Four headers on one page are acceptable in this overview.
    a11y: {
      config: {
        rules: ['landmark-no-duplicate-banner', 'landmark-unique'].map((id) => ({ id, enabled: false })),
      },
    },
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TopNav {...args} />
      <TopNav {...args} balance={{ ...balance, coins: 128_450_300 }} />
      <TopNav {...args} language={undefined} theme={undefined} />
      <TopNav {...args} balance={undefined} account={undefined} />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    balance: { ...balance, coins: 128_450_300, unit: 'OC', buyLabel: 'Olympusmünzen kaufen' },
    account: {
      label: 'Account',
      name: longTexts.unbroken,
      icon: 'spartan-helmet',
      children: <MenuItem>{longTexts.german}</MenuItem>,
    },
  },
})

LongText.test('truncates the name and stays on one line', async ({ canvas }) => {
  const header = canvas.getByRole('banner')
  await staysInside(header)
  await expect(
    canvas.getByRole('link', { name: 'Olympusmünzen kaufen' }).getBoundingClientRect().right,
  ).toBeLessThanOrEqual(innerWidth)
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('keeps an edge around the balance', async ({ canvas }) => {
  const pill = canvas.getByText('Balance: 12,480 Olympus Coins').closest('div')
  await hasEdge(pill)
})
