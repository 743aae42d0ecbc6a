// @vitest-environment happy-dom
import { ApiProvider } from '@olympus/api-client/api-provider'
import { createClient } from '@olympus/api-client/client'
import { happyPath } from '@olympus/api-client/mocks/happy-path'
import { memoryTokens } from '@olympus/api-client/token-store'
import { gameDataShape } from '@olympus/contract/game-data'
import { tagOf, type LocaleCode } from '@olympus/contract/locales'
import { getResponse } from 'msw'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { LocaleContext } from '../../locale/locale-context.ts'
import { useGameData } from './use-game-data.ts'

const cleanups: (() => void)[] = []

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // As in a browser that forbids it.
  vi.stubGlobal('indexedDB', undefined)
})

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) act(cleanup)
  vi.unstubAllGlobals()
})

/** Renders two components that use the hook. */
function draw(code: LocaleCode = 'de') {
  const urls: string[] = []
  const client = createClient({
    async fetch(url, init) {
      urls.push(url)
      const response = await getResponse(happyPath, new Request(url, init))
      if (!response) throw new TypeError(`Nothing answers ${url}`)
      return response
    },
    baseUrl: 'http://portal.test',
    tokens: memoryTokens({ token: 'access' }),
    locale: () => tagOf(code),
    onUnauthorized: () => {},
  })
  const shown: ReturnType<typeof useGameData>[] = []
  function Probe({ place }: { place: number }) {
    shown[place] = useGameData()
    return null
  }
  const locale = {
    code,
    tag: tagOf(code),
    timeZone: 'UTC' as const,
    renderedAtMs: null,
    pendingCode: null,
    hasFailed: false,
    switchLocale: async () => true,
  }
  const root = createRoot(document.createElement('div'))
  cleanups.push(() => root.unmount())
  act(() =>
    root.render(
      <LocaleContext value={locale}>
        <ApiProvider client={client} locale={tagOf(code)}>
          <Probe place={0} />
          <Probe place={1} />
        </ApiProvider>
      </LocaleContext>,
    ),
  )
  const eventually = (check: () => void) => act(() => vi.waitFor(check))
  return { urls, shown, eventually }
}

it('draws the page first, then the names, which all components share', async () => {
  const { shown, urls, eventually } = draw()
  expect(shown[0]).toMatchObject({ isLoading: true })
  expect(shown[0]?.item(8946)).toBeNull()
  await eventually(() => expect(shown[1]?.isLoading).toBe(false))
  expect(shown[1]?.item(8946)).toMatchObject({ name: 'Keraunos', icon: 'zeus-sword', rarity: 'mythic' })
  expect(shown[0]?.item(8946)).toBe(shown[1]?.item(8946))
  expect(shown[0]?.mate(88214)).toMatchObject({ name: 'Owl' })
  expect(shown[0]?.skill(63713)).toMatchObject({ name: 'Hammerfall', kind: 'Attack' })
  expect(shown[0]?.family(0)).toMatchObject({ name: 'Undead' })
  expect(shown[0]?.boss(4)).toMatchObject({ name: 'Typhon' })
  expect(shown[0]?.event(2)).toMatchObject({ name: 'Rainbow battle' })
  expect(shown[0]?.statistic('kills')).toMatchObject({ name: 'Kills' })
  expect(shown[0]?.season).toMatchObject({ name: 'Season 4' })
  expect(urls.map((url) => new URL(url).pathname.replace(/[\da-f]{64}/, ''))).toEqual([
    '/api/game-data',
    `/api/game-data/${gameDataShape}-`,
  ])
  expect(urls[1]).toMatch(/locale=de$/)
})

it('an item that the game data does not have is null', async () => {
  const { shown, eventually } = draw('cn')
  await eventually(() => expect(shown[0]?.isLoading).toBe(false))
  expect(shown[0]?.item(1)).toBeNull()
  expect(shown[0]?.skill(1)).toBeNull()
})
