import type { Input } from '@olympus/contract/resolve-path'

import type { ApiResponse } from '../client/api-error.ts'
import type { EndpointName } from './cache-key.ts'

/** A reply that came with the page: data, or a refusal. */
export interface FirstReply extends EndpointName {
  readonly input: Input
  readonly data?: unknown
  readonly refusal?: Pick<ApiResponse, 'status' | 'correlationId' | 'body'>
}

/** What the API would answer to the first requests of a page, sent with the page. */
export interface FirstReplies {
  readonly accountId: number
  /** BCP 47. */
  readonly locale: string
  /** When they were requested, in epoch milliseconds of the server. */
  readonly requestedAtMs: number
  /** Where live events go on; null if that is unknown. */
  readonly position: number | null
  readonly replies: readonly FirstReply[]
}
