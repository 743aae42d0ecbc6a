import { getSecurity } from '@olympus/contract/two-factor'
import { startPasskeyStepUp, stepUpWithPasskey } from '@olympus/contract/step-up'
import { getUser } from '@olympus/contract/account'
import {
  type PasskeyCredential,
  addPasskey,
  startPasskeyRegistration,
  logInWithPasskey,
  startPasskeyLogIn,
} from '@olympus/contract/passkeys'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { ban } from '../../testing/ban.ts'
import { enableTwoFactorAs, stepUpAs, storeTokens } from '../../testing/protected-account.ts'
import {
  type Deviation,
  softwareAuthenticator,
  type SoftwareAuthenticator,
} from '../../testing/software-authenticator.ts'
import { cookiesOf, fromElsewhere, type TestPlayer } from '../../testing/test-account.ts'
import { dataOf } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer } = withTestApp()
let player: TestPlayer
let device: SoftwareAuthenticator

async function playerWith(passkey: SoftwareAuthenticator): Promise<TestPlayer> {
  const owner = await newPlayer()
  await stepUpAs(app, owner)
  const { challengeId, options } = await app.callOrFail(startPasskeyRegistration, { as: owner })
  const body = { challengeId, name: 'My phone', credential: passkey.create(options) }
  await app.callOrFail(addPasskey, { as: owner, body })
  return owner
}

beforeEach(async () => {
  device = softwareAuthenticator()
  player = await playerWith(device)
})

const ask = () => app.callOrFail(startPasskeyLogIn, { headers: fromElsewhere() })

const answer = (challengeId: string, credential: PasskeyCredential) =>
  app.call(logInWithPasskey, { body: { challengeId, credential }, headers: fromElsewhere() })

async function logIn(with_: SoftwareAuthenticator = device, deviation: Deviation = {}) {
  const { challengeId, options } = await ask()
  return answer(challengeId, with_.get(options, deviation))
}

/** The signature of one credential with its last byte changed. */
function tampered(credential: PasskeyCredential): PasskeyCredential {
  const signature = Buffer.from(String(credential.response.signature), 'base64url')
  signature.writeUInt8(signature.readUInt8(signature.length - 1) ^ 1, signature.length - 1)
  return { ...credential, response: { ...credential.response, signature: signature.toString('base64url') } }
}

const refused = { status: 422, key: 'PASSKEY_INVALID' }

describe('logging in with a passkey', () => {
  it('asks for any passkey of this site without revealing who has one', async () => {
    const { options } = await ask()
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', timeout: 300_000 })
    expect(options.allowCredentials).toBeUndefined()
  })

  it('opens its own session with its cookies', async () => {
    const reply = await logIn()
    const tokens = dataOf(reply)
    const user = await app.callOrFail(getUser, { as: tokens })
    expect(user).toMatchObject({ username: player.username })
    expect([...cookiesOf(reply.headers).keys()]).toEqual(
      expect.arrayContaining(['token', 'refreshToken', 'bind']),
    )
    const { passkeys } = await app.callOrFail(getSecurity, { as: tokens })
    expect(passkeys[0]?.lastUsedAt).not.toBeNull()
  })

  it('is limited, however often it is proven', async () => {
    await database.execute(
      sql`update rate_limit set hits = 20 where key = ${`logged-in:account:${player.accountId}`}`,
    )
    expect(await logIn()).toMatchObject({ status: 429, key: 'TOO_MANY_REQUESTS' })
  })

  it('counts as both factors', async () => {
    await enableTwoFactorAs(app, player)
    expect(await logIn()).toMatchObject({ status: 200 })
  })

  it.each<[string, Deviation]>([
    ['another origin', { origin: 'https://olympus.example' }],
    ['another site', { rpId: 'example.com' }],
    ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['a player who was not verified', { isUserVerified: false }],
    ['a page of another site as its frame', { isInsideOtherSite: true }],
    ['a registration instead of a login', { type: 'webauthn.create' }],
    ['the handle of another account', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['no handle', { userHandle: '' }],
  ])('refuses an answer with %s', async (_, deviation) => {
    expect(await logIn(device, deviation)).toMatchObject(refused)
    expect(await logIn()).toMatchObject({ status: 200 })
  })

  it('refuses a tampered signature and one of another device', async () => {
    const { challengeId, options } = await ask()
    expect(await answer(challengeId, tampered(device.get(options)))).toMatchObject(refused)

    const another = await ask()
    const stranger = softwareAuthenticator()
    const { id, rawId } = device.get(another.options)
    expect(await answer(another.challengeId, { ...stranger.get(another.options), id, rawId })).toMatchObject(
      refused,
    )
  })

  it('refuses an unknown and a removed passkey, and says that no account has it', async () => {
    const unknown = { status: 422, key: 'PASSKEY_UNKNOWN' }
    expect(await logIn(softwareAuthenticator())).toMatchObject(unknown)
    await database.execute(sql`delete from passkey where account_id = ${player.accountId}`)
    expect(await logIn()).toMatchObject(unknown)
  })

  it('accepts an answer once, even of twenty at the same time', async () => {
    const { challengeId, options } = await ask()
    const credential = device.get(options)
    const replies = await Promise.all(Array.from({ length: 20 }, () => answer(challengeId, credential)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ key }) => key === 'PASSKEY_INVALID')).toHaveLength(19)
  })

  it('spends the challenge on a wrong answer', async () => {
    const { challengeId, options } = await ask()
    expect(await answer(challengeId, tampered(device.get(options)))).toMatchObject(refused)
    expect(await answer(challengeId, device.get(options))).toMatchObject(refused)
  })

  it('refuses a late answer', async () => {
    const { challengeId, options } = await ask()
    await database.execute(sql`update passkey_challenge set expires_at = now() where id = ${challengeId}`)
    expect(await answer(challengeId, device.get(options))).toMatchObject(refused)
  })

  it('refuses an answer to a challenge for another purpose', async () => {
    await stepUpAs(app, player)
    for (const endpoint of [startPasskeyRegistration, startPasskeyStepUp]) {
      const { challengeId, options } = await app.callOrFail(endpoint, { as: player })
      const credential = device.get({ ...options, rpId: 'localhost' })
      expect(await answer(challengeId, credential)).toMatchObject(refused)
    }
  })

  it('refuses a banned account and says why', async () => {
    await ban(database, player.accountId, { reason: 'Cheating' })
    expect(await logIn()).toMatchObject({
      status: 403,
      key: 'UNAUTHORIZED_BANNED_ACCOUNT',
      data: { reason: 'Cheating', until: null },
    })
  })
})

