import {
  ArrowLeftRight,
  LifeBuoy,
  LogOut,
  ScrollText,
  Store,
  Ticket,
  Trophy,
  UserRound,
  Users,
} from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Card } from '../card/card.tsx'
import { Icon } from '../icon/icon.tsx'
import { MenuItem, MenuRadio } from '../menu/menu-item.tsx'
import { PageBanner } from '../page-head/page-banner.tsx'
import { PageHead } from '../page-head/page-head.tsx'
import { StoryLink } from '../testing/story-link.tsx'
import { TooltipProvider } from '../tooltip/tooltip.tsx'
import { BottomNav } from './bottom-nav.tsx'
import { Shell, ShellPage } from './shell.tsx'
import { SideNav } from './side-nav.tsx'
import { TopNav } from './top-nav.tsx'

const onMore = fn()
const onTheme = fn()

const to = (hash: string) => (
  <StoryLink href={`#${hash}`} onClick={(event: MouseEvent) => event.preventDefault()} />
)

const places = {
  profile: { key: 'profile', label: 'Profile', icon: UserRound, link: to('profile') },
  characters: { key: 'characters', label: 'Characters', icon: Users, link: to('characters') },
  swapper: { key: 'swapper', label: 'Character swapper', icon: ArrowLeftRight, link: to('swapper') },
  leaderboards: { key: 'leaderboards', label: 'Leaderboards', icon: Trophy, link: to('leaderboards') },
  shop: { key: 'shop', label: 'Shop', icon: Store, link: to('shop'), isCurrent: true },
  coupons: { key: 'coupons', label: 'Coupons', icon: Ticket, link: to('coupons'), count: '7' },
  logs: { key: 'logs', label: 'Logs', icon: ScrollText, link: to('logs') },
  support: { key: 'support', label: 'Support', icon: LifeBuoy, link: to('support') },
}

const groups = [
  { key: 'player', items: [places.profile, places.characters, places.swapper, places.leaderboards] },
  { key: 'store', label: 'Store', items: [places.shop, places.coupons, places.logs] },
  { key: 'game', label: 'Game', items: [places.support] },
]

function Page({ isLoading = false, lines = 30 }: { isLoading?: boolean; lines?: number }) {
  const [coins, setCoins] = useState(12_480)
  return (
    <TooltipProvider>
      <Shell
        skipLabel="Skip to the content"
        sideNav={
          <SideNav
            label="Main"
            brandLink={to('home')}
            brandLabel="Olympus, home"
            groups={groups}
            legal={[
              <a key="terms" href="#terms">
                Terms of service
              </a>,
              <a key="privacy" href="#privacy">
                Privacy policy
              </a>,
            ]}
          />
        }
        topNav={
          <TopNav
            brandLink={to('home')}
            brandLabel="Olympus, home"
            balance={{
              coins: isLoading ? undefined : coins,
              format: (amount) => amount.toLocaleString('en-US'),
              label: isLoading ? 'Balance' : `Balance: ${coins} Olympus Coins`,
              unit: 'OC',
              buyLink: to('purchase'),
              buyLabel: 'Buy OC',
            }}
            language={{
              label: 'Language: English',
              menuLabel: 'Language',
              code: 'EN',
              children: (
                <>
                  <MenuRadio isChecked>English</MenuRadio>
                  <MenuRadio isChecked={false}>Deutsch</MenuRadio>
                </>
              ),
            }}
            theme={{ label: 'Switch to the light theme', icon: 'sun', onPress: onTheme }}
            account={{
              label: 'Account',
              name: 'Theron',
              icon: 'spartan-helmet',
              children: (
                <MenuItem icon={<Icon icon={LogOut} />} onSelect={() => setCoins(11_130)}>
                  Log out
                </MenuItem>
              ),
            }}
          />
        }
        bottomNav={
          <BottomNav
            label="Main"
            items={[places.profile, places.shop, places.coupons, places.logs]}
            more={{ label: 'More', isExpanded: false, onPress: onMore }}
          />
        }
        banner={<PageBanner />}
      >
        <ShellPage>
          <PageHead title="Shop" description="Spend Olympus Coins on items for a chosen character." />
          <Card title="Items">
            {Array.from({ length: lines }, (_, line) => (
              <p key={line}>An item of the shop</p>
            ))}
          </Card>
        </ShellPage>
      </Shell>
    </TooltipProvider>
  )
}

const meta = preview.meta({
  title: 'Shell/Shell',
  component: Page,
  parameters: { layout: 'fullscreen' },
})

export const Desktop = meta.story()

Desktop.test('skips to the content by its first stop', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  const skip = canvas.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toHaveFocus()
  await expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(canvas.getByRole('main'))
})

Desktop.test('marks the place and names the groups', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Shop' })).toHaveAttribute('aria-current', 'page')
  await expect(canvas.getByRole('list', { name: 'Store' })).toBeVisible()
  await expect(canvas.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1)
})

Desktop.test('takes the canvas once the page scrolls', async ({ canvas }) => {
  const header = canvas.getByRole('banner')
  await expect(header).not.toHaveAttribute('data-scrolled')
  scrollTo(0, 200)
  await waitFor(() => expect(header).toHaveAttribute('data-scrolled'))
  scrollTo(0, 0)
  await waitFor(() => expect(header).not.toHaveAttribute('data-scrolled'))
})

Desktop.test('counts to a new balance and says it', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Balance: 12480 Olympus Coins')).toBeInTheDocument()
  await userEvent.click(canvas.getByRole('button', { name: 'Theron' }))
  await userEvent.click(await canvas.findByRole('menuitem', { name: 'Log out' }))
  await waitFor(() => expect(canvas.getByText('11,130')).toBeInTheDocument())
  await expect(canvas.getByText('Balance: 11130 Olympus Coins')).toBeInTheDocument()
})

Desktop.test('switches the theme and opens the languages', async ({ canvas, userEvent }) => {
  onTheme.mockClear()
  await userEvent.click(canvas.getByRole('button', { name: 'Switch to the light theme' }))
  await expect(onTheme).toHaveBeenCalledOnce()
  await userEvent.click(canvas.getByRole('button', { name: 'EN Language: English' }))
  await expect(await canvas.findByRole('menuitemradio', { name: 'English' })).toBeChecked()
})

export const Loading = meta.story({ args: { isLoading: true } })

export const Rail = meta.story({ globals: { viewport: { value: 'tablet' } } })

export const Mobile = meta.story({ globals: { viewport: { value: 'mobile' } } })

Mobile.test('opens the drawer by its last place', async ({ canvas, userEvent }) => {
  onMore.mockClear()
  await userEvent.click(canvas.getByRole('button', { name: 'More', hidden: true }))
  await expect(onMore).toHaveBeenCalledOnce()
})
