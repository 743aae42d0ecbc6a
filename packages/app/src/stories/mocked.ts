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
 * Story annotations that mock one endpoint: `meta.story(mocked(getUser, loading()))`. For several endpoints,
 * pass mocks: `mocked(mock(getUser, loading()), mock(listCharacters, loading()))`. The story waits until
 * every mock has been requested, and fails if one never is.
 */
export function mocked<E extends Endpoint>(...replied: Replied<E>): MockedStory
export function mocked(...mocks: readonly RequestHandler[]): MockedStory
export function mocked(...given: Replied<Endpoint> | readonly RequestHandler[]): MockedStory {
  const mocks = isReplied(given) ? [mock(...given)] : given
  const unrequested = new Set<RequestHandler>()
  return {
    beforeEach({ msw }) {
      for (const each of mocks) unrequested.add(each)
      msw.use(...mocks)
      return onReply(({ handler }) => unrequested.delete(handler))
    },
    afterEach: () => waitFor(() => expect([...unrequested].map(({ info }) => info.header)).toEqual([])),
  }
}
