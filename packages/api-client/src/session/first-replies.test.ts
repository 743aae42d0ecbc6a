import { getUser } from '@olympus/contract/account'
import { listCharacters } from '@olympus/contract/characters'
import { expect, test } from 'vitest'

import { arrivedAt } from '../client/arrivals.ts'
import { memoryTokens } from '../client/token-store.ts'
import { fetchOrTake } from '../react/preload.ts'
import { browser, pair, roster, theron } from '../testing/fake-browser.ts'

const reply = (path: '/user/v2' | '/characters', data: unknown) =>
  ({ method: 'GET', path, input: {}, data }) as const

const firstReplies = {
  accountId: theron.accountId,
  locale: 'en-US',
  replies: [reply('/user/v2', theron), reply('/characters', roster)],
}

test('replies that came with the page are used once, as if they had just been requested', async () => {
  const { api, openTab } = browser()
  const { session } = openTab()
  session.take(firstReplies)
  expect(session.user.get()?.username).toBe('Theron')
  expect(session.characters.get()).toEqual(roster)
  expect(arrivedAt(theron)).toBeDefined()
  const { locale } = firstReplies
  const questions = [getUser, listCharacters].map((endpoint) => ({ endpoint, input: {}, locale }))
  const taken = await Promise.all(questions.map((question) => fetchOrTake(session.client, question)))
  expect(taken).toEqual([theron, roster])
  expect(api.seen).toEqual([])
  await session.loadUser()
  expect(api.seen).toHaveLength(1)
  session.stop()
})

test('replies that came with the page of another account are dropped', async () => {
  const tokenOf = (accountId: number) =>
    `header.${btoa(JSON.stringify({ sub: String(accountId) }))}.signature`
  const { openTab } = browser()
  const open = (accountId: number) =>
    openTab({ tokens: memoryTokens({ ...pair, token: tokenOf(accountId) }) }).session
  const [other, own] = [open(theron.accountId + 1), open(theron.accountId)]
  other.take(firstReplies)
  expect(other.user.get()).toBeNull()
  own.take(firstReplies)
  expect(own.user.get()?.username).toBe('Theron')
  other.stop()
  own.stop()
})
