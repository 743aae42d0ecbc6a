// @vitest-environment happy-dom
import { ApiProvider } from '@olympus/api-client/api-provider'
import type { Client } from '@olympus/api-client/client'
import { useApi } from '@olympus/api-client/hooks'
import { sampleCharacterView, sampleStranger } from '@olympus/api-client/mocks/sample-character-pages'
import { type CharacterView, getCharacter } from '@olympus/contract/character-pages'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { refreshMsOf } from './refresh-rules.ts'

const minuteMs = 60_000
let root: Root

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
})

afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Page({ id }: { readonly id: number }) {
  const { data } = useApi(getCharacter, { params: { id } }, { refreshInterval: refreshMsOf })
  return data?.name
}

/** How often a page asks in its first minutes. */
async function requestsOf(view: CharacterView, minutes: number): Promise<number> {
  const call = vi.fn(async () => Promise.resolve(view))
  const client = { call, stored: () => undefined } as unknown as Client
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ApiProvider client={client} locale="en-US">
          <Page id={view.id} />
        </ApiProvider>
      </SWRConfig>,
    ),
  )
  await act(() => vi.advanceTimersByTimeAsync(minutes * minuteMs + 1000))
  return call.mock.calls.length
}

test('the character of somebody else is asked for every half minute', async () => {
  expect(await requestsOf(sampleStranger, 3)).toBe(7)
})

test('an own one is asked for every minute, once it is loaded', async () => {
  expect(await requestsOf(sampleCharacterView(311), 3)).toBe(4)
  expect(refreshMsOf(sampleCharacterView(311))).toBe(minuteMs)
})
