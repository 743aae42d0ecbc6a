import { spyOn } from 'storybook/test'

import { webAuthn, type WebAuthn } from '../shared/webauthn/passkey-ceremony.ts'

/** As a browser gives it; no server of a story looks into it. */
const credential = {
  id: 'c2FtcGxlLXBhc3NrZXk',
  rawId: 'c2FtcGxlLXBhc3NrZXk',
  type: 'public-key',
  response: {},
  clientExtensionResults: {},
}

const refusalOf = (name: string) => async (): Promise<never> => {
  throw Object.assign(new Error(`The device says ${name}`), { name })
}

const devices = {
  /** It signs, or makes a passkey. */
  willing: async () => credential,
  /** The player closes its question. */
  cancelling: refusalOf('NotAllowedError'),
  /** It holds a passkey of this account already. */
  knowing: refusalOf('InvalidStateError'),
  failing: refusalOf('SecurityError'),
  /** Nobody answers its question. */
  waiting: () => new Promise<never>(() => undefined),
}

/** For `beforeEach`: what the player's device does when a story's page asks it for a passkey. */
export function deviceIs(kind: keyof typeof devices): void {
  const answer = devices[kind]
  spyOn(webAuthn, 'load').mockResolvedValue({
    startAuthentication: answer,
    startRegistration: answer,
  } as unknown as WebAuthn)
}
