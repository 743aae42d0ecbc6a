import { headers as headerNames } from '@olympus/contract/envelope'

import type { ApiResponse } from './api-error.ts'
import type { ClientOptions } from './client-options.ts'
import type { Refresh } from './refresh.ts'
import type { SessionEnd } from './session-end.ts'
import type { Outgoing, Transport } from './transport.ts'
import { unlessAborted } from './unless-aborted.ts'

interface PlayerTransportPorts extends Pick<ClientOptions, 'tokens'> {
  readonly send: Transport
  readonly sessionEnd: SessionEnd
  readonly refresh: Refresh
  readonly accountId: () => number | null
  readonly onAccountChanged: (() => void) | undefined
}

/** Whether the server refused the token. A refresh says for sure whether, and why, its session is over. */
const isTokenRefused = ({ status, body }: ApiResponse) =>
  status === 401 || body?.message.key === 'UNAUTHORIZED_BANNED_ACCOUNT'

/** Sends requests with the stored token. After its refusal it refreshes the tokens and retries once. */
export function createPlayerTransport(ports: PlayerTransportPorts) {
  const { send, tokens, sessionEnd, refresh, accountId, onAccountChanged } = ports

  async function attempt(outgoing: Outgoing, bearer: string | null): Promise<ApiResponse> {
    const account = outgoing.method === 'GET' || !bearer ? null : accountId()
    const expected = account === null ? {} : { [headerNames.expectedAccount]: String(account) }
    const response = await send({ ...outgoing, headers: { ...outgoing.headers, ...expected } }, bearer)
    if (response.body?.message.key === 'ACCOUNT_CHANGED') onAccountChanged?.()
    return response
  }

  return async (outgoing: Outgoing): Promise<ApiResponse> => {
    const { token } = tokens.read()
    if (token) sessionEnd.begin()
    const refused = await attempt(outgoing, token)
    if (!isTokenRefused(refused)) return refused
    await unlessAborted(refresh(token, refused), outgoing.signal)
    const retried = await attempt(outgoing, tokens.read().token)
    if (isTokenRefused(retried)) throw sessionEnd.expire(retried)
    return retried
  }
}
