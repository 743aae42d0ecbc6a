import type { DataOf, Endpoint } from '@olympus/contract/endpoint'
import { checkedAnswer } from './checked-answer.ts'
import { compressWell, type Encoding } from './compression.ts'
import { type Answer, success } from './envelope.ts'

/** A reply that is checked, written and compressed once, and sent often. */
export class PreparedReply<E extends Endpoint> {
  declare readonly endpoint: E
  readonly answer: Answer

  constructor({ status, text }: Answer) {
    // Otherwise each reply would encode the text again.
    const bytes = new TextEncoder().encode(text)
    const bodies = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
    const compressed = (encoding: Exclude<Encoding, 'identity'>) => {
      const body = bodies.get(encoding) ?? compressWell[encoding](bytes)
      bodies.set(encoding, body)
      return body
    }
    this.answer = { status, text, bytes, compressed }
  }
}

/** Throws if the data holds other fields than the reply of the endpoint. */
export function prepareReply<E extends Endpoint>(endpoint: E, data: DataOf<E>): PreparedReply<E> {
  const { known, extraField } = checkedAnswer(endpoint, data)
  if (extraField !== null) throw new Error(`A reply holds more than its schema: ${extraField}`)
  return new PreparedReply(success(known))
}
