import { getUser } from '@olympus/contract/account'
import { listCharacters } from '@olympus/contract/characters'
import { getBonuses } from '@olympus/contract/character-pages'
import { getShopItem } from '@olympus/contract/shop'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { createClient } from '../client/client.ts'
import { memoryTokens } from '../client/token-store.ts'
import { fakeApi, refuse, succeed } from '../testing/fake-api.ts'
import { ApiProvider } from './api-provider.tsx'
import { useApi } from './hooks.ts'
import { createReplyCollector } from './reply-collector.tsx'

function Page() {
  const { data: user } = useApi(getUser)
  const { data: item } = useApi(getShopItem, user ? { params: { itemId: 'lyre' } } : null)
  const { data: roster, isLoading } = useApi(listCharacters)
  useApi(getBonuses, { params: { id: 1 } })
  return `${JSON.stringify([user, item, roster])} ${isLoading ? 'loading' : 'done'}`
}

test('a page is rendered with what it requests, also if that depends on an earlier reply', async () => {
  const api = fakeApi({
    'GET /user/v2': () => succeed('theron'),
    'GET /shop/items/lyre': () => succeed('a lyre'),
    'GET /characters': () => refuse('INTERNAL_SERVER_ERROR'),
    'GET /characters/1/bonuses': () => refuse('NOT_FOUND'),
  })
  const { Provider, client, load, replies } = createReplyCollector(
    createClient({
      fetch: api.fetch,
      tokens: memoryTokens({ token: 'access' }),
      locale: () => 'de-DE',
      onUnauthorized: () => {},
    }),
  )
  const render = () =>
    renderToString(
      <Provider>
        <ApiProvider client={client} locale="de-DE">
          <Page />
        </ApiProvider>
      </Provider>,
    ).replaceAll('&quot;', '"')

  expect(render()).toBe('[null,null,null] loading')
  expect(await load()).toBe(true)
  expect(render()).toBe('["theron",null,null] loading')
  expect(await load()).toBe(true)
  expect(render()).toBe('["theron","a lyre",null] loading')
  expect(await load()).toBe(false)
  expect(api.seen.map(({ path }) => path)).toEqual([
    '/user/v2',
    '/characters',
    '/characters/1/bonuses',
    '/shop/items/lyre',
  ])
  // Not what failed: the browser requests that again.
  expect(replies()).toEqual([
    {
      method: 'GET',
      path: getBonuses.path,
      input: { params: { id: 1 } },
      refusal: expect.objectContaining({ status: 404, body: expect.objectContaining({ data: null }) }),
    },
    { method: 'GET', path: '/user/v2', input: {}, data: 'theron' },
    { method: 'GET', path: '/shop/items/:itemId', input: { params: { itemId: 'lyre' } }, data: 'a lyre' },
  ])
})
