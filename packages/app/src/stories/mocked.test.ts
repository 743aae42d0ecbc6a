// @vitest-environment happy-dom
import { loading, mock, offline } from '@olympus/api-client/mock'
import { listCharacters } from '@olympus/contract/characters'
import { getUser } from '@olympus/contract/account'
import { getResponse, type RequestHandler } from 'msw'
import { expect, test } from 'vitest'

import { mocked, type MockedStory } from './mocked.ts'

function begin({ beforeEach }: MockedStory) {
  const handlers: RequestHandler[] = []
  const stop = beforeEach({ msw: { use: (...used) => void handlers.push(...used) } })
  const ask = (path: string) => getResponse(handlers, new Request(`http://portal.test/api${path}`))
  return { ask, stop }
}

test('a story ends once its mock was requested', async () => {
  const story = mocked(getUser, offline())
  const { ask, stop } = begin(story)
  expect((await ask(getUser.path))?.type).toBe('error')
  await story.afterEach()
  stop()
})

test('a story fails if a mock is never requested', async () => {
  const story = mocked(mock(getUser, offline()), mock(listCharacters, loading()))
  const { ask, stop } = begin(story)
  await ask(getUser.path)
  await expect(story.afterEach()).rejects.toThrow(listCharacters.path)
  stop()
})

test('each run of a story waits for its own request', async () => {
  const story = mocked(getUser, offline())
  const first = begin(story)
  await first.ask(getUser.path)
  first.stop()
  const second = begin(story)
  await expect(story.afterEach()).rejects.toThrow(getUser.path)
  second.stop()
})

test('a story waits for a request in progress', async () => {
  const story = mocked(getUser, loading())
  const { ask, stop } = begin(story)
  let hasEnded = false
  const ended = story.afterEach().then(() => (hasEnded = true))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(hasEnded).toBe(false)
  void ask(getUser.path)
  expect(await ended).toBe(true)
  stop()
})