describe('an account that may not log in', () => {
  it('is refused only after a valid passkey', async () => {
    await database.owner.transaction((transaction) =>
      transaction.script(`
        alter table account disable trigger account_stays_activated;
        update account set activated_at = null where username = '${player.username}';
        alter table account enable trigger account_stays_activated`),
    )
    expect(await logIn()).toMatchObject({ status: 403, key: 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT' })
    expect(await logIn(device, { isUserVerified: false })).toMatchObject(refused)
  })
})

describe('the counter of a passkey', () => {
  it('must grow when it is used; otherwise the passkey is a copy', async () => {
    expect(await logIn(device, { counter: 10 })).toMatchObject({ status: 200 })
    expect(await logIn(device, { counter: 10 })).toMatchObject(refused)
    expect(await logIn(device, { counter: 9 })).toMatchObject(refused)
    expect(await logIn(device, { counter: 0 })).toMatchObject(refused)
    expect(await logIn(device, { counter: 11 })).toMatchObject({ status: 200 })
  })

  it('grows once when the same value arrives twice at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => logIn(device, { counter: 10 })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('may stay at zero when it is not used', async () => {
    const synced = softwareAuthenticator({ isSynced: true, counts: false })
    await playerWith(synced)
    expect(await logIn(synced)).toMatchObject({ status: 200 })
    expect(await logIn(synced)).toMatchObject({ status: 200 })
  })
})

describe('stepping up with a passkey', () => {
  const askSession = () => app.callOrFail(startPasskeyStepUp, { as: player })
  const answerSession = (challengeId: string, credential: PasskeyCredential, who: TestPlayer = player) =>
    app.call(stepUpWithPasskey, { as: who, body: { challengeId, credential } })
  const isSteppedUp = async () => (await app.call(startPasskeyRegistration, { as: player })).status === 200

  beforeEach(async () => {
    await database.execute(sql`update session set stepped_up_until = null`)
  })

  it('allows protected actions, once per challenge', async () => {
    const { challengeId, options } = await askSession()
    const credential = device.get(options)
    expect(options).toMatchObject({ userVerification: 'required', allowCredentials: [{ id: credential.id }] })
    expect(await isSteppedUp()).toBe(false)
    const fresh = dataOf(await answerSession(challengeId, credential))
    expect(Date.parse(fresh.until)).toBeGreaterThan(0)
    storeTokens(player, fresh)
    expect(await isSteppedUp()).toBe(true)
    expect(await answerSession(challengeId, credential)).toMatchObject(refused)
  })

  it('refuses a passkey of another account and an answer to a challenge of another session', async () => {
    const theirs = softwareAuthenticator()
    const other = await playerWith(theirs)
    const mine = await askSession()
    expect(await answerSession(mine.challengeId, theirs.get(mine.options))).toMatchObject(refused)
    const asked = await askSession()
    expect(await answerSession(asked.challengeId, theirs.get(asked.options), other)).toMatchObject(refused)
    expect(await isSteppedUp()).toBe(false)
    expect(await answerSession(asked.challengeId, device.get(asked.options))).toMatchObject({ status: 200 })
  })

  it('refuses an unverified player, another origin and a tampered signature', async () => {
    for (const deviation of [{ isUserVerified: false }, { origin: 'https://olympus.example' }]) {
      const { challengeId, options } = await askSession()
      expect(await answerSession(challengeId, device.get(options, deviation))).toMatchObject(refused)
    }
    const { challengeId, options } = await askSession()
    expect(await answerSession(challengeId, tampered(device.get(options)))).toMatchObject(refused)
    expect(await isSteppedUp()).toBe(false)
  })
})
