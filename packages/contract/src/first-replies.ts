import type { Endpoint } from './endpoint.ts'
import type { Envelope } from './envelope.ts'
import type { Input } from './resolve-path.ts'

/** A request for data that a page makes at first. */
export interface FirstRead extends Pick<Endpoint, 'method' | 'path'> {
  readonly input: Input
}

/** A reply that came with the page: data, or a refusal. */
export interface FirstReply extends FirstRead {
  readonly data?: unknown
  readonly refusal?: {
    readonly status: number
    readonly correlationId: string
    /** Null without a valid envelope. */
    readonly body: Envelope | null
  }
}

/** What the API would answer to the first requests of a page, sent with the page. */
export interface FirstReplies {
  /** Null for a visitor, whose page is rendered without them. */
  readonly accountId: number | null
  /** BCP 47. */
  readonly locale: string
  /** When they were requested, in epoch milliseconds of the server. */
  readonly requestedAtMs: number
  /** Where live events go on; null if that is unknown. */
  readonly position: number | null
  readonly replies: readonly FirstReply[]
}

export const firstRepliesId = 'first-replies'

/** The replies as a part of the page. */
export function firstRepliesMarkup(replies: FirstReplies): string {
  const data = JSON.stringify(replies).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${firstRepliesId}">${data}</script>`
}
