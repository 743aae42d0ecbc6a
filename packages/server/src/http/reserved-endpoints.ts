import type { EndpointName } from '@olympus/contract/endpoints'

/** Log-ins and card payments never wait for a database connection behind other requests. */
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
