import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT, UnsecuredJWT } from 'jose'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { newPlayer, type TestSession } from '../../testing/test-account.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const test = withTestDatabase()
let app: TestApp
const now = { date: new Date() }

beforeAll(() => {
  app = testApp({ database: test.database, clock: { now: () => now.date } })
})

const getUser = (token: string) => app.api('/user/v2', { token })

describe('access tokens', () => {
  let player: TestSession
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
    player = await newPlayer(app, test.database)
    header = part(player.token, 0) as typeof header
    claims = part(player.token, 1) as JWTClaims
  })

  const ourKey = async () => {
    const { privateJwk } = await test.database.one<{ privateJwk: JWK }>(
      sql`select private_jwk from signing_key`,
    )
    return importJWK(privateJwk, 'EdDSA')
  }
  const signed = async (change: object, changedHeader: object = {}) =>
    new SignJWT({ ...claims, ...change })
      .setProtectedHeader({ ...header, ...changedHeader })
      .sign(await ourKey())

  it('are signed with EdDSA and say for whom, for which session, for ten minutes', () => {
    expect(header).toEqual({ alg: 'EdDSA', typ: 'at+jwt', kid: expect.any(String) as string })
    expect(claims).toMatchObject({ iss: 'http://localhost:3000', aud: 'olympus-api', gen: 1 })
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(600)
  })

  it('are taken as we signed them', async () => {
    expect(await getUser(await signed({}))).toMatchObject({ status: 200 })
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
        const { privateJwk } = await test.database.one<{ privateJwk: JWK }>(
          sql`select private_jwk from signing_key`,
        )
        const { d: _, ...publicJwk } = privateJwk
        const secret = new TextEncoder().encode(
          JSON.stringify(await exportJWK(await importJWK(publicJwk, 'EdDSA', { extractable: true }))),
        )
        return new SignJWT(claims).setProtectedHeader({ ...header, alg: 'HS256' }).sign(secret)
      },
    ],
    ['no token at all', async () => 'nonsense'],
  ])('are refused with %s', async (_, make) => {
    expect(await getUser(await make())).toMatchObject({ status: 401, key: 'UNAUTHORIZED', data: null })
  })

  it('are taken up to 30 seconds after they expired, for clocks that differ', async () => {
    expect(await getUser(await signed({ exp: Math.floor(now.date.getTime() / 1000) - 29 }))).toMatchObject({
      status: 200,
    })
  })

  it('of a session that is not there are answered as ended, of another account’s session too', async () => {
    const other = await newPlayer(app, test.database)
    const { sub } = part(other.token, 1) as JWTClaims
    for (const change of [{ sid: '00000000-0000-4000-8000-000000000000' }, { sub }])
      expect(await getUser(await signed(change))).toMatchObject({
        status: 401,
        key: 'UNAUTHORIZED_SESSION_EXPIRED',
      })
  })

  it('never come from a cookie', async () => {
    expect(await app.api('/user/v2', { headers: { cookie: `token=${player.token}` } })).toMatchObject({
      status: 401,
    })
  })

  it('of a banned account are refused, in other processes within 5 seconds', async () => {
    const banned = await newPlayer(app, test.database)
    await test.database.execute(sql`update account set banned_at = now() where email = ${banned.email}`)
    const otherProcess = testApp({ database: test.database })
    expect(await otherProcess.api('/user/v2', { token: banned.token })).toMatchObject({
      status: 403,
      key: 'UNAUTHORIZED_BANNED_ACCOUNT',
    })
  })
})
