// `pnpm bench:equal-times`: checks that response times do not reveal whether an address has an account.
import { parseArgs } from 'node:util'
import { logIn, resendActivation } from '@olympus/contract/auth'
import { requestPasswordReset } from '@olympus/contract/recovery'
import { defaultPaddingMs } from '../src/limits/response-padding.ts'
import { activatedAccount, fromElsewhere, newUsername } from '../src/testing/test-account.ts'
import { testApp, type TestApp } from '../src/testing/test-app.ts'
import { openTestDatabase } from '../src/testing/test-database.ts'
import { mannWhitneyP } from './mann-whitney.ts'
import { msOf } from './ms-of.ts'

const { values } = parseArgs({ options: { samples: { type: 'string', default: '500' } } })
const samples = Number(values.samples)
const warmUps = 10

const common = { locale: 'en' }
const requests = [
  [logIn, (email: string) => ({ email, password: 'not the password' })],
  [requestPasswordReset, (email: string) => ({ ...common, email })],
  [resendActivation, (email: string) => ({ ...common, email })],
] as const

const medianOf = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Uses a new network per address to avoid limits. Alternates known and unknown addresses for fairness. */
async function compare(
  app: TestApp,
  known: readonly string[],
  [endpoint, bodyFor]: (typeof requests)[number],
) {
  const measure = (email: string) =>
    msOf(() => app.callUnchecked(endpoint, { body: bodyFor(email), headers: fromElsewhere() }))
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (const [index, email] of known.entries()) {
    const pair = { known: await measure(email), unknown: await measure(`${newUsername()}@example.com`) }
    if (index < warmUps) continue
    times.known.push(pair.known)
    times.unknown.push(pair.unknown)
  }
  const [knownMs, unknownMs] = [medianOf(times.known), medianOf(times.unknown)]
  const p = mannWhitneyP(times.known, times.unknown)
  process.stdout.write(
    `${endpoint.path.padEnd(26)} median ${knownMs.toFixed(2)} ms known, ${unknownMs.toFixed(2)} ms unknown, difference ${(knownMs - unknownMs).toFixed(2)} ms, p ${p.toFixed(3)}\n`,
  )
}

const database = await openTestDatabase()
try {
  const app = testApp({ database })
  const known: string[] = []
  while (known.length < samples + warmUps) known.push((await activatedAccount(app)).email)
  process.stdout.write(`2 × ${samples} requests each, replies at steps of ${defaultPaddingMs} ms\n`)
  for (const request of requests)
    await compare(testApp({ database, paddingMs: defaultPaddingMs }), known, request)
} finally {
  await database.close()
}
