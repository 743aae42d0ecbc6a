import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { DataOf, Endpoint } from '@olympus/contract/endpoint'
import { checkedAnswer } from './checked-answer.ts'
import { type Answer, success } from './envelope.ts'
import type { RequestHeaders } from './request-headers.ts'
import { encodingFor } from './static-files.ts'

interface Bodies {
  readonly br: Uint8Array<ArrayBuffer>
  readonly gzip: Uint8Array<ArrayBuffer>
}

const vary = { vary: 'accept-encoding' }

/** A reply that is checked and written once, and sent often. */
export class PreparedReply<E extends Endpoint> {
  declare readonly endpoint: E
  readonly #answer: Answer
  readonly #bodies: Bodies | null

  /** `bodies` is the answer compressed, if it is sent so. */
  constructor(answer: Answer, bodies: Bodies | null) {
    this.#answer = answer
    this.#bodies = bodies
  }

  answerTo(headers: RequestHeaders): Answer {
    if (!this.#bodies) return this.#answer
    const encoding = encodingFor(headers.get('accept-encoding'), 'application/json')
    if (encoding === 'identity') return { ...this.#answer, headers: vary }
    const bytes = this.#bodies[encoding]
    return { ...this.#answer, bytes, headers: { ...vary, 'content-encoding': encoding } }
  }
}

/** Throws if the data holds other fields than the reply of the endpoint. */
function checkedSuccess<E extends Endpoint>(endpoint: E, data: DataOf<E>): Answer {
  const { known, extraField } = checkedAnswer(endpoint, data)
  if (extraField !== null) throw new Error(`A reply holds more than its schema: ${extraField}`)
  return success(known)
}

export function prepareReply<E extends Endpoint>(endpoint: E, data: DataOf<E>): PreparedReply<E> {
  const answer = checkedSuccess(endpoint, data)
  // Otherwise each reply would encode the text again.
  return new PreparedReply({ ...answer, bytes: new TextEncoder().encode(answer.text) }, null)
}

/** For large replies: compresses them. */
export async function prepareCompressedReply<E extends Endpoint>(
  endpoint: E,
  data: DataOf<E>,
): Promise<PreparedReply<E>> {
  const answer = checkedSuccess(endpoint, data)
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(answer.text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(answer.text),
  ])
  return new PreparedReply(answer, { br, gzip: gzipped })
}
