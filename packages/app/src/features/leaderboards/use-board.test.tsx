// @vitest-environment happy-dom
import { ApiError } from '@olympus/api-client/api-error'
import { ApiProvider } from '@olympus/api-client/api-provider'
import type { Client } from '@olympus/api-client/client'
import { sampleEntries } from '@olympus/api-client/mocks/sample-board-entries'
import { sampleBoard } from '@olympus/api-client/mocks/sample-boards'
import type { Endpoint } from '@olympus/contract/endpoint'
import { findOnBoard, getBoardVersion, readBoard } from '@olympus/contract/leaderboards'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { readBoardPlace } from './board-query.ts'
import { useBoard } from './use-board.ts'

const offline = new ApiError({ key: 'API_ERROR', status: 500, response: null })
const board = sampleBoard('frozen-crown')
const entries = sampleEntries(board, {})
let root: Root
/** What the server answers. */
let version = 1
let page = 13
let asked: Endpoint[] = []
let isOffline = false

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
  version = 1
  page = 13
  asked = []
  isOffline = false
})

afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const answers = new Map<Endpoint, (query: Record<string, number>) => unknown>([
  [getBoardVersion, () => ({ version })],
  [findOnBoard, () => ({ place: { page } })],
  [
    readBoard,
    (query) => ({
      entries: entries.slice(0, 10),
      page: query['page'],
      season: board.seasons.find(({ code }) => code === (query['season'] ?? 4)),
      version,
    }),
  ],
])

const client = {
  async call(endpoint: Endpoint, input: { query: Record<string, number> }) {
    asked.push(endpoint)
    if (isOffline) throw offline
    return Promise.resolve(answers.get(endpoint)?.(input.query))
  },
  stored: () => undefined,
} as unknown as Client

function Page({ search }: { readonly search: string }) {
  const { answer } = useBoard(board, readBoardPlace(new URLSearchParams(search)))
  return answer.data?.page
}

async function open(search: string): Promise<void> {
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ApiProvider client={client} locale="en-US">
          <Page search={search} />
        </ApiProvider>
      </SWRConfig>,
    ),
  )
  // SWR asks for what it already knows in the next frame.
  await wait(100)
}

const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const count = (endpoint: Endpoint) => asked.filter((each) => each === endpoint).length

test('an open board asks for its version every two seconds, and reads it again only after a change', async () => {
  await open('')
  const before = count(getBoardVersion)
  await wait(10_000)
  expect([count(getBoardVersion) - before, count(readBoard)]).toEqual([5, 1])
  version = 2
  await wait(2000)
  expect(count(readBoard)).toBe(2)
  await wait(10_000)
  expect(count(readBoard)).toBe(2)
})

test('a hidden window asks for nothing', async () => {
  await open('')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  asked = []
  await wait(60_000)
  expect(asked).toEqual([])
})

test('a closed season asks once', async () => {
  await open('season=3')
  await wait(60_000)
  expect(asked).toEqual([readBoard])
})

test('shows the page that a character is on, and follows it to another one', async () => {
  await open('character=311')
  expect(asked.slice(0, 2)).toEqual([findOnBoard, readBoard])
  page = 12
  version = 2
  await wait(4000)
  expect([count(findOnBoard), count(readBoard)]).toEqual([2, 3])
})

test('asks again after the connection was lost', async () => {
  await open('')
  isOffline = true
  await wait(2000)
  isOffline = false
  asked = []
  await wait(10_000)
  expect(count(getBoardVersion)).toBeGreaterThan(1)
})
