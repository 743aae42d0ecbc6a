import { i18n, type Messages } from '@lingui/core'
import { tagOf, type LocaleCode } from '@olympus/contract/locales'
import { Fragment, StrictMode, type ComponentType, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { MemoryRouter } from 'react-router'

import { App } from '../app.tsx'
import { localizePath } from '../locale/locale-path.ts'
import type { RenderedState } from '../locale/rendered-state.ts'
import type { PortalSession } from '../session/portal-session.ts'
import { finishedPage, startPage } from '../shared/navigation/rendered-page.ts'

interface RenderRequest {
  readonly code: LocaleCode
  readonly messages: Messages
  /** With search, without language. */
  readonly path: string
  readonly session: PortalSession
  readonly rendered: RenderedState
  readonly provider?: ComponentType<{ readonly children: ReactNode }>
}

export interface RenderedPage {
  /** Content of `#root`. */
  readonly markup: string
  readonly title: string
  /** Where the page leads on to: a path with language, or `unknownTarget`. */
  readonly target: string | null
  /** See `lazyPart`. */
  readonly parts: readonly string[]
}

async function render(request: RenderRequest): Promise<RenderedPage> {
  const { code, messages, path, session, rendered, provider: Provider = Fragment } = request
  i18n.loadAndActivate({ locale: tagOf(code), messages })
  startPage()
  const router = ({ basename, children }: { basename: string; children: ReactNode }) => (
    <MemoryRouter basename={basename} initialEntries={[localizePath(code, path)]}>
      {children}
    </MemoryRouter>
  )
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <Provider>
        <App
          session={session}
          initialLocale={code}
          rendered={rendered}
          recover={() => false}
          onNavigation={() => undefined}
          onArrival={() => undefined}
          router={router}
        />
      </Provider>
    </StrictMode>,
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  )
  // Those inside of a boundary do not end the rendering.
  if (errors.length > 0) throw errors[0]
  return { markup: await new Response(prelude).text(), ...finishedPage() }
}

let last: Promise<unknown> = Promise.resolve()

/** Renders a page as a browser does at first. One after another, since all share the active messages. */
export function renderApp(request: RenderRequest): Promise<RenderedPage> {
  const rendered = last.catch(() => undefined).then(() => render(request))
  last = rendered
  return rendered
}
