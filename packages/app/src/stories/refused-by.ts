import { fails, mock } from '@olympus/api-client/mock'
import type { Endpoint } from '@olympus/contract/endpoint'
import type { ErrorKey } from '@olympus/contract/errors'
import type { RequestHandler } from 'msw'

/** The part of a story's context that mocks the API. */
export interface Mocking {
  readonly msw: { readonly use: (...handlers: RequestHandler[]) => void }
}

/** For a story in which one endpoint refuses: `meta.story(refusedBy(logIn, 'UNKNOWN_CREDENTIALS'))`. */
export const refusedBy = (endpoint: Endpoint, key: ErrorKey) => ({
  beforeEach: ({ msw }: Mocking): void => msw.use(mock(endpoint, fails(key))),
})
