import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, it } from 'vitest'
import { type Deviation, softwareAuthenticator } from '../../testing/software-authenticator.ts'
import { testOrigin } from '../../testing/test-app.ts'
import { relyingPartyOf } from './relying-party.ts'
import { verifyRegistration } from './verify-registration.ts'

const relyingParty = relyingPartyOf(testOrigin)
const challenge = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'
const options = { challenge, rp: { id: relyingParty.id }, user: { id: 'somebody' } }

const verify = (deviation: Deviation = {}) =>
  verifyRegistration(softwareAuthenticator({ isSynced: true }).create(options, deviation), {
    challenge,
    relyingParty,
  })

it('reads the passkey that a device created', async () => {
  const passkey = await verify({ counter: 3 })
  expect(passkey).toMatchObject({ counter: 3, transports: ['internal', 'hybrid'], isSynced: true })
  expect(passkey.credentialId).toMatch(/^[\w-]{43}$/)
})

it('refuses a passkey with a different id', async () => {
  const credential = { ...softwareAuthenticator().create(options), id: 'another', rawId: 'another' }
  await expect(verifyRegistration(credential, { challenge, relyingParty })).rejects.toThrow(
    'The passkey has another id than it says',
  )
})

const statement = (entries: readonly (readonly [string, unknown])[]) => new Map<string, unknown>(entries)

it.each([
  ['packed', statement([['x5c', [new Uint8Array(10)]]])],
  ['apple', statement([['x5c', [new Uint8Array(10)]]])],
  ['android-key', statement([])],
  ['android-safetynet', statement([])],
  ['tpm', statement([])],
  ['fido-u2f', statement([])],
])('refuses an attestation with certificates unread: %s', async (fmt, attStmt) => {
  await expect(verify({ attestation: { fmt, attStmt } })).rejects.toThrow(
    'The passkey comes with an attestation that was not asked for',
  )
})

it('accepts a self attestation with a valid signature', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const sig = new Uint8Array(sign('sha256', Buffer.from('something else'), privateKey))
  const attestation = {
    fmt: 'packed',
    attStmt: statement([
      ['alg', -7],
      ['sig', sig],
    ]),
  }
  await expect(verify({ attestation })).rejects.toThrow('The signature of the new passkey is wrong')
})

it.each<[string, Deviation, string]>([
  ['origin', { origin: 'https://olympus.example' }, 'Unexpected registration response origin'],
  ['challenge', { challenge: 'BBBB' }, 'Unexpected registration response challenge'],
  ['site', { rpId: 'example.com' }, 'Unexpected RP ID hash'],
  ['type', { type: 'webauthn.get' }, 'Unexpected registration response type'],
  ['verification', { isUserVerified: false }, 'user could not be verified'],
  ['frame', { isInsideOtherSite: true }, 'The passkey was made inside a page of another site'],
])('names the error for the log: %s', async (_, deviation, message) => {
  await expect(verify(deviation)).rejects.toThrow(message)
})
