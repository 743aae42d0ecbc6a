import { mock, onReply, type MockReply } from '@olympus/api-client/mock'
import type { Endpoint } from '@olympus/contract/endpoint'
import { RequestHandler } from 'msw'
import { expect, waitFor } from 'storybook/test'

type Replied<E extends Endpoint> = readonly [endpoint: E, reply: MockReply<E>]

/** The part of a story's context that mocks the API. */
export interface Mocking {
  readonly msw: { readonly use: (...handlers: RequestHandler[]) => void }
}

export interface MockedStory {
  readonly beforeEach: (context: Mocking) => () => void
  readonly afterEach: () => Promise<void>
}

const isReplied = (given: Replied<Endpoint> | readonly RequestHandler[]): given is Replied<Endpoint> =>
  !(given[0] instanceof RequestHandler) && given.length === 2

/**
 * Annotations of a story in which one endpoint answers differently: `meta.story(mocked(getUser, loading()))`. Several take one
 * mock each: `mocked(mock(getUser, loading()), mock(listCharacters, loading()))`. The story ends when all of them were asked, and
 * fails if one never is.
 */
export function mocked<E extends Endpoint>(...replied: Replied<E>): MockedStory
export function mocked(...mocks: readonly RequestHandler[]): MockedStory
export function mocked(...given: Replied<Endpoint> | readonly RequestHandler[]): MockedStory {
  const mocks = isReplied(given) ? [mock(...given)] : given
  const unasked = new Set<RequestHandler>()
  return {
    beforeEach({ msw }) {
      for (const each of mocks) unasked.add(each)
      msw.use(...mocks)
      return onReply(({ handler }) => unasked.delete(handler))
    },
    afterEach: () => waitFor(() => expect([...unasked].map(({ info }) => info.header)).toEqual([])),
  }
}
