import { register, resendActivation } from '@olympus/contract/auth'
import { BrowserChallenge, type BrowserProof } from '@olympus/contract/browser-check'
import { requestPasswordReset } from '@olympus/contract/recovery'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Clock } from '../../clock.ts'
import { activatedAccount, fromElsewhere, registration } from '../../testing/test-account.ts'
import { testApp, type TestApp, type TestReply } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const database = withTestDatabase()
const perMinute = 2
const variables = { REGISTRATIONS_PER_MINUTE: String(perMinute) }
/** A new one for each test, since a process remembers the difficulty for a minute. */
let app: TestApp

const times = <Value>(count: number, act: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, act))

const registerFrom = (on: TestApp, headers: Record<string, string>, proof?: BrowserProof) =>
  on.call(register, { body: { ...registration(), ...(proof && { proof }) }, headers })
const registerOnce = (proof?: BrowserProof) => registerFrom(app, fromElsewhere(), proof)

const challengeOf = (reply: TestReply): BrowserChallenge => {
  expect(reply).toMatchObject({ status: 403, key: 'BROWSER_CHECK_REQUIRED' })
  return BrowserChallenge.parse(reply.data)
}

/** Solves as a browser does. */
async function solve(challenge: BrowserChallenge): Promise<BrowserProof> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The solver gave up')
  const { counter, derivedKey } = solution
  return { challenge, solution: { counter, derivedKey } }
}

const keysOf = (replies: readonly TestReply[]) => Map.groupBy(replies, ({ key }) => key)
const countOf = (replies: readonly TestReply[], key: TestReply['key']) =>
  keysOf(replies).get(key)?.length ?? 0

/** Starts a minute that does not end during the test. */
async function startMinute(): Promise<void> {
  await database.execute(sql`delete from rate_limit`)
  app = testApp({ database, variables })
  await registerOnce()
  await database.execute(sql`update rate_limit set window_ends_at = now() + interval '1 hour', hits = 0`)
}
const holdMinute = () =>
  database.execute(sql`update rate_limit set window_ends_at = now() + interval '1 hour'`)

const mailsSent = async (): Promise<number> =>
  (await database.one<{ count: number }>(sql`select count(*)::int as count from mail_outbox`)).count

beforeEach(startMinute)

