import type { Input } from '@olympus/contract/resolve-path'

import type { EndpointName } from './cache-key.ts'

/** A reply that came with the page. */
export interface FirstReply extends EndpointName {
  readonly input: Input
  readonly data: unknown
}

/** What the API would answer to the first requests of a page, sent with the page. */
export interface FirstReplies {
  readonly accountId: number
  /** BCP 47. */
  readonly locale: string
  readonly replies: readonly FirstReply[]
}
