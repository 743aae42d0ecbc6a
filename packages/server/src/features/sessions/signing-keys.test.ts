import { createPrivateKey } from 'node:crypto'
import { getUser } from '@olympus/contract/account'
import { limits } from '@olympus/contract/limits'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '../../background/clean-up.ts'
import { act } from '../../testing/operator-terminal.ts'
import { activatedAccount, logInAs, refreshWith, type TestPlayer } from '../../testing/test-account.ts'
import { dataOf, type TestApp, testApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { testSecretBox } from '../../testing/test-secret-box.ts'
import { createSigningKeys } from './signing-keys.ts'
import { rereadMs, sealSigningKeys } from './stored-signing-keys.ts'

const database = withTestDatabase()
const now = { date: new Date() }
const clock = { now: () => now.date }

/** Two processes that serve one database. */
let first: TestApp
let second: TestApp

beforeEach(async () => {
  await database.execute(sql`delete from signing_key`)
  first = testApp({ database, clock })
  second = testApp({ database, clock })
})

const pass = (ms: number) => (now.date = new Date(now.date.getTime() + ms))

/** Lets time pass for the keys. */
const moveKeys = (seconds: number) =>
  database.execute(sql`update signing_key set usable_from = usable_from - make_interval(secs => ${seconds})`)

const partOf = (token: string, index: number) =>
  JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString()) as JWTPayload
const keyIdOf = ({ token }: { readonly token: string }) => partOf(token, 0)['kid']

const isTaken = async (app: TestApp, player: { readonly token: string }) =>
  (await app.call(getUser, { as: player })).status === 200

const playerOf = async (app: TestApp) => logInAs(app, await activatedAccount(app))

const keys = () =>
  database.query<{ id: string; isRetired: boolean }>(
    sql`select id, private_box is null as is_retired from signing_key order by usable_from`,
  )

const rotate = (command: 'revoke-signing' | 'rotate-signing') => act(database, ['keys', command])

/** Every 32 bytes, plain or in base64url, that stand somewhere in the stored keys. */
async function* seedsInDatabase(): AsyncGenerator<Buffer> {
  const rows = await database.query<Record<string, unknown>>(sql`select * from signing_key`)
  for (const value of rows.flatMap((row) => Object.values(row))) {
    const bytes = Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))
    for (let start = 0; start + 32 <= bytes.length; start++) yield bytes.subarray(start, start + 32)
    for (const [text] of bytes.toString('latin1').matchAll(/(?<![\w-])[\w-]{43}(?![\w-])/g))
      yield Buffer.from(text, 'base64url')
  }
}

/** A private key of Ed25519 in PKCS#8 is this and its 32 bytes. */
const keyPrefix = Buffer.from('302e020100300506032b657004220420', 'hex')

function forge(player: TestPlayer, seed: Buffer): Promise<string> {
  const key = createPrivateKey({ key: Buffer.concat([keyPrefix, seed]), format: 'der', type: 'pkcs8' })
  const header = { ...partOf(player.token, 0), alg: 'EdDSA' }
  return new SignJWT(partOf(player.token, 1)).setProtectedHeader(header).sign(key)
}

async function takenForgeries(player: TestPlayer): Promise<number> {
  let taken = 0
  for await (const seed of seedsInDatabase())
    if (await isTaken(first, { token: await forge(player, seed) })) taken++
  return taken
}

/** Stores a key as earlier releases did, and nothing else. */
async function storePlainKey(): Promise<void> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  await database.execute(sql`delete from signing_key`)
  await database.execute(
    sql`insert into signing_key (id, private_jwk) values ('plain', ${await exportJWK(privateKey)}::jsonb)`,
  )
}

