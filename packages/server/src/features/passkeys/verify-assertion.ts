import type { PasskeyCredential } from '@olympus/contract/passkeys'
import { z } from '@olympus/contract/schema'
import type { RelyingParty } from './relying-party.ts'

const Assertion = z.object({
  clientDataJSON: z.string(),
  authenticatorData: z.string(),
  signature: z.string(),
  userHandle: z.nullish(z.string()),
})

export interface StoredPasskey {
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
}

interface ExpectedAssertion {
  readonly challenge: string
  readonly relyingParty: RelyingParty
  readonly passkey: StoredPasskey
  readonly userHandle: string
  /** True for discoverable passkeys: the device must say whose passkey it used. */
  readonly needsUserHandle: boolean
}

/** Verifies the signature over a challenge. Throws an error that names what is wrong. */
export async function verifyAssertion(
  { id, rawId, type, response }: PasskeyCredential,
  { challenge, relyingParty, passkey, userHandle, needsUserHandle }: ExpectedAssertion,
): Promise<{ readonly counter: number; readonly isSynced: boolean }> {
  const { userHandle: givenHandle, ...assertion } = Assertion.parse(response)
  if ((givenHandle || needsUserHandle) && givenHandle !== userHandle)
    throw new Error('The passkey is filed under another account')
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
  if (decodeClientDataJSON(assertion.clientDataJSON).crossOrigin)
    throw new Error('The passkey was used inside a page of another site')
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId, type, clientExtensionResults: {}, response: assertion },
    expectedChallenge: challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  })
  if (!verified) throw new Error('The signature of the passkey is wrong')
  return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp }
}
