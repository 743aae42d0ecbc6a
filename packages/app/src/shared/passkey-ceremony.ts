import type { PasskeyCredential, PasskeyQuestion } from '@olympus/contract/passkeys'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

export type PasskeyOutcome =
  | { readonly kind: 'credential'; readonly credential: PasskeyCredential }
  /** The player closed the browser's question, or let it pass. Browsers do not tell which. */
  | { readonly kind: 'cancelled' }
  /** The device could not do it. */
  | { readonly kind: 'failed' }
  /** The code that asks the device did not come. */
  | { readonly kind: 'offline' }

export type NewPasskeyOutcome =
  | PasskeyOutcome
  /** The device holds a passkey of this account already. */
  | { readonly kind: 'known' }

type Options = PasskeyQuestion['options']

export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

const loadWebAuthn = () => import('@simplewebauthn/browser')

/** Names of what a browser raises when nobody answers, or when another question takes the place of this one. */
const cancellations = new Set(['NotAllowedError', 'AbortError'])

type WebAuthn = Awaited<ReturnType<typeof loadWebAuthn>>

async function ask(question: (webAuthn: WebAuthn) => Promise<object>): Promise<NewPasskeyOutcome> {
  const webAuthn = await loadWebAuthn().catch(() => null)
  if (!webAuthn) return { kind: 'offline' }
  try {
    return { kind: 'credential', credential: (await question(webAuthn)) as PasskeyCredential }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (cancellations.has(name)) return { kind: 'cancelled' }
    if (name === 'InvalidStateError') return { kind: 'known' }
    console.error(error)
    return { kind: 'failed' }
  }
}

/** Has the player's device sign a challenge with a passkey that it holds. Never throws. */
export async function getPasskey(options: Options): Promise<PasskeyOutcome> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const outcome = await ask(({ startAuthentication }) => startAuthentication({ optionsJSON }))
  return outcome.kind === 'known' ? { kind: 'failed' } : outcome
}

/** Has the player's device make a passkey. Never throws. */
export const createPasskey = (options: Options): Promise<NewPasskeyOutcome> =>
  ask(({ startRegistration }) =>
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  )
