import type { PasskeyCredential, PasskeyQuestion } from '@olympus/contract/passkeys'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

export type PasskeyOutcome =
  | { readonly kind: 'credential'; readonly credential: PasskeyCredential }
  /** The player closed the browser prompt or let it expire. Browsers do not reveal which. */
  | { readonly kind: 'cancelled' }
  /** The device failed. */
  | { readonly kind: 'failed' }
  /** The code that talks to the device could not be loaded. */
  | { readonly kind: 'offline' }

export type NewPasskeyOutcome =
  | PasskeyOutcome
  /** The device already has a passkey for this account. */
  | { readonly kind: 'known' }

type Options = PasskeyQuestion['options']

export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** The access to the player's device. Stories replace it. */
export const webAuthn = { load: () => import('@simplewebauthn/browser') }

/** Names of the errors browsers throw when the prompt is closed, expires or is replaced by another one. */
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

/** Asks the device to sign a challenge with one of its passkeys. Never throws. */
export async function getPasskey(options: Options): Promise<PasskeyOutcome> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const outcome = await ask(({ startAuthentication }) => startAuthentication({ optionsJSON }))
  return outcome.kind === 'known' ? { kind: 'failed' } : outcome
}

/** The site of a question: `rpId` is for one to log in, `rp` for one to create a passkey. */
const siteOf = ({ rpId, rp }: Options): unknown => rpId ?? (rp as { readonly id?: unknown } | undefined)?.id

/** Asks the device to drop a passkey that the server does not know. Not every browser can. Never throws. */
export async function dropPasskey(options: Options, credentialId: string): Promise<void> {
  const rpId = siteOf(options)
  if (typeof rpId !== 'string' || !canUsePasskeys()) return
  const { signalUnknownCredential } = globalThis.PublicKeyCredential as Partial<typeof PublicKeyCredential>
  await signalUnknownCredential?.call(PublicKeyCredential, { rpId, credentialId }).catch(() => undefined)
}

/** Asks the device to create a passkey. Never throws. */
export const createPasskey = (options: Options): Promise<NewPasskeyOutcome> =>
  ask(({ startRegistration }) =>
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  )