describe('signing keys', () => {
  it('are made once by many processes', async () => {
    const newId = () => crypto.randomUUID()
    const processes = Array.from({ length: 20 }, () =>
      createSigningKeys({ database, secretBox: testSecretBox, clock, newId }),
    )
    const used = await Promise.all(processes.map((process) => process.current()))
    expect(new Set(used.map(({ id }) => id)).size).toBe(1)
    expect(await keys()).toHaveLength(1)
  })

  it('are made once by two processes, which accept each other’s tokens at once', async () => {
    const account = await activatedAccount(first)
    const [one, other] = await Promise.all([logInAs(first, account), logInAs(second, account)])
    expect(await keys()).toHaveLength(1)
    expect(await isTaken(second, one)).toBe(true)
    expect(await isTaken(first, other)).toBe(true)
  })

  it('are stored so that nothing in the database forges a token', async () => {
    const player = await playerOf(first)
    expect(await takenForgeries(player)).toBe(0)
  })

  it('of earlier releases are sealed at the first start, and a new key supersedes them', async () => {
    await storePlainKey()
    const start = () =>
      sealSigningKeys({ database, secretBox: testSecretBox, newId: () => crypto.randomUUID() })
    await Promise.all([start(), start()])
    await start()
    expect(await keys()).toEqual([
      { id: 'plain', isRetired: false },
      { id: expect.any(String) as string, isRetired: false },
    ])
    expect(await database.query(sql`select from signing_key where private_jwk is not null`)).toEqual([])
    const player = await playerOf(first)
    expect(keyIdOf(player)).toBe('plain')
    expect(await takenForgeries(player)).toBe(0)
    await moveKeys(60)
    pass(rereadMs)
    expect(keyIdOf(await playerOf(first))).not.toBe('plain')
    expect(await isTaken(first, player)).toBe(true)
  })
})

describe('a rotated signing key', () => {
  it('is used when every process knows it, and tokens of the old one go on working', async () => {
    const player = await playerOf(first)
    await playerOf(second)
    expect(await rotate('rotate-signing')).toMatchObject({ code: 0 })
    pass(rereadMs)
    const during = await playerOf(first)
    expect(keyIdOf(during)).toBe(keyIdOf(player))
    await moveKeys(60)
    pass(rereadMs)
    const after = await playerOf(first)
    expect(keyIdOf(after)).not.toBe(keyIdOf(player))
    for (const app of [first, second, testApp({ database, clock })])
      for (const { token } of [player, during, after]) expect(await isTaken(app, { token })).toBe(true)
  })

  it('leaves a lead of several readings of the keys', async () => {
    await playerOf(first)
    await rotate('rotate-signing')
    const { leadMs } = await database.one<{ leadMs: number }>(
      sql`select extract(epoch from max(usable_from) - now())::float8 * 1000 as lead_ms from signing_key`,
    )
    expect(leadMs).toBeGreaterThan(3 * rereadMs)
  })

  it('retires the old one when its last token has expired, and deletes it with the last session', async () => {
    const player = await playerOf(first)
    await rotate('rotate-signing')
    const isRetired = async () => {
      await cleanUp(database)
      return (await keys()).map(({ isRetired }) => isRetired)
    }
    await moveKeys(60 + limits.accessTokenLifetimeSeconds)
    expect(await isRetired()).toEqual([false, false])
    await moveKeys(5 * 60)
    expect(await isRetired()).toEqual([true, false])
    pass(rereadMs)
    expect(await isTaken(first, player)).toBe(false)
    const fresh = dataOf(await refreshWith(first, player, player.bindCookie))
    expect(await isTaken(second, fresh)).toBe(true)
    await moveKeys(limits.refreshTokenLifetimeSeconds - limits.accessTokenLifetimeSeconds - 60)
    expect(await isRetired()).toEqual([true, false])
    await moveKeys(24 * 60 * 60)
    expect(await isRetired()).toEqual([false])
  })

  it('is revoked also before it signs, and does not retire the one that replaces it', async () => {
    const player = await playerOf(first)
    await rotate('rotate-signing')
    await rotate('revoke-signing')
    pass(rereadMs)
    expect(await keys()).toMatchObject([{ isRetired: true }, { isRetired: false }])
    const fresh = await playerOf(first)
    await moveKeys(24 * 60 * 60)
    await cleanUp(database)
    expect(await keys()).toMatchObject([
      { id: keyIdOf(player), isRetired: true },
      { id: keyIdOf(fresh), isRetired: false },
    ])
  })

  it('ends the tokens of a revoked one, and sessions go on with new tokens', async () => {
    const player = await playerOf(first)
    const [revoked] = await keys()
    expect(await rotate('revoke-signing')).toMatchObject({ code: 0 })
    pass(rereadMs)
    // Each process remembers a session it has just checked by its token.
    for (const app of [testApp({ database, clock }), second]) expect(await isTaken(app, player)).toBe(false)
    expect(await keys()).toMatchObject([{ id: revoked?.id, isRetired: true }, { isRetired: false }])
    const fresh = dataOf(await refreshWith(second, player, player.bindCookie))
    expect(keyIdOf(fresh)).not.toBe(revoked?.id)
    expect(await isTaken(first, fresh)).toBe(true)
  })
})
