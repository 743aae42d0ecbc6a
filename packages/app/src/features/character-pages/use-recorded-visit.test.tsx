// @vitest-environment happy-dom
import { ApiProvider } from '@olympus/api-client/api-provider'
import type { Client } from '@olympus/api-client/client'
import { noChanges, sampleChanges } from '@olympus/api-client/mocks/sample-character-changes'
import type { CharacterChanges } from '@olympus/contract/character-changes'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useRecordedVisit } from './use-recorded-visit.ts'

const call = vi.fn(async () => Promise.reject(new TypeError('offline')))
const client = { call } as unknown as Client
const minuteMs = 60_000
let root: Root

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  call.mockClear()
  root = createRoot(document.createElement('div'))
})

afterEach(() => {
  act(() => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Page({ shown }: { readonly shown: CharacterChanges | undefined }) {
  useRecordedVisit(311, shown)
  return null
}

const show = (shown: CharacterChanges | undefined) =>
  act(() =>
    root.render(
      <ApiProvider client={client} locale="en-US">
        <Page shown={shown} />
      </ApiProvider>,
    ),
  )

test('what was shown for two seconds is seen, again and again', () => {
  show(undefined)
  vi.advanceTimersByTime(minuteMs)
  expect(call).not.toHaveBeenCalled()
  show(noChanges)
  vi.advanceTimersByTime(1999)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(call).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(30 * minuteMs)
  expect(call).toHaveBeenCalledTimes(7)
})

test('what the game reports meanwhile is seen too, unless the page is left at once', () => {
  show(noChanges)
  vi.advanceTimersByTime(2000)
  show(sampleChanges)
  vi.advanceTimersByTime(2000)
  expect(call).toHaveBeenCalledTimes(2)
  show(noChanges)
  act(() => root.render(null))
  vi.advanceTimersByTime(30 * minuteMs)
  expect(call).toHaveBeenCalledTimes(2)
})

test('a page in the background is not seen before the player comes back', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  show(noChanges)
  vi.advanceTimersByTime(30 * minuteMs)
  expect(call).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(call).toHaveBeenCalledTimes(1)
})
