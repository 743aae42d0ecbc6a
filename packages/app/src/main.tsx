import '@olympus/ui/theme/theme'

import { createPendingMutations } from '@olympus/api-client/pending-mutations'
import { isEmpty } from '@olympus/api-client/token-store'
import { tokenCookies } from '@olympus/api-client/token-cookies'
import { tagOf } from '@olympus/contract/locales'
import { i18n } from '@lingui/core'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { App } from './app.tsx'
import { createReloadGuard } from './build-manifest/reload-guard.ts'
import { PlainError } from './features/error/plain-error.tsx'
import { activateMessages, loadMessages } from './locale/catalogs.ts'
import { detectLocale } from './locale/detect-locale.ts'
import { readLocaleCookie, writeLocaleCookie } from './locale/locale-cookie.ts'
import { localizePath, splitLocalePath } from './locale/locale-path.ts'
import { addressIn } from './locale/move-to-locale.ts'
import { loginPath, paths } from './paths.ts'
import { createPreloader, preloadOnNavigation } from './preload-route.ts'
import { layoutTable, routeTable } from './route-table.ts'
import { readFirstReplies } from './session/first-replies.ts'
import { createPortalSession } from './session/portal-session.ts'
import { loadParts } from './shared/loading/lazy-part.tsx'
import { startAppearance } from './theme/appearance.ts'

const reload = createReloadGuard({ reload: () => location.reload(), storage: () => sessionStorage })

function containerOrFail(): HTMLElement {
  const container = document.getElementById('root')
  if (!container) throw new Error('No #root')
  return container
}

async function mount(): Promise<void> {
  startAppearance()
  const code = detectLocale({
    pathname: location.pathname,
    cookie: readLocaleCookie(document.cookie),
    browserTags: navigator.languages,
  })
  writeLocaleCookie(code)
  const container = containerOrFail()
  const { page } = container.dataset
  const first = readFirstReplies()
  const login = localizePath(code, paths.login)
  const isVisitor = isEmpty(tokenCookies().read())
  // At an address for players, the server has sent a visitor the login page.
  if (isVisitor && page === login && location.pathname !== login) {
    const { pathname } = splitLocalePath(location.pathname)
    history.replaceState(history.state, '', localizePath(code, loginPath(pathname + location.search)))
  }
  // The server has followed a page that only leads on to another one.
  if (!isVisitor && first && page) history.replaceState(history.state, '', page + location.hash)
  const address = addressIn(code, location)
  if (address !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, '', address)
  const locale = () => i18n.locale || tagOf(code)
  const pending = createPendingMutations()
  const session = createPortalSession(async () => {
    const { createSession } = await import('@olympus/api-client/session')
    return createSession({
      locale,
      pending,
      importLiveEvents: () =>
        import('./session/import-live-events.ts').then((module) => module.importLiveEvents()),
      onSignedOut: session.onSignedOut,
      onAccountChanged: () => location.reload(),
    })
  }, pending)
  const preload = createPreloader({
    routes: routeTable,
    layouts: layoutTable,
    client: session.startedClient,
    locale,
  })
  // A visitor's first page needs no API. A player's page waits for it, and for the
  // user if they are not stored here.
  const restored = isVisitor
    ? undefined
    : session.api().then((api) => {
        if (first) api.take(first)
        return api.user.get() ?? api.loadUser().catch(() => null)
      })
  const loaded = preload(location.pathname + location.search).then(() =>
    loadParts(container.dataset['parts']?.split(' ') ?? []),
  )

  // Must follow the preload, which determines the required messages.
  const [messages] = await Promise.all([loadMessages(code), restored, isVisitor || loaded])
  activateMessages(code, messages)

  const { pathname, search } = location
  // The server's page is what a visitor sees first. Others than the login page may depend on the search.
  const isVisitorsPage = isVisitor && page === pathname && (page === login || !search)
  const isPlayersPage = !isVisitor && first?.locale === locale() && page === pathname + search
  const isRendered = isVisitorsPage || isPlayersPage
  let arrive = () => {}
  const app = (
    <StrictMode>
      <App
        session={session}
        initialLocale={code}
        initialTimeZone={isRendered ? 'UTC' : 'device'}
        recover={reload}
        onNavigation={preloadOnNavigation(preload)}
        onArrival={() => {
          delete container.dataset.page
          globalThis.replayEarlyUse?.()
          arrive()
        }}
      />
    </StrictMode>
  )
  globalThis.stopEarlyPresses?.()
  if (isRendered) hydrateRoot(container, app)
  else createRoot(container).render(app)
  await import('./after-mount.ts')
    .then(({ afterMount }) => (arrive = afterMount({ preload, pending, reload })))
    // The page works without it.
    .catch(console.warn)
}

mount().catch((error: unknown) => {
  console.error('The portal could not be mounted', error)
  // A new build may have replaced the requested files.
  if (!reload()) createRoot(containerOrFail()).render(<PlainError />)
  throw error
})
