import type { Failure } from '../failure.ts'

/** What the provider is asked to have its user consent to. */
export interface ConsentRequest {
  readonly state: string
  /** S256 of the verifier that `exchange` is called with (RFC 7636). */
  readonly codeChallenge: string
  readonly redirectUri: string
}

export interface CodeExchange {
  readonly code: string
  readonly codeVerifier: string
  readonly redirectUri: string
}

/** An account of the chat community, as the provider reports it. */
export interface ChatAccount {
  readonly externalId: string
  readonly name: string
}

type Unavailable = Failure<'CONNECTION_PROVIDER_UNAVAILABLE'>

/** Where players chat. Called outside of transactions; keeps no access to the account. */
export interface ChatAccountProvider {
  /** The name of the chat community and the key of stored connections. */
  readonly name: string
  /** The absolute URL of the consent page. */
  authorizationUrl(request: ConsentRequest): string | Unavailable
  /** CONNECTION_STATE_INVALID: the provider refused, so a retry is pointless. */
  exchange(exchange: CodeExchange): Promise<ChatAccount | Unavailable | Failure<'CONNECTION_STATE_INVALID'>>
}
