import { limits } from '@olympus/contract/limits'
import type { Passkey, PasskeyCredential, PasskeyQuestion } from '@olympus/contract/passkeys'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '../../background/clean-up.ts'
import { stepUpAs } from '../../testing/protected-account.ts'
import {
  type Deviation,
  softwareAuthenticator,
  type SoftwareAuthenticator,
} from '../../testing/software-authenticator.ts'
import { fromElsewhere, newPlayer, type TestSession } from '../../testing/test-account.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const test = withTestDatabase()
let app: TestApp
let player: TestSession

beforeAll(() => {
  app = testApp({ database: test.database })
})

const steppedUpPlayer = async () => {
  const session = await newPlayer(app, test.database)
  await stepUpAs(app, session)
  return session
}

beforeEach(async () => {
  player = await steppedUpPlayer()
})

const questionFor = async ({ token }: TestSession = player) => {
  const { status, data } = await app.api('/passkeys/options', { method: 'POST', token })
  expect(status).toBe(200)
  return data as PasskeyQuestion
}

const answer = (
  challengeId: string,
  credential: PasskeyCredential,
  { session = player, name = 'My phone' } = {},
) => app.api('/passkeys', { body: { challengeId, name, credential }, token: session.token })

async function add(device: SoftwareAuthenticator, session = player, deviation: Deviation = {}) {
  const { challengeId, options } = await questionFor(session)
  return answer(challengeId, device.create(options, deviation), { session })
}

const listed = async ({ token }: TestSession = player) =>
  ((await app.api('/security', { token })).data as { passkeys: Passkey[] }).passkeys

describe('adding a passkey', () => {
  it('asks for one that its device finds and unlocks by itself, under a handle that tells of nobody', async () => {
    const { options } = await questionFor()
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Olympus' },
      user: { name: player.username, displayName: player.username },
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      excludeCredentials: [],
      timeout: 300_000,
    })
    const { user } = options as { user: { id: string } }
    expect(user.id).toMatch(/^[\w-]{43}$/)
    expect((await questionFor()).options).toMatchObject({ user: { id: user.id } })
    expect(JSON.stringify(options)).not.toContain(player.email)
  })

  it('keeps it, tells the player, and asks devices that have one for no other', async () => {
    const device = softwareAuthenticator({ isSynced: true })
    const added = await add(device)
    expect(added).toMatchObject({ status: 200, data: { name: 'My phone', isSynced: true, lastUsedAt: null } })
    expect(await listed()).toEqual([added.data])
    const { options } = await questionFor()
    expect(options.excludeCredentials).toEqual([
      { id: device.create(options).id, type: 'public-key', transports: ['internal', 'hybrid'] },
    ])
    const { subject } = await test.database.one<{ subject: string }>(
      sql`select subject from mail_outbox where recipient = ${player.email} order by id desc limit 1`,
    )
    expect(subject).toBe('A passkey was added')
    const event = await test.database.one(sql`select kind from security_event order by id desc limit 1`)
    expect(event).toEqual({ kind: 'passkey-added' })
  })

  it('asks for a stepped up session', async () => {
    const { token } = await newPlayer(app, test.database)
    const body = {
      challengeId: crypto.randomUUID(),
      name: 'x',
      credential: softwareAuthenticator().create((await questionFor()).options),
    }
    for (const reply of [
      await app.api('/passkeys/options', { method: 'POST', token }),
      await app.api('/passkeys', { body, token }),
      await app.api('/passkeys/1', { method: 'DELETE', token }),
    ])
      expect(reply).toMatchObject({ status: 403, key: 'STEP_UP_REQUIRED' })
  })

  it.each<[string, Deviation]>([
    ['another origin', { origin: 'https://olympus.example' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['another site', { rpId: 'example.com' }],
    ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['a player who was not verified', { isUserVerified: false }],
    ['a page of another site around it', { isInsideOtherSite: true }],
    ['a log-in in place of a registration', { type: 'webauthn.get' }],
  ])('refuses one with %s', async (_, deviation) => {
    expect(await add(softwareAuthenticator(), player, deviation)).toMatchObject({
      status: 422,
      key: 'PASSKEY_INVALID',
    })
    expect(await listed()).toEqual([])
  })

  it.each([{}, { clientDataJSON: 7 }, { clientDataJSON: 'AAAA', attestationObject: 'AAAA' }])(
    'refuses the response %j',
    async (response) => {
      const { challengeId, options } = await questionFor()
      const credential = { ...softwareAuthenticator().create(options), response }
      expect(await answer(challengeId, credential)).toMatchObject({ status: 422, key: 'PASSKEY_INVALID' })
    },
  )

  it('takes an answer once, from the session that was asked, in time', async () => {
    const other = await steppedUpPlayer()
    const device = softwareAuthenticator()
    const { challengeId, options } = await questionFor()
    const credential = device.create(options)
    expect(await answer(challengeId, credential, { session: other })).toMatchObject({
      key: 'PASSKEY_INVALID',
    })
    expect(await answer(challengeId, credential)).toMatchObject({ status: 200 })
    const [passkey] = await listed()
    await app.api(`/passkeys/${passkey?.id}`, { method: 'DELETE', token: player.token })
    expect(await answer(challengeId, credential)).toMatchObject({ key: 'PASSKEY_INVALID' })

    const late = await questionFor()
    await test.database.execute(
      sql`update passkey_challenge set expires_at = now() where id = ${late.challengeId}`,
    )
    expect(await answer(late.challengeId, device.create(late.options))).toMatchObject({
      key: 'PASSKEY_INVALID',
    })
  })

  it('refuses an answer to a question of another kind from the same session', async () => {
    const { token } = player
    const asked = await app.api('/session/step-up/passkey/options', { method: 'POST', token })
    const other = asked.data as PasskeyQuestion
    const { options } = await questionFor()
    const credential = softwareAuthenticator().create({ ...options, challenge: other.options.challenge })
    expect(await answer(other.challengeId, credential)).toMatchObject({ status: 422, key: 'PASSKEY_INVALID' })
  })

  it('keeps one of twenty answers at the same time', async () => {
    const { challengeId, options } = await questionFor()
    const credential = softwareAuthenticator().create(options)
    const replies = await Promise.all(Array.from({ length: 20 }, () => answer(challengeId, credential)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ key }) => key === 'PASSKEY_INVALID')).toHaveLength(19)
  })

  it('gives a passkey to one account only', async () => {
    const device = softwareAuthenticator()
    expect(await add(device)).toMatchObject({ status: 200 })
    const other = await steppedUpPlayer()
    expect(await add(device, other)).toMatchObject({ status: 422, key: 'PASSKEY_INVALID' })
    expect(await listed(other)).toEqual([])
  })

  it('keeps ten at most, also of twenty at the same time', async () => {
    const questions = await Promise.all(Array.from({ length: 20 }, () => questionFor()))
    const replies = await Promise.all(
      questions.map(({ challengeId, options }) =>
        answer(challengeId, softwareAuthenticator().create(options)),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(limits.passkeysMax)
    expect(replies.filter(({ key }) => key === 'PASSKEY_LIMIT_REACHED')).toHaveLength(10)
    expect(await app.api('/passkeys/options', { method: 'POST', token: player.token })).toMatchObject({
      status: 409,
      key: 'PASSKEY_LIMIT_REACHED',
    })
  })
})

