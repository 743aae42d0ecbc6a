import { createHash, createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyCredential } from '@olympus/contract/passkeys'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { testOrigin } from './test-app.ts'

/** The options that an authenticator reads. */
interface CreationOptions {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}
interface RequestOptions {
  readonly challenge: string
  readonly rpId: string
}

/** Deviations from an honest ceremony. */
export interface Deviation {
  readonly origin?: string
  readonly challenge?: string
  readonly rpId?: string
  readonly isUserVerified?: boolean
  readonly isInsideOtherSite?: boolean
  readonly type?: string
  /** By default the counter grows by one, or stays at 0 without counting. */
  readonly counter?: number
  readonly userHandle?: string
  /** Replaces the empty attestation. */
  readonly attestation?: { readonly fmt: string; readonly attStmt: Map<string, unknown> }
}

export interface SoftwareAuthenticator {
  create(options: unknown, deviation?: Deviation): PasskeyCredential
  get(options: unknown, deviation?: Deviation): PasskeyCredential
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64Url = (data: Uint8Array) => Buffer.from(data).toString('base64url')

const flags = { userPresent: 0x01, userVerified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 }

function clientDataOf(type: string, challenge: string, deviation: Deviation): Buffer {
  const { origin = testOrigin, isInsideOtherSite = false } = deviation
  return Buffer.from(
    JSON.stringify({
      type: deviation.type ?? type,
      challenge: deviation.challenge ?? challenge,
      origin,
      crossOrigin: isInsideOtherSite,
    }),
  )
}

interface AuthenticatorState {
  readonly rpId: string
  readonly flags: number
  readonly counter: number
  readonly attested: Uint8Array
}

function encodeAuthenticatorData({ rpId, flags, counter, attested }: AuthenticatorState): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt8(flags, 0)
  head.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), head, attested])
}

/** A public key of P-256 in the form of COSE (RFC 9053). */
function coseKeyOf(publicKey: ReturnType<typeof createPublicKey>): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  )
}

/** Creates and uses a passkey with real keys but without a browser. Counts uses by default. */
export function softwareAuthenticator({ isSynced = false, counts = true } = {}): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  let uses = 0
  let userHandle = ''

  const counterOf = ({ counter }: Deviation) => {
    if (counter !== undefined) return counter
    return counts ? ++uses : 0
  }
  const flagsOf = ({ isUserVerified = true }: Deviation) =>
    flags.userPresent |
    (isUserVerified ? flags.userVerified : 0) |
    (isSynced ? flags.backupEligible | flags.backedUp : 0)
  const credential = (response: Record<string, unknown>): PasskeyCredential => ({
    id: base64Url(credentialId),
    rawId: base64Url(credentialId),
    type: 'public-key',
    response,
    clientExtensionResults: {},
  })

  return {
    create(options, deviation = {}) {
      const { challenge, rp, user } = options as CreationOptions
      userHandle = user.id
      const idLength = Buffer.alloc(2)
      idLength.writeUInt16BE(credentialId.length)
      const attested = Buffer.concat([Buffer.alloc(16), idLength, credentialId, coseKeyOf(publicKey)])
      const authData = encodeAuthenticatorData({
        rpId: deviation.rpId ?? rp.id,
        flags: flagsOf(deviation) | flags.attested,
        counter: counterOf(deviation),
        attested,
      })
      const { fmt, attStmt } = deviation.attestation ?? { fmt: 'none', attStmt: new Map() }
      const attestation = new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', new Uint8Array(authData)],
      ])
      return credential({
        clientDataJSON: base64Url(clientDataOf('webauthn.create', challenge, deviation)),
        attestationObject: base64Url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal', 'hybrid'],
      })
    },
    get(options, deviation = {}) {
      const { challenge, rpId } = options as RequestOptions
      const clientData = clientDataOf('webauthn.get', challenge, deviation)
      const authData = encodeAuthenticatorData({
        rpId: deviation.rpId ?? rpId,
        flags: flagsOf(deviation),
        counter: counterOf(deviation),
        attested: Buffer.alloc(0),
      })
      return credential({
        clientDataJSON: base64Url(clientData),
        authenticatorData: base64Url(authData),
        signature: base64Url(sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)),
        userHandle: deviation.userHandle ?? userHandle,
      })
    },
  }
}
