import { type AnyErrorKey, bridgeErrorCatalog } from '@olympus/contract/bridge/errors'
import type { Envelope } from '@olympus/contract/envelope'
import { codeOf, errorCatalog, successKey } from '@olympus/contract/errors'
import type { Failure } from '../failure.ts'
import type { Encoding } from './compression.ts'

/** A reply of the API: HTTP status and the envelope as JSON text. */
export interface Answer {
  readonly status: number
  readonly text: string
  /** The text as it is sent, if it is sent often. */
  readonly bytes?: Uint8Array<ArrayBuffer>
  /** The text compressed, if it is sent often. */
  readonly compressed?: (encoding: Exclude<Encoding, 'identity'>) => Promise<Uint8Array<ArrayBuffer>>
  /** Only of a refusal that was decided just now, not of a stored one. */
  readonly key?: AnyErrorKey
  readonly headers?: Readonly<Record<string, string>>
}

const successMessage = JSON.stringify({ key: successKey, code: codeOf(successKey) })

export const success = (data: unknown): Answer => ({
  status: 200,
  text: `{"status":200,"data":${JSON.stringify(data ?? null)},"message":${successMessage}}`,
})

const statuses = { ...errorCatalog, ...bridgeErrorCatalog }

export function refusal({ key, details }: Failure<AnyErrorKey>): Answer {
  const status = statuses[key]
  const envelope: Envelope = { status, data: details.data ?? null, message: { key, code: codeOf(key) } }
  const text = JSON.stringify(envelope)
  const { retryAfterSeconds } = details
  if (retryAfterSeconds === undefined) return { status, text, key }
  return { status, text, key, headers: { 'retry-after': String(Math.ceil(retryAfterSeconds)) } }
}
