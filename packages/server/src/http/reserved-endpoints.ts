import type { EndpointName } from '@olympus/contract/endpoints'

/** They never wait for a database connection behind other requests: log-ins, and what a card payment needs. */
export const reservedEndpoints: ReadonlySet<string> = new Set<EndpointName>([
  'logIn',
  'answerTwoFactor',
  'startPasskeyLogIn',
  'logInWithPasskey',
  'refreshSession',
  'stepUp',
  'startPasskeyStepUp',
  'stepUpWithPasskey',
  'listPackages',
  'startPurchase',
  'getPurchase',
  'withdrawPurchase',
])
