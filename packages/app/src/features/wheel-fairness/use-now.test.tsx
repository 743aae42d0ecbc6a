// @vitest-environment happy-dom
import { tagOf } from '@olympus/contract/locales'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { LocaleContext, type LocaleState } from '../../locale/locale-context.ts'
import { useNow } from './use-now.ts'

const here = '2025-06-12T09:41:00.000Z'

const prerendered: LocaleState = {
  code: 'en',
  tag: tagOf('en'),
  timeZone: 'UTC',
  // The clock of the server is an hour ahead.
  renderedAtMs: Date.parse('2025-06-12T10:41:00.000Z'),
  pendingCode: null,
  hasFailed: false,
  switchLocale: () => Promise.resolve(true),
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: new Date(here) })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Clock = () => useNow().toISOString()

it('shows the time of the device once the page has started, and each second', () => {
  const box = document.createElement('div')
  const root = createRoot(box)
  act(() =>
    root.render(
      <LocaleContext value={prerendered}>
        <Clock />
      </LocaleContext>,
    ),
  )
  expect(box.textContent).toBe(here)
  act(() => vi.advanceTimersByTime(1000))
  expect(box.textContent).toBe('2025-06-12T09:41:01.000Z')
  act(() => root.unmount())
  expect(vi.getTimerCount()).toBe(0)
})
