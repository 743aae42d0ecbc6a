import type { PasskeyCredential } from '@olympus/contract/passkeys'
import { z } from '@olympus/contract/schema'
import { passkeyAlgorithms } from './passkey-algorithms.ts'
import type { RelyingParty } from './relying-party.ts'

const Attestation = z.object({
  clientDataJSON: z.string(),
  attestationObject: z.string(),
  transports: z._default(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(10)), []),
})

export interface NewPasskey {
  readonly credentialId: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
  readonly isSynced: boolean
}

/**
 * Attestations with certificates are refused unread: checking them would make the server
 * open URLs that the sender chooses.
 */
async function hasCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers')
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  const format = decoded.get('fmt')
  return format !== 'none' && (format !== 'packed' || decoded.get('attStmt').get('x5c') !== undefined)
}

/** Verifies a passkey that a device created for a challenge. Throws an error that names what is wrong. */
export async function verifyRegistration(
  { id, rawId, type, response }: PasskeyCredential,
  { challenge, relyingParty }: { readonly challenge: string; readonly relyingParty: RelyingParty },
): Promise<NewPasskey> {
  const attestation = Attestation.parse(response)
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
  if (decodeClientDataJSON(attestation.clientDataJSON).crossOrigin)
    throw new Error('The passkey was made inside a page of another site')
  if (await hasCertificates(attestation.attestationObject))
    throw new Error('The passkey comes with an attestation that was not asked for')
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId, type, clientExtensionResults: {}, response: attestation },
    expectedChallenge: challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...passkeyAlgorithms],
  })
  if (!verified) throw new Error('The signature of the new passkey is wrong')
  const { credential, credentialBackedUp } = registrationInfo
  if (credential.id !== id) throw new Error('The passkey has another id than it says')
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: attestation.transports,
    isSynced: credentialBackedUp,
  }
}
