import type { FirstReplies } from '@olympus/contract/first-replies'

import { accountOfToken } from '../client/account-of-token.ts'
import { errorOf } from '../client/api-error.ts'
import type { Client } from '../client/client.ts'
import type { StoredTokens } from '../client/token-store.ts'
import type { EndpointName } from '../react/cache-key.ts'
import { keepLateReply, keepRefusal, keepReply } from '../react/preload.ts'

/** Whether the replies still concern this browser: somebody may have logged in or out in another tab. */
export const areFor = ({ accountId }: FirstReplies, tokens: StoredTokens): boolean =>
  accountOfToken(tokens.token) === accountId

/** Keeps replies that came with the page, for its first requests. */
export function keepReplies(
  client: Client,
  { accountId, locale, replies }: FirstReplies,
  onData: (endpoint: EndpointName, data: unknown) => void,
): void {
  const keep = accountId === null ? keepLateReply : keepReply
  for (const { input, data, refusal, ...endpoint } of replies) {
    const question = { endpoint, input, locale }
    if (refusal) {
      keepRefusal(client, question, errorOf({ ...refusal, headers: new Headers() }))
      continue
    }
    onData(endpoint, data)
    keep(client, question, data)
  }
}
