import '@olympus/ui/theme/theme'

import { createSession } from '@olympus/api-client/session'
import { i18n } from '@lingui/core'
import { defaultLocale } from '@olympus/contract/locales'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { App } from './app.tsx'
import { createReloadGuard } from './build-manifest/reload-guard.ts'
import { startBuildWatch } from './build-manifest/start-build-watch.ts'
import { activateMessages, loadMessages, tagOf } from './locale/catalogs.ts'
import { detectLocale } from './locale/detect-locale.ts'
import { readLocaleCookie, writeLocaleCookie } from './locale/locale-cookie.ts'
import { localizePath, splitLocalePath } from './locale/locale-path.ts'
import { addressIn } from './locale/move-to-locale.ts'
import { replaceAddress } from './locale/replace-address.ts'
import { paths } from './paths.ts'
import { createPreloader, preloadOnIntent } from './preload-route.ts'
import { routeTable } from './route-table.ts'
import { createEndedSession } from './session/ended-session.ts'
import { startAppearance } from './theme/appearance.ts'

async function mount(): Promise<void> {
  startAppearance()
  const code = detectLocale({
    pathname: location.pathname,
    cookie: readLocaleCookie(document.cookie),
    browserTags: navigator.languages,
  })
  writeLocaleCookie(code)
  const address = addressIn(code, location)
  if (address !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, '', address)
  const localeOfAddress = () => splitLocalePath(location.pathname).code ?? defaultLocale

  const locale = () => i18n.locale || tagOf(code)
  const ended = createEndedSession()
  const session = createSession({
    locale,
    onSignedOut({ cause, key }) {
      ended.set(key)
      // Otherwise the guard leads to the login page, which leads back here.
      if (cause === 'sign-out') replaceAddress(localizePath(localeOfAddress(), paths.login))
    },
    onAccountChanged: () => location.reload(),
  })
  const reload = createReloadGuard({ reload: () => location.reload(), storage: () => sessionStorage })
  const preload = createPreloader({ routes: routeTable, client: session.client, locale })
  preload(location.pathname + location.search)

  const [messages] = await Promise.all([
    loadMessages(code),
    session.user.get() ?? session.loadUser().catch(() => null),
  ])
  activateMessages(code, messages)

  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')
  createRoot(container).render(
    <StrictMode>
      <App session={session} ended={ended} initialLocale={code} recover={reload} />
    </StrictMode>,
  )
  preloadOnIntent(document, preload)
  startBuildWatch({ whenIdle: () => session.client.pending.whenIdle(), reload })
}

mount().catch((error: unknown) => {
  console.error('The portal could not be mounted', error)
  throw error
})
