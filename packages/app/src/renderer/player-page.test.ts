import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { codeOf, errorCatalog, successKey, type ErrorKey } from '@olympus/contract/errors'
import { beforeAll, expect, it } from 'vitest'

import { loadPages } from './load-pages.ts'
import { renderPlayerPage } from './player-page.ts'

const template =
  '<html lang="en"><head><title></title><link rel="stylesheet" href="/a.css"></head>' +
  '<body><div id="root"></div><script type="module" src="/a.js"></script></body></html>'

/** An API that knows the player, and refuses everything else. */
const refusing = (key: ErrorKey) => (path: string) => {
  const isUser = path === '/api/user/v2'
  const [status, data, reason] = isUser ? [200, sampleUser, successKey] : [errorCatalog[key], null, key]
  const message = { key: reason, code: codeOf(reason) }
  return Promise.resolve(Response.json({ status, data, message }, { status }))
}

const render = (path: string, key: ErrorKey) =>
  renderPlayerPage({
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

beforeAll(loadPages)

it('is missing if the API does not know what it is about', async () => {
  expect(await render('/characters/7', 'NOT_FOUND')).toEqual({ isMissing: true })
  expect(await render('/characters/7', 'INTERNAL_SERVER_ERROR')).toHaveProperty('html')
})

it('is not missing if the API does not know a part of it', async () => {
  expect(await render('/coupons', 'NOT_FOUND')).toHaveProperty('html')
})
