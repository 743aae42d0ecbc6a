import { getUser } from '@olympus/contract/account'
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT, UnsecuredJWT } from 'jose'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { ban } from '../../testing/ban.ts'
import type { TestPlayer } from '../../testing/test-account.ts'
import { testApp } from '../../testing/test-app.ts'
import { testSecretBox } from '../../testing/test-secret-box.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { privateKeyContext } from './stored-signing-keys.ts'

const now = { date: new Date() }
const { app, database, newPlayer } = withTestApp({ clock: { now: () => now.date } })

const use = (token: string) => app.call(getUser, { as: { token } })

describe('access tokens', () => {
  let player: TestPlayer
  let claims: JWTClaims
  let header: { kid: string; alg: string; typ: string }
  interface JWTClaims {
    sub: string
    sid: string
    gen: number
    [name: string]: unknown
  }

  const part = (token: string, index: number) =>
    JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString()) as unknown

  beforeAll(async () => {
    player = await newPlayer()
    header = part(player.token, 0) as typeof header
    claims = part(player.token, 1) as JWTClaims
  })

  const ourJwk = async () => {
    const { id, box } = await database.one<{ id: string; box: Buffer }>(
      sql`select id, private_box as box from signing_key`,
    )
    return JSON.parse(testSecretBox.open(box, privateKeyContext(id))) as JWK
  }
  const ourKey = async () => {
    return importJWK(await ourJwk(), 'EdDSA')
  }
  const signed = async (change: object, changedHeader: object = {}) =>
    new SignJWT({ ...claims, ...change })
      .setProtectedHeader({ ...header, ...changedHeader })
      .sign(await ourKey())

  it('are signed with EdDSA and contain account, session and a lifetime of ten minutes', () => {
    expect(header).toEqual({ alg: 'EdDSA', typ: 'at+jwt', kid: expect.any(String) as string })
    expect(claims).toMatchObject({ iss: 'http://localhost:3000', aud: 'olympus-api', gen: 1 })
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(600)
  })

  it('are accepted only exactly as they were signed', async () => {
    expect(await use(await signed({}))).toMatchObject({ status: 200 })
  })

  it.each([
    ['another audience', async () => signed({ aud: 'someone-else' })],
    ['another issuer', async () => signed({ iss: 'https://evil.example' })],
    ['another type', async () => signed({}, { typ: 'JWT' })],
    ['an unknown key', async () => signed({}, { kid: 'unknown' })],
    ['no session', async () => signed({ sid: undefined })],
    ['no expiry', async () => signed({ exp: undefined })],
    ['expired by 31 seconds', async () => signed({ exp: Math.floor(now.date.getTime() / 1000) - 31 })],
    ['not valid yet', async () => signed({ nbf: Math.floor(now.date.getTime() / 1000) + 60 })],
    ['no signature', async () => new UnsecuredJWT(claims).encode()],
    ['a cut signature', async () => player.token.slice(0, -10)],
    [
      'another one’s key',
      async () => {
        const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
        return new SignJWT(claims).setProtectedHeader(header).sign(privateKey)
      },
    ],
    [
      'the public key as an HMAC secret',
      async () => {
        const { d: _, ...publicJwk } = await ourJwk()
        const secret = new TextEncoder().encode(
          JSON.stringify(await exportJWK(await importJWK(publicJwk, 'EdDSA', { extractable: true }))),
        )
        return new SignJWT(claims).setProtectedHeader({ ...header, alg: 'HS256' }).sign(secret)
      },
    ],
    ['no token at all', async () => 'nonsense'],
  ])('are refused with %s', async (_, make) => {
    expect(await use(await make())).toMatchObject({ status: 401, key: 'UNAUTHORIZED', data: null })
  })

  it('are accepted up to 30 seconds after they expire, because clocks differ', async () => {
    expect(await use(await signed({ exp: Math.floor(now.date.getTime() / 1000) - 29 }))).toMatchObject({
      status: 200,
    })
  })

  it('get the same answer as an ended session if they are of an unknown session or another account', async () => {
    const other = await newPlayer()
    const { sub } = part(other.token, 1) as JWTClaims
    for (const change of [{ sid: '00000000-0000-4000-8000-000000000000' }, { sub }])
      expect(await use(await signed(change))).toMatchObject({
        status: 401,
        key: 'UNAUTHORIZED_SESSION_EXPIRED',
      })
  })

  it('are never read from a cookie', async () => {
    expect(await app.call(getUser, { headers: { cookie: `token=${player.token}` } })).toMatchObject({
      status: 401,
    })
  })

  it('of a banned account are refused with the ban', async () => {
    const banned = await newPlayer()
    await ban(database, banned.accountId)
    const otherProcess = testApp({ database })
    expect(await otherProcess.call(getUser, { as: banned })).toMatchObject({
      status: 403,
      key: 'UNAUTHORIZED_BANNED_ACCOUNT',
    })
  })
})
