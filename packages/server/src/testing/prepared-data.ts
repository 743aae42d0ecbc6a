import type { DataOf, Endpoint } from '@olympus/contract/endpoint'
import type { PreparedReply } from '../http/prepared-reply.ts'

/** The data of a prepared reply as a client gets it. */
export const preparedData = <E extends Endpoint>(reply: PreparedReply<E>): DataOf<E> =>
  (JSON.parse(reply.answer.text) as { readonly data: DataOf<E> }).data
