import { fails, loading, mock, offline } from '@olympus/api-client/mock'
import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { getUser } from '@olympus/contract/account'
import { logOut } from '@olympus/contract/auth'
import { listCharacters } from '@olympus/contract/characters'
import { toast } from '@olympus/ui/toast/toast-queue'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { allPages } from '../stories/all-pages.ts'
import { PortalAt } from '../stories/portal-at.tsx'
import type { Play } from '../stories/type-into.ts'

const meta = preview.meta({
  title: 'Shell/Default layout',
  component: PortalAt,
  args: { path: '/support' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
})

export const Default = meta.story()

Default.test('marks where we are, and skips to the content', async ({ canvas }) => {
  const [place] = await canvas.findAllByRole('link', { name: 'Support', current: 'page' })
  await expect(place).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#content')
  await expect(await canvas.findByText('Balance: 12,480 Olympus Coins')).toBeInTheDocument()
})

Default.test('starts a new page at its top, with the focus on it', async ({ canvas, userEvent }) => {
  const [logs] = await canvas.findAllByRole('link', { name: 'Logs' })
  if (logs) await userEvent.click(logs)
  await canvas.findByRole('heading', { level: 1, name: 'Logs' })
  await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
})

export const BalanceLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(getUser, loading()), mock(listCharacters, loading())),
})

export const AccountOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(getUser, offline()), mock(listCharacters, offline())),
})

export const LargeBalance = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(getUser, { ...sampleUser, balanceCoins: 128_450_300 })),
})

const openAccount = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('button', { name: /Theron/ }))

export const AccountMenu = meta.story({ play: openAccount })

AccountMenu.test(
  'logs out to the login page, which leads nowhere in particular',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    await expect(await canvas.findByRole('heading', { name: 'Log in' })).toBeVisible()
  },
)

const loggedOutHereOnly = async (context: Play) => {
  await openAccount(context)
  await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
  await context.canvas.findByText('The server could not end your session. You are logged out on this device.')
}

export const LogoutRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(logOut, fails('LOGOUT_ERROR'))),
  play: loggedOutHereOnly,
})

export const LogoutOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(logOut, offline())),
  play: loggedOutHereOnly,
})

export const LanguageMenu = meta.story({
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: /Language: English/ })),
})

LanguageMenu.test('switches the page in place', async ({ canvas, userEvent }) => {
  const german = await screen.findByRole('menuitemradio', { name: 'Deutsch' })
  await expect(german).toHaveAttribute('lang', 'de-DE')
  await userEvent.click(german)
  await expect(await canvas.findByText('Frag die Community, schlag nach oder schreib uns.')).toBeVisible()
  await expect(document.documentElement.lang).toBe('de-DE')
})

export const LanguageNotLoaded = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('/assets/texts-dev.fr.*', () => HttpResponse.error())),
})

LanguageNotLoaded.test('keeps the language it had', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Language: English/ }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Français' }))
  const notice = await screen.findByText('This language could not be loaded. Try again.')
  await waitFor(() => expect(notice).toBeVisible())
  await expect(document.documentElement.lang).toBe('en-US')
  await expect(canvas.getByRole('heading', { name: 'Support' })).toBeVisible()
})

export const Notification = meta.story({
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Support', level: 1 })
    toast.success({ title: 'Bought', description: 'The delivery is on its way.' })
    await screen.findByText('The delivery is on its way.')
    toast.closeAll()
  },
})

export const OnARail = meta.story({ globals: { viewport: { value: 'tablet' } } })

export const OnAPhone = meta.story({ globals: { viewport: { value: 'mobile' } } })

export const Drawer = meta.story({
  globals: { viewport: { value: 'mobile' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await screen.findByRole('dialog', { name: 'Menu' })
  },
})

Drawer.test('leads to a page and closes', async ({ canvas, userEvent }) => {
  const drawer = await screen.findByRole('dialog', { name: 'Menu' })
  await expect(drawer).toHaveTextContent('theron@example.com')
  await userEvent.click(within(drawer).getByRole('link', { name: 'Logs' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Logs' })).toBeVisible()
})

export const German = meta.story({ globals: { locale: 'de' } })
export const Turkish = meta.story({ globals: { locale: 'tr' } })
export const ChineseTraditional = meta.story({ globals: { locale: 'hk' } })
