import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { getUser } from '@olympus/contract/account'
import { logOut } from '@olympus/contract/sessions'
import { listCharacters } from '@olympus/contract/characters'
import { toast } from '@olympus/ui/toast/toast-queue'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'

import { notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { allPages } from '../stories/all-pages.ts'
import { mocked } from '../stories/mocked.ts'
import { PortalAt } from '../stories/portal-at.tsx'
import type { Play } from '../stories/type-into.ts'
import { say, written } from '../stories/say.ts'
import { everyMode } from '../stories/page-modes.ts'

const meta = preview.meta({
  title: 'Shell/Default layout',
  component: PortalAt,
  args: { path: '/support' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
})

export const Default = meta.story({ parameters: everyMode })

Default.test('skips to the content', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: say('Skip to content') })).toHaveAttribute(
    'href',
    '#content',
  )
  await waitFor(() =>
    expect(
      canvas.getByText(say('Balance: {0} Olympus Coins', { 0: written.number(12_480) })),
    ).toBeInTheDocument(),
  )
})

export const Desktop = meta.story({ globals: { viewport: { value: 'desktop' } }, parameters: notPictured })

Desktop.test('marks the current page', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getAllByRole('link', { name: say('Support'), current: 'page' })[0]).toBeVisible(),
  )
})

Desktop.test('groups the pages under headings', async ({ canvas }) => {
  const store = await canvas.findByRole('list', { name: say('Store') })
  const game = canvas.getByRole('list', { name: say('Game') })
  const namesIn = (list: HTMLElement) =>
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  await expect(namesIn(store)).toEqual(
    ['Shop', 'Fortune wheel', 'Coupons', 'Logs'].map((name) => expect.stringContaining(say(name))),
  )
  await expect(namesIn(game)).toEqual(['Download', 'Support', 'Settings'].map((name) => say(name)))
})

Default.test('starts a new page at its top with the focus on it', async ({ canvas, userEvent }) => {
  const [shop] = await canvas.findAllByRole('link', { name: say('Shop') })
  if (shop) await userEvent.click(shop)
  await canvas.findByRole('heading', { level: 1, name: say('Shop') })
  await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
})

Desktop.test(
  'stays, and starts a page that a path stands for like any other',
  async ({ canvas, userEvent }) => {
    const main = await canvas.findByRole('main')
    for (const name of ['Settings', 'Leaderboards']) {
      const [link] = await canvas.findAllByRole('link', { name: say(name) })
      if (link) await userEvent.click(link)
      await canvas.findByRole('heading', { level: 1, name: say(name) })
      await waitFor(() => expect(main).toHaveFocus())
    }
  },
)

export const BalanceLoading = meta.story(mocked(mock(getUser, loading()), mock(listCharacters, loading())))

export const AccountOffline = meta.story(mocked(mock(getUser, offline()), mock(listCharacters, offline())))

export const LargeBalance = meta.story(mocked(getUser, { ...sampleUser, balanceCoins: 128_450_300 }))

const openAccount = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('button', { name: /Theron/ }))

/** On a phone, the account is in the drawer instead. */
const onADesktop = { viewport: { value: 'desktop' } }

export const AccountMenu = meta.story({ globals: onADesktop, play: openAccount })

AccountMenu.test('logs out to a login page without a redirect target', async ({ canvas, userEvent }) => {
  await userEvent.click(await screen.findByRole('menuitem', { name: say('Log out') }))
  await waitFor(() => expect(canvas.getByRole('heading', { name: say('Log in') })).toBeVisible())
})

const loggedOutHereOnly = async (context: Play) => {
  await openAccount(context)
  await context.userEvent.click(await screen.findByRole('menuitem', { name: say('Log out') }))
  await context.canvas.findByText(
    say('The server could not end your session. You are logged out on this device.'),
  )
}

export const LogoutRefused = meta.story({
  globals: onADesktop,
  ...mocked(logOut, fails('LOGOUT_ERROR')),
  play: loggedOutHereOnly,
})

export const LogoutOffline = meta.story({
  globals: onADesktop,
  ...mocked(logOut, offline()),
  play: loggedOutHereOnly,
})

/** The language menu of the top bar, with a fixed starting language. */
const inEnglish = { ...onADesktop, locale: 'en' }

export const LanguageMenu = meta.story({
  globals: inEnglish,
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: /Language: English/ })),
})

LanguageMenu.test('switches the language without a reload', async ({ canvas, userEvent }) => {
  const german = await screen.findByRole('menuitemradio', { name: 'Deutsch' })
  await expect(german).toHaveAttribute('lang', 'de-DE')
  await userEvent.click(german)
  await waitFor(() =>
    expect(canvas.getByText('Frag die Community, schlag nach oder schreib uns.')).toBeVisible(),
  )
  await expect(document.documentElement.lang).toBe('de-DE')
})

export const LanguageNotLoaded = meta.story({
  globals: inEnglish,
  beforeEach: ({ msw }) => msw.use(http.get('/assets/texts-dev.fr.*', () => HttpResponse.error())),
})

LanguageNotLoaded.test('keeps the previous language', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Language: English/ }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Français' }))
  await waitFor(() =>
    expect(screen.getByText(say('This language could not be loaded. Try again.'))).toBeVisible(),
  )
  await expect(document.documentElement.lang).toBe('en-US')
  await expect(canvas.getByRole('heading', { name: say('Support') })).toBeVisible()
})

export const Notification = meta.story({
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: say('Support'), level: 1 })
    toast.success({ title: 'Bought', description: 'The delivery is on its way.' })
    await screen.findByText('The delivery is on its way.')
    toast.closeAll()
  },
})

export const OnARail = meta.story({ globals: { viewport: { value: 'tablet' } } })

export const Drawer = meta.story({
  globals: { viewport: { value: 'mobile' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: say('More') }))
    await screen.findByRole('dialog', { name: say('Menu') })
  },
})

Drawer.test('has every page that the bar has no place for', async ({ canvas }) => {
  const drawer = await screen.findByRole('dialog', { name: say('Menu') })
  const more = canvas.getByRole('button', { name: say('More'), hidden: true })
  const bar = more.closest('nav') ?? document.body
  const barNames = within(bar)
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent)
  await expect(barNames).toEqual(['Profile', 'Shop', 'Wheel', 'Rankings'].map((name) => say(name)))
  const store = within(drawer).getByRole('list', { name: say('Store') })
  await expect(within(store).getAllByRole('link')).toHaveLength(4)
  await expect(within(drawer).getAllByRole('link')).toHaveLength(11)
})

Drawer.test('opens a page and closes', async ({ canvas, userEvent }) => {
  const drawer = await screen.findByRole('dialog', { name: say('Menu') })
  await expect(drawer).toHaveTextContent('theron@example.com')
  const more = canvas.getByRole('button', { name: say('More'), hidden: true })
  await expect(more).toHaveAttribute('data-current')
  await expect(within(drawer).getByRole('link', { name: say('Support') })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await userEvent.click(within(drawer).getByRole('link', { name: say('Shop') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('Shop') })).toBeVisible())
  await expect(more).not.toHaveAttribute('data-current')
})