describe('renaming and removing', () => {
  const of = (passkeyId: number, { token }: TestSession) => ({
    rename: (name: string) => app.api(`/passkeys/${passkeyId}`, { method: 'PUT', body: { name }, token }),
    remove: () => app.api(`/passkeys/${passkeyId}`, { method: 'DELETE', token }),
  })

  it('is for its owner', async () => {
    const passkey = (await add(softwareAuthenticator())).data as Passkey
    expect(await of(passkey.id, player).rename('  Old phone ')).toMatchObject({
      status: 200,
      data: { ...passkey, name: 'Old phone' },
    })
    expect(await of(passkey.id, player).remove()).toMatchObject({ status: 200, data: null })
    expect(await listed()).toEqual([])
    expect(await of(passkey.id, player).remove()).toMatchObject({ status: 404, key: 'NOT_FOUND' })
  })

  it('answers for a passkey of somebody else as for one that never was', async () => {
    const passkey = (await add(softwareAuthenticator())).data as Passkey
    const other = await steppedUpPlayer()
    const told = ({ status, key, data }: { status: number; key: string; data: unknown }) => ({
      status,
      key,
      data,
    })
    const foreign = of(passkey.id, other)
    const missing = of(passkey.id + 1_000_000, other)
    expect(told(await foreign.rename('Mine'))).toEqual(told(await missing.rename('Mine')))
    expect(told(await foreign.remove())).toEqual(told(await missing.remove()))
    expect(await foreign.remove()).toMatchObject({ status: 404, key: 'NOT_FOUND' })
    expect(await listed()).toEqual([passkey])
  })
})

it('counts questions of guests, who could fill the table', async () => {
  const headers = fromElsewhere()
  await test.database.execute(
    sql`insert into rate_limit (key, window_ends_at, hits)
        values (${`passkey-question:${headers['x-forwarded-for']}`}, now() + interval '1 hour', 299)`,
  )
  const ask = () => app.api('/login/passkey/options', { method: 'POST', headers })
  expect(await ask()).toMatchObject({ status: 200 })
  expect(await ask()).toMatchObject({ status: 429 })
})

it('forgets questions that nobody answers any more, and only those', async () => {
  const late = await questionFor()
  const open = await questionFor()
  await test.database.execute(
    sql`update passkey_challenge set expires_at = now() - interval '1 second' where id = ${late.challengeId}`,
  )
  await cleanUp(test.database)
  const left = await test.database.query<{ id: string }>(
    sql`select id from passkey_challenge where id in (${late.challengeId}, ${open.challengeId})`,
  )
  expect(left).toEqual([{ id: open.challengeId }])
})
