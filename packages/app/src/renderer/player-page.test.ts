import { sampleBoards } from '@olympus/api-client/mocks/sample-boards'
import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { codeOf, errorCatalog, successKey, type ErrorKey } from '@olympus/contract/errors'
import { beforeAll, expect, it } from 'vitest'

import { loadPages } from './load-pages.ts'
import { renderPlayerPage } from './player-page.ts'

const template =
  '<html lang="en"><head><title></title><link rel="stylesheet" href="/a.css"></head>' +
  '<body><div id="root"></div><script type="module" src="/a.js"></script></body></html>'

const replies: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['/api/user/v2', sampleUser],
  ['/api/leaderboards', { boards: sampleBoards }],
])
let asked: string[] = []

/** An API that knows the player and the leaderboards, and refuses everything else. */
const refusing = (key: ErrorKey) => (path: string) => {
  asked.push(path)
  const known = replies.get(path)
  const [status, data, reason] = known ? [200, known, successKey] : [errorCatalog[key], null, key]
  const message = { key: reason, code: codeOf(reason) }
  return Promise.resolve(Response.json({ status, data, message }, { status }))
}

const render = (path: string, key: ErrorKey) => {
  asked = []
  return renderPlayerPage({
    code: 'en',
    messages: {},
    path,
    accessToken: 'token',
    timeZone: null,
    position: null,
    fetch: refusing(key),
    template,
    nonce: 'nonce',
    styles: [],
    preloads: '',
  })
}

beforeAll(loadPages)

it('is missing if the API does not know what it is about', async () => {
  expect(await render('/characters/7', 'NOT_FOUND')).toEqual({ isMissing: true })
  expect(await render('/characters/7', 'INTERNAL_SERVER_ERROR')).toHaveProperty('html')
})

it('is not missing if the API does not know a part of it', async () => {
  expect(await render('/coupons', 'NOT_FOUND')).toHaveProperty('html')
})

it('shows where a page leads on to with another search, with the same replies', async () => {
  const [raids] = sampleBoards
  expect(await render('/leaderboards/raids', 'INTERNAL_SERVER_ERROR')).toHaveProperty(
    'html',
    expect.stringContaining(`data-page="/leaderboards/raids?boss=${raids?.bosses[0]?.code}"`),
  )
  expect(asked.filter((path) => path === '/api/leaderboards')).toHaveLength(1)
})
