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

/** The way to the player's device. A story puts another one in its place. */
export const webAuthn = { load: () => import('@simplewebauthn/browser') }

/** Names of what a browser raises when nobody answers, or when another question takes the place of this one. */
const cancellations = new Set(['NotAllowedError', 'AbortError'])

export type WebAuthn = Awaited<ReturnType<typeof webAuthn.load>>

async function ask(question: (library: WebAuthn) => Promise<object>): Promise<NewPasskeyOutcome> {
  const library = await webAuthn.load().catch(() => null)
  if (!library) return { kind: 'offline' }
  try {
    return { kind: 'credential', credential: (await question(library)) as PasskeyCredential }
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
