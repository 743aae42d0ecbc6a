import { getSecurity } from '@olympus/contract/two-factor'
import { startPasskeyStepUp } from '@olympus/contract/step-up'
import { limits } from '@olympus/contract/limits'
import {
  type PasskeyCredential,
  addPasskey,
  removePasskey,
  renamePasskey,
  startPasskeyRegistration,
  startPasskeyLogIn,
} from '@olympus/contract/passkeys'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '../../background/clean-up.ts'
import {
  type Deviation,
  softwareAuthenticator,
  type SoftwareAuthenticator,
} from '../../testing/software-authenticator.ts'
import { fromElsewhere, type TestPlayer } from '../../testing/test-account.ts'
import { dataOf } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer, steppedUpPlayer, mailsTo, eventsOf } = withTestApp()
let player: TestPlayer

beforeEach(async () => {
  player = await steppedUpPlayer()
})

const questionFor = (who: TestPlayer = player) => app.callOrFail(startPasskeyRegistration, { as: who })

const answer = (
  challengeId: string,
  credential: PasskeyCredential,
  { session = player, name = 'My phone' } = {},
) => app.call(addPasskey, { as: session, body: { challengeId, name, credential } })

async function add(device: SoftwareAuthenticator, session = player, deviation: Deviation = {}) {
  const { challengeId, options } = await questionFor(session)
  return answer(challengeId, device.create(options, deviation), { session })
}

const listed = async (who: TestPlayer = player) => (await app.callOrFail(getSecurity, { as: who })).passkeys

