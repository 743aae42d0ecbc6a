import { Failure } from '../failure.ts'
import type { ChatAccountProvider } from './chat-account-provider.ts'

/** Stands where no chat community is configured: what is connected stays readable, nothing new is. */
export const unavailableProvider: ChatAccountProvider = {
  name: 'Discord',
  authorizationUrl: () => new Failure('CONNECTION_PROVIDER_UNAVAILABLE'),
  exchange: async () => new Failure('CONNECTION_PROVIDER_UNAVAILABLE'),
}
