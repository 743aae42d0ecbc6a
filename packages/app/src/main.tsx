import '@olympus/ui/theme/theme'

import { createPendingMutations, type PendingMutations } from '@olympus/api-client/pending-mutations'
import { isEmpty } from '@olympus/api-client/token-store'
import { tokenCookies } from '@olympus/api-client/token-cookies'
import { tagOf } from '@olympus/contract/locales'
import { i18n } from '@lingui/core'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { App } from './app.tsx'
import { startBesidePages } from './beside-pages.ts'
import { buildId } from './build-manifest/build-id.ts'
import { createReloadGuard } from './build-manifest/reload-guard.ts'
import { keepEarlyMoves } from './early-moves.ts'
import { PlainError } from './features/error/plain-error.tsx'
import { activateMessages, loadMessages } from './locale/catalogs.ts'
import { detectLocale } from './locale/detect-locale.ts'
import { readLocaleCookie, writeLocaleCookie } from './locale/locale-cookie.ts'
import { localizePath, splitLocalePath } from './locale/locale-path.ts'
import { addressIn } from './locale/move-to-locale.ts'
import { prerenderedState } from './locale/rendered-state.ts'
import { writeTimeZoneCookie } from './locale/time-zone-cookie.ts'
import { loginPath, paths } from './paths.ts'
import { createPreloader, preloadOnNavigation } from './preload-route.ts'
import { layoutTable, routeTable } from './route-table.ts'
import { arrivalMs, readFirstReplies, renderedStateOf } from './session/first-replies.ts'
import { createPortalSession, type PortalSession } from './session/portal-session.ts'
import { loadParts } from './shared/loading/lazy-part.tsx'
import { startAppearance } from './theme/appearance.ts'

const reload = createReloadGuard({ reload: () => location.reload(), storage: () => sessionStorage })

function containerOrFail(): HTMLElement {
  const container = document.getElementById('root')
  if (!container) throw new Error('No #root')
  return container
}

interface OpenedSession {
  readonly locale: () => string
  readonly pending: PendingMutations
  /** Resolves once React has taken over the page. */
  readonly takenOver: Promise<void>
}

function openSession({ locale, pending, takenOver }: OpenedSession): PortalSession {
  const session = createPortalSession(async () => {
    const { createSession } = await import('@olympus/api-client/session')
    return createSession({
      buildId: buildId() ?? '',
      locale,
      pending,
      async importLiveEvents() {
        // An event drops replies that parts of the page still need. The stream goes on where these end.
        await takenOver
        const { importLiveEvents } = await import('./session/import-live-events.ts')
        return importLiveEvents()
      },
      onSignedOut: session.onSignedOut,
      onAccountChanged: () => location.reload(),
    })
  }, pending)
  return session
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
  const isPlayersPage = !!first?.accountId
  const login = localizePath(code, paths.login)
  const tokens = tokenCookies()
  const isVisitor = isEmpty(tokens.read())
  // At an address for players, the server has sent a visitor the login page.
  const isTurnedAway = isVisitor && page === login && location.pathname !== login
  if (isTurnedAway) {
    const { pathname } = splitLocalePath(location.pathname)
    history.replaceState(history.state, '', localizePath(code, loginPath(pathname + location.search)))
  }
  // The server has followed a page that only leads on to another one.
  if (!isVisitor && isPlayersPage && page) history.replaceState(history.state, '', page + location.hash)
  const address = addressIn(code, location)
  if (address !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, '', address)
  const locale = () => i18n.locale || tagOf(code)
  const pending = createPendingMutations()
  let takeOver = () => {}
  const takenOver = new Promise<void>((resolve) => (takeOver = resolve))
  // The next page needs it. Asking the browser for its time zone is slow the first time.
  void takenOver.then(() => setTimeout(writeTimeZoneCookie))
  const session = openSession({ locale, pending, takenOver })
  // This tab may have been closed or frozen when its session ended.
  if (isTurnedAway)
    void takenOver
      .then(async () => (await import('./session/learn-ending.ts')).learnEnding(session))
      .catch(() => undefined)
  const preload = createPreloader({
    routes: routeTable,
    layouts: layoutTable,
    client: () => (isEmpty(tokens.read()) ? null : session.startedClient()),
    locale,
  })
  const { pathname, search } = location
  // The server's page is what a visitor sees first. Others than the login page may depend on the search.
  const isVisitorsPage = isVisitor && !isPlayersPage && page === pathname && (page === login || !search)
  const isTheirs = isVisitor !== isPlayersPage && first?.locale === tagOf(code) && page === pathname + search
  const replies = isTheirs ? first : null

  // A visitor's first page needs no API, except for its replies. A player's page waits for it, and for the
  // user if they are not stored here and have not come with the page.
  const restored =
    isVisitor && !replies
      ? null
      : Promise.all([session.api(), session.client()]).then(async ([api]) => {
          if (!replies) await (api.user.get() ?? api.loadUser().catch(() => null))
          return api
        })
  // Data that came with the page is not requested.
  const loaded = preload(pathname + search, replies ? 'code-beside-data' : 'code-and-data').then(() =>
    loadParts(container.dataset['parts']?.split(' ') ?? []),
  )

  // Must follow the preload, which determines the required messages.
  const [messages, api] = await Promise.all([
    loadMessages(code),
    restored,
    (isVisitor && !isVisitorsPage) || loaded,
  ])
  activateMessages(code, messages)

  // Late, as replies can be used for a limited time. Another account may have logged in meanwhile.
  const taken = replies && api?.take(replies, arrivalMs()) ? renderedStateOf(replies) : null
  if (replies && !taken) await api?.loadUser().catch(() => null)
  const rendered = isVisitorsPage && (!replies || taken) ? prerenderedState : taken
  const arrive = startBesidePages({ preload, pending, reload })
  const repeatMoves = keepEarlyMoves()
  const app = (
    <StrictMode>
      <App
        session={session}
        initialLocale={code}
        rendered={rendered}
        onTakenOver={takeOver}
        recover={reload}
        onNavigation={preloadOnNavigation(preload)}
        onArrival={() => {
          delete container.dataset.page
          repeatMoves()
          globalThis.replayEarlyUse?.()
          arrive()
        }}
      />
    </StrictMode>
  )
  // A transition is rendered in slices, so that the page scrolls and paints meanwhile.
  if (rendered) startTransition(() => void hydrateRoot(container, app))
  else createRoot(container).render(app)
}

mount().catch((error: unknown) => {
  // A new build may have replaced the requested files.
  if (!reload()) {
    const container = containerOrFail()
    // Without its buttons nothing is repeated. The browser would send a form itself.
    container.replaceChildren()
    globalThis.replayEarlyUse?.()
    createRoot(container).render(<PlainError />)
  }
  throw error
})