describe('adding a passkey', () => {
  it('asks for a discoverable passkey under a handle without personal data', async () => {
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

  it('stores the passkey, notifies the player, and excludes devices that have one', async () => {
    const device = softwareAuthenticator({ isSynced: true })
    const added = await add(device)
    expect(added).toMatchObject({ status: 200, data: { name: 'My phone', isSynced: true, lastUsedAt: null } })
    expect(await listed()).toEqual([added.data])
    const { options } = await questionFor()
    expect(options.excludeCredentials).toEqual([
      { id: device.create(options).id, type: 'public-key', transports: ['internal', 'hybrid'] },
    ])
    expect((await mailsTo(player.email)).at(-1)?.subject).toBe('A passkey was added')
    expect((await eventsOf(player.accountId)).at(-1)).toBe('passkey-added')
  })

  it('requires a stepped-up session', async () => {
    const other = await newPlayer()
    const body = {
      challengeId: crypto.randomUUID(),
      name: 'x',
      credential: softwareAuthenticator().create((await questionFor()).options),
    }
    for (const reply of [
      await app.call(startPasskeyRegistration, { as: other }),
      await app.call(addPasskey, { as: other, body }),
      await app.call(removePasskey, { as: other, params: { passkeyId: 1 } }),
    ])
      expect(reply).toMatchObject({ status: 403, key: 'STEP_UP_REQUIRED' })
  })

  it.each<[string, Deviation]>([
    ['another origin', { origin: 'https://olympus.example' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['another site', { rpId: 'example.com' }],
    ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['a player who was not verified', { isUserVerified: false }],
    ['a page of another site as its frame', { isInsideOtherSite: true }],
    ['a login instead of a registration', { type: 'webauthn.get' }],
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

  it('accepts an answer once, from the session that asked, in time', async () => {
    const other = await steppedUpPlayer()
    const device = softwareAuthenticator()
    const { challengeId, options } = await questionFor()
    const credential = device.create(options)
    expect(await answer(challengeId, credential, { session: other })).toMatchObject({
      key: 'PASSKEY_INVALID',
    })
    expect(await answer(challengeId, credential)).toMatchObject({ status: 200 })
    const [passkey] = await listed()
    await app.call(removePasskey, { as: player, params: { passkeyId: passkey?.id ?? 0 } })
    expect(await answer(challengeId, credential)).toMatchObject({ key: 'PASSKEY_INVALID' })

    const late = await questionFor()
    await database.execute(
      sql`update passkey_challenge set expires_at = now() where id = ${late.challengeId}`,
    )
    expect(await answer(late.challengeId, device.create(late.options))).toMatchObject({
      key: 'PASSKEY_INVALID',
    })
  })

  it('refuses an answer to a challenge for another purpose from the same session', async () => {
    const other = await app.callOrFail(startPasskeyStepUp, { as: player })
    const { options } = await questionFor()
    const credential = softwareAuthenticator().create({ ...options, challenge: other.options.challenge })
    expect(await answer(other.challengeId, credential)).toMatchObject({ status: 422, key: 'PASSKEY_INVALID' })
  })

  it('accepts one of twenty concurrent answers', async () => {
    const { challengeId, options } = await questionFor()
    const credential = softwareAuthenticator().create(options)
    const replies = await Promise.all(Array.from({ length: 20 }, () => answer(challengeId, credential)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ key }) => key === 'PASSKEY_INVALID')).toHaveLength(19)
  })

  it('assigns a passkey to one account only', async () => {
    const device = softwareAuthenticator()
    expect(await add(device)).toMatchObject({ status: 200 })
    const other = await steppedUpPlayer()
    expect(await add(device, other)).toMatchObject({ status: 422, key: 'PASSKEY_INVALID' })
    expect(await listed(other)).toEqual([])
  })

  it('stores at most ten passkeys, even of twenty at the same time', async () => {
    const questions = await Promise.all(Array.from({ length: 20 }, () => questionFor()))
    const replies = await Promise.all(
      questions.map(({ challengeId, options }) =>
        answer(challengeId, softwareAuthenticator().create(options)),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(limits.passkeysMax)
    expect(replies.filter(({ key }) => key === 'PASSKEY_LIMIT_REACHED')).toHaveLength(10)
    expect(await app.call(startPasskeyRegistration, { as: player })).toMatchObject({
      status: 409,
      key: 'PASSKEY_LIMIT_REACHED',
    })
  })
})

describe('renaming and removing', () => {
  const of = (passkeyId: number, who: TestPlayer) => ({
    rename: (name: string) => app.call(renamePasskey, { as: who, params: { passkeyId }, body: { name } }),
    remove: () => app.call(removePasskey, { as: who, params: { passkeyId } }),
  })

  it('is possible for the owner', async () => {
    const { challengeId, options } = await questionFor()
    const credential = softwareAuthenticator().create(options)
    const passkey = dataOf(await answer(challengeId, credential))
    expect(await of(passkey.id, player).rename('  Old phone ')).toMatchObject({
      status: 200,
      data: { ...passkey, name: 'Old phone' },
    })
    expect(await of(passkey.id, player).remove()).toMatchObject({
      status: 200,
      data: { rpId: 'localhost', credentialId: credential.id },
    })
    expect(await listed()).toEqual([])
    expect(await of(passkey.id, player).remove()).toMatchObject({ status: 404, key: 'NOT_FOUND' })
  })

  it('answers the same for a foreign and an unknown passkey', async () => {
    const passkey = dataOf(await add(softwareAuthenticator()))
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

it('limits challenges for guests, who could fill the table', async () => {
  const headers = fromElsewhere()
  await database.execute(
    sql`insert into rate_limit (key, window_ends_at, hits)
        values (${`passkey-question:${headers['x-forwarded-for']}`}, now() + interval '1 hour', 299)`,
  )
  const ask = () => app.call(startPasskeyLogIn, { headers })
  expect(await ask()).toMatchObject({ status: 200 })
  expect(await ask()).toMatchObject({ status: 429 })
})

it('deletes expired challenges and only those', async () => {
  const late = await questionFor()
  const open = await questionFor()
  await database.execute(
    sql`update passkey_challenge set expires_at = now() - interval '1 second' where id = ${late.challengeId}`,
  )
  await cleanUp(database)
  const left = await database.query<{ id: string }>(
    sql`select id from passkey_challenge where id in (${late.challengeId}, ${open.challengeId})`,
  )
  expect(left).toEqual([{ id: open.challengeId }])
})
