// @vitest-environment happy-dom
import { ApiProvider } from '@olympus/api-client/api-provider'
import { createClient } from '@olympus/api-client/client'
import { happyPath } from '@olympus/api-client/mocks/happy-path'
import { memoryTokens } from '@olympus/api-client/token-store'
import { tagOf } from '@olympus/contract/locales'
import { getResponse } from 'msw'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { LocaleContext } from '../../locale/locale-context.ts'
import { type KnownItems, loadKnownItems } from './load-known-items.ts'
import { useKnownItems } from './use-known-items.ts'

const cleanups: (() => void)[] = []

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // As in a browser that forbids it.
  vi.stubGlobal('indexedDB', undefined)
})

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) act(cleanup)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const code = 'de'
const locale = {
  code,
  tag: tagOf(code),
  timeZone: 'UTC',
  renderedAtMs: null,
  pendingCode: null,
  hasFailed: false,
  switchLocale: async () => true,
} as const

/** A client and the paths that it has asked for. */
function connect({ isOffline = false } = {}) {
  const urls: string[] = []
  const client = createClient({
    async fetch(url, init) {
      urls.push(url)
      const response = isOffline ? null : await getResponse(happyPath, new Request(url, init))
      if (!response) throw new TypeError(`Nothing answers ${url}`)
      return response
    },
    baseUrl: 'http://portal.test',
    tokens: memoryTokens({ token: 'access' }),
    locale: () => tagOf(code),
    onUnauthorized: () => {},
  })
  return { client, urls }
}

function draw(connection = connect()) {
  let shown: KnownItems | undefined
  function Probe({ isNeeded }: { isNeeded: boolean }) {
    shown = useKnownItems(isNeeded)
    return null
  }
  const root = createRoot(document.createElement('div'))
  cleanups.push(() => root.unmount())
  const show = (isNeeded: boolean) =>
    act(async () =>
      root.render(
        <LocaleContext value={locale}>
          <ApiProvider client={connection.client} locale={locale.tag}>
            <Probe isNeeded={isNeeded} />
          </ApiProvider>
        </LocaleContext>,
      ),
    )
  const eventually = (check: () => void) =>
    vi.waitFor(async () => {
      await act(async () => {})
      check()
    })
  return { show, eventually, urls: connection.urls, known: () => shown }
}

it('asks for nothing until items are needed', async () => {
  const { show, eventually, urls, known } = draw()
  await show(false)
  expect(urls).toEqual([])
  await show(true)
  await eventually(() => expect(known()?.item(8946)).toMatchObject({ name: 'Keraunos', icon: 'zeus-sword' }))
  expect(known()?.item(1)).toBeNull()
  expect(urls.length).toBeGreaterThan(0)
})

it('knows nothing and stops waiting without a connection', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { show, eventually, known } = draw(connect({ isOffline: true }))
  await show(true)
  await eventually(() => expect(known()).toMatchObject({ isLoading: false }))
  expect(known()?.item(8946)).toBeNull()
})

it('loads what a file needs, and nothing is known without a connection', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const known = await loadKnownItems(connect().client, code)
  expect(known(8946)).toMatchObject({ name: 'Keraunos' })
  const unknown = await loadKnownItems(connect({ isOffline: true }).client, code)
  expect(unknown(8946)).toBeNull()
})
