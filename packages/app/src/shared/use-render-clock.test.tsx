// @vitest-environment happy-dom
import { noteServerTime } from '@olympus/api-client/arrivals'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'

import { LocaleContext, type LocaleState } from '../locale/locale-context.ts'
import { Moment } from './moment.tsx'

const at = '2025-06-12T12:00:00Z'
const dayMs = 24 * 60 * 60 * 1000

const state: LocaleState = {
  code: 'en',
  tag: 'en-US',
  timeZone: 'UTC',
  renderedAtMs: null,
  pendingCode: null,
  hasFailed: false,
  switchLocale: () => Promise.resolve(true),
}

/** The moment as a page shows it. */
const shown = (renderedAtMs: number | null) =>
  renderToString(
    <LocaleContext value={{ ...state, renderedAtMs }}>
      <Moment at={at} as="day" />
    </LocaleContext>,
  ).replaceAll(/<[^>]*>/g, '')

const setServerTime = (serverMs: number) => {
  const nowMs = Date.now()
  noteServerTime(serverMs, nowMs)
}

afterEach(() => setServerTime(Date.now()))

it('says today and yesterday by the clock of the server', () => {
  setServerTime(Date.parse(at))
  expect(shown(null)).toBe('Today, 12:00')
  setServerTime(Date.parse(at) + dayMs)
  expect(shown(null)).toBe('Yesterday, 12:00')
  expect(shown(Date.parse(at))).toBe('Today, 12:00')
})