describe('a flood of registrations from many networks', () => {
  it('makes so many accounts and mails a minute and no more, while a visitor still registers', async () => {
    const before = await mailsSent()
    const replies = await times(60, () => registerOnce())
    // Each success is one password hash and one mail.
    expect(countOf(replies, 'SUCCESS')).toBe(perMinute)
    expect(countOf(replies, 'BROWSER_CHECK_REQUIRED')).toBe(60 - perMinute)
    expect(await mailsSent()).toBe(before + perMinute)

    const challenge = challengeOf(await registerOnce())
    expect(await registerOnce(await solve(challenge))).toMatchObject({ status: 200, key: 'SUCCESS' })
  })

  it('is limited even if it solves all challenges, which become harder', async () => {
    await times(perMinute, () => registerOnce())
    const first = challengeOf(await registerOnce())
    const countersOf = async (count: number) => {
      const counters: number[] = []
      for (let solved = 0; solved < count; solved++) {
        const proof = await solve(challengeOf(await registerOnce()))
        counters.push(proof.solution.counter)
        expect(await registerOnce(proof)).toMatchObject({ key: 'SUCCESS' })
        await holdMinute()
      }
      return counters
    }
    const easy = await countersOf(5)
    await countersOf(5)
    const hard = await countersOf(10)
    expect(Math.max(...easy)).toBeLessThan(500)
    // One of them is harder than all easy ones, except once in half a million runs.
    expect(Math.max(...hard)).toBeGreaterThan(500)
    expect(Math.max(...hard)).toBeLessThan(2000)

    const refused = await registerOnce(await solve(first))
    expect(refused).toMatchObject({ status: 429, key: 'TOO_MANY_REQUESTS' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('does not make challenges harder that nobody solves', async () => {
    const replies = await times(100, () => registerOnce())
    expect(countOf(replies, 'BROWSER_CHECK_REQUIRED')).toBe(100 - perMinute)
    const counters: number[] = []
    for (let count = 0; count < 5; count++)
      counters.push((await solve(challengeOf(await registerOnce()))).solution.counter)
    expect(Math.max(...counters)).toBeLessThan(500)
  })

  it('ends', async () => {
    await times(perMinute, () => registerOnce())
    challengeOf(await registerOnce())
    await database.execute(sql`update rate_limit set window_ends_at = now()`)
    expect(await registerOnce()).toMatchObject({ key: 'SUCCESS' })
  })
})

describe('one network that registers often', () => {
  it('is checked before the others are, and stays limited with proofs', async () => {
    const roomy = testApp({ database, variables: { REGISTRATIONS_PER_MINUTE: '1000' } })
    const headers = fromElsewhere()
    for (let count = 0; count < 5; count++)
      expect(await registerFrom(roomy, headers)).toMatchObject({ key: 'SUCCESS' })
    for (let count = 0; count < 40; count++) challengeOf(await registerFrom(roomy, headers))
    expect(await registerFrom(roomy, fromElsewhere())).toMatchObject({ key: 'SUCCESS' })
    await database.execute(
      sql`update rate_limit set hits = 29 where key = ${`register:${headers['x-forwarded-for']}`}`,
    )
    const [first, second] = [await registerFrom(roomy, headers), await registerFrom(roomy, headers)]
    const proof = await solve(challengeOf(first))
    expect(await registerFrom(roomy, headers, proof)).toMatchObject({ key: 'SUCCESS' })
    const other = await solve(challengeOf(second))
    expect(await registerFrom(roomy, headers, other)).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
  })
})

describe('a proof', () => {
  const refusedAgain = { status: 403, key: 'BROWSER_CHECK_REQUIRED' }
  const challenged = async (on: TestApp = app) => {
    await times(perMinute, () => registerOnce())
    return challengeOf(await registerFrom(on, fromElsewhere()))
  }

  it('counts once, even for requests at the same time', async () => {
    const proof = await solve(await challenged())
    const replies = await times(10, () => registerOnce(proof))
    expect(countOf(replies, 'SUCCESS')).toBe(1)
    expect(countOf(replies, 'BROWSER_CHECK_REQUIRED')).toBe(9)
  })

  it('is spent by a taken username too', async () => {
    const proof = await solve(await challenged())
    const { username } = await activatedAccount(testApp({ database }))
    const body = { ...registration(username), email: 'iris@example.com', proof }
    expect(await app.call(register, { body, headers: fromElsewhere() })).toMatchObject({
      key: 'USERNAME_TAKEN',
    })
    expect(await registerOnce(proof)).toMatchObject(refusedAgain)
  })

  it('counts only for its action', async () => {
    const proof = await solve(await challenged())
    const headers = fromElsewhere()
    const ask = (sent?: BrowserProof) =>
      app.call(resendActivation, {
        body: { email: 'nobody@example.com', locale: 'en', ...(sent && { proof: sent }) },
        headers,
      })
    for (let count = 0; count < perMinute; count++) await ask()
    expect(await ask(proof)).toMatchObject(refusedAgain)
  })

  it('expires', async () => {
    const minutesAgo: Clock = { now: () => new Date(Date.now() - 6 * 60 * 1000) }
    const slow = testApp({ database, variables, clock: minutesAgo })
    expect(await registerOnce(await solve(await challenged(slow)))).toMatchObject(refusedAgain)
  })

  it('cannot be made easier, prolonged, moved or made up', async () => {
    const challenge = await challenged()
    const proof = await solve(challenge)
    const { parameters } = challenge
    const forged: BrowserProof[] = [
      { ...proof, challenge: { ...challenge, parameters: { ...parameters, cost: 1 } } },
      {
        ...proof,
        challenge: { ...challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt + 60 } },
      },
      { ...proof, challenge: { ...challenge, parameters: { ...parameters, nonce: '0'.repeat(32) } } },
      { ...proof, challenge: { ...challenge, signature: '0'.repeat(64) } },
      { ...proof, solution: { ...proof.solution, derivedKey: '0'.repeat(64) } },
      // The prefix is known without any work.
      { ...proof, solution: { counter: 0, derivedKey: parameters.keyPrefix.repeat(2) } },
    ]
    for (const each of forged) expect(await registerOnce(each)).toMatchObject(refusedAgain)
    expect(await registerOnce(proof)).toMatchObject({ key: 'SUCCESS' })
  })
})

describe('mails to strangers', () => {
  const acts = {
    resendActivation: (body: object, headers: Record<string, string>) =>
      app.callUnchecked(resendActivation, { body, headers }),
    requestPasswordReset: (body: object, headers: Record<string, string>) =>
      app.callUnchecked(requestPasswordReset, { body, headers }),
  }

  it.each(Object.entries(acts))('are checked during a flood of %s', async (_, act) => {
    const body = { email: 'nobody@example.com', locale: 'en' }
    // From other addresses each time, so that no limit of one address applies.
    const send = (number: number, proof?: BrowserProof) =>
      act({ ...body, email: `nobody${number}@example.com`, ...(proof && { proof }) }, fromElsewhere())
    const replies: TestReply[] = []
    for (let number = 0; number < perMinute + 3; number++) replies.push(await send(number))
    expect(countOf(replies, 'SUCCESS')).toBe(perMinute)
    expect(countOf(replies, 'BROWSER_CHECK_REQUIRED')).toBe(3)
    expect(await send(100, await solve(challengeOf(await send(99))))).toMatchObject({ key: 'SUCCESS' })
  })
})
