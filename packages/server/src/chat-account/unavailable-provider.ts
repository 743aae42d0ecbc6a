import { Failure } from '../failure.ts'
import type { ChatAccountProvider } from './chat-account-provider.ts'

/** Used without a configured chat community. Existing connections stay readable; new ones are refused. */
export const unavailableProvider: ChatAccountProvider = {
  name: 'Discord',
  authorizationUrl: () => new Failure('CONNECTION_PROVIDER_UNAVAILABLE'),
  exchange: async () => new Failure('CONNECTION_PROVIDER_UNAVAILABLE'),
}
