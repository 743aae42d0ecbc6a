import type { DataOf, Endpoint, InputOf } from '@olympus/contract/endpoint'
import type { FirstReply } from '@olympus/contract/first-replies'
import type { Input } from '@olympus/contract/resolve-path'
import type { ReactNode } from 'react'
import { SWRConfig, unstable_serialize, type Middleware } from 'swr'

import { ApiError } from '../client/api-error.ts'
import type { Client } from '../client/client.ts'
import { keepReply } from './preload.ts'

export interface ReplyCollector {
  /** Calls what `client` calls, and keeps the replies for the next rendering. */
  readonly client: Client
  /** Notes what the components inside it request. */
  readonly Provider: (props: { readonly children: ReactNode }) => ReactNode
  /** Requests what the last rendering lacked. Resolves with false if that was nothing. */
  readonly load: () => Promise<boolean>
  /**
   * Lets the next rendering have the refusals, too, as a browser has them after its first rendering. Returns
   * false if there are none.
   */
  readonly showRefusals: () => boolean
  readonly replies: () => readonly FirstReply[]
}

/** A refusal with another status says nothing about whether a page exists. */
const hidingStatuses: ReadonlySet<number> = new Set([403, 404])

/** Finds out what a page requests by rendering it, where no effects run. */
export function createReplyCollector(client: Client): ReplyCollector {
  const replies: FirstReply[] = []
  const wanted = new Map<string, () => unknown>()
  const asked = new Set<string>()
  const refused = new Map<string, ApiError>()
  let hasRefusals = false

  async function call<E extends Endpoint>(endpoint: E, given?: InputOf<E>): Promise<DataOf<E>> {
    const input: Input = given ?? {}
    const { method, path } = endpoint
    const data = await client.call<Endpoint>(endpoint, input as InputOf<Endpoint>).catch((error: unknown) => {
      if (error instanceof ApiError && error.isFinal && error.response) {
        const { status, correlationId, body } = error.response
        replies.push({ method, path, input, refusal: { status, correlationId, body } })
      }
      throw error
    })
    replies.push({ method, path, input, data })
    keepReply(collecting, { endpoint, input, locale: client.locale() }, data)
    return data as DataOf<E>
  }
  const collecting: Client = { ...client, call: call as Client['call'] }

  const note: Middleware = (useNext) =>
    function useNoted(key, fetcher, config) {
      const name = unstable_serialize(key)
      if (name && fetcher && config.fallbackData === undefined && !asked.has(name))
        wanted.set(name, fetcher as () => unknown)
      const answer = useNext(key, fetcher, config)
      const error = hasRefusals ? refused.get(name) : undefined
      return error ? { ...answer, error: error as typeof answer.error } : answer
    }
  const settings = { provider: () => new Map(), use: [note] }

  return {
    client: collecting,
    Provider: ({ children }) => <SWRConfig value={settings}>{children}</SWRConfig>,
    async load() {
      const fetchers = [...wanted]
      wanted.clear()
      for (const [name] of fetchers) asked.add(name)
      // The browser shows refusals, and requests what has failed.
      await Promise.all(
        fetchers.map(async ([name, fetcher]) => {
          try {
            await fetcher()
          } catch (error) {
            if (error instanceof ApiError && error.isFinal) refused.set(name, error)
          }
        }),
      )
      return fetchers.length > 0
    },
    showRefusals: () =>
      (hasRefusals = [...refused.values()].some(({ status }) => hidingStatuses.has(status))),
    replies: () => replies,
  }
}
