import type { Endpoint } from './endpoint.ts'
import type { Envelope } from './envelope.ts'
import type { Input } from './resolve-path.ts'
import type { Support } from './support.ts'

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

/** The reply of `getSupport` in the contact page. Visitors need nothing else of the API there. */
export const firstSupportId = 'first-support'

function dataMarkup(id: string, value: unknown): string {
  const data = JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${id}">${data}</script>`
}

/** The replies as a part of the page. */
export const firstRepliesMarkup = (replies: FirstReplies): string => dataMarkup(firstRepliesId, replies)

export const firstSupportMarkup = (support: Support): string => dataMarkup(firstSupportId, support)
