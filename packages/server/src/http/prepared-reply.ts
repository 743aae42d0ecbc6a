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

/** A reply that is checked, written and compressed once, and sent often. */
export class PreparedReply<E extends Endpoint> {
  declare readonly endpoint: E
  readonly #answer: Answer
  readonly #bodies: Bodies

  constructor(answer: Answer, bodies: Bodies) {
    this.#answer = answer
    this.#bodies = bodies
  }

  answerTo(headers: RequestHeaders): Answer {
    const encoding = encodingFor(headers.get('accept-encoding'), 'application/json')
    if (encoding === 'identity') return { ...this.#answer, headers: vary }
    const bytes = this.#bodies[encoding]
    return { ...this.#answer, bytes, headers: { ...vary, 'content-encoding': encoding } }
  }
}

/** Throws if the data holds other fields than the reply of the endpoint. */
export async function prepareReply<E extends Endpoint>(
  endpoint: E,
  data: DataOf<E>,
): Promise<PreparedReply<E>> {
  const { known, extraField } = checkedAnswer(endpoint, data)
  if (extraField !== null) throw new Error(`A reply holds more than its schema: ${extraField}`)
  const answer = success(known)
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(answer.text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(answer.text),
  ])
  return new PreparedReply(answer, { br, gzip: gzipped })
}
