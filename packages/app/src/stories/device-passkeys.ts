import { spyOn } from 'storybook/test'

import { webAuthn, type WebAuthn } from '../shared/webauthn/passkey-ceremony.ts'

/** The shape that a browser returns. The mocked servers do not check its content. */
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
  /** Signs, or creates a passkey. */
  willing: async () => credential,
  /** The player closes the prompt. */
  cancelling: refusalOf('NotAllowedError'),
  /** Already has a passkey of this account. */
  knowing: refusalOf('InvalidStateError'),
  failing: refusalOf('SecurityError'),
  /** The prompt is never answered. */
  waiting: () => new Promise<never>(() => undefined),
}

/** For `beforeEach`: defines how the player's device responds to passkey requests. */
export function deviceIs(kind: keyof typeof devices): void {
  const answer = devices[kind]
  spyOn(webAuthn, 'load').mockResolvedValue({
    startAuthentication: answer,
    startRegistration: answer,
  } as unknown as WebAuthn)
}
