import { answerTwoFactor, register } from '@olympus/contract/auth'
import { logInWithPasskey } from '@olympus/contract/passkeys'
import { expect, it } from 'vitest'
import { testMetrics } from '../../testing/metric-values.ts'
import { activatedAccount, attemptLogIn, fromElsewhere, registration } from '../../testing/test-account.ts'
import { testApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { countedLogIn } from './counted-log-in.ts'

const database = withTestDatabase()

it('counts logins by method and outcome', async () => {
  const { metrics, seriesOf } = testMetrics()
  const app = testApp({ database, metrics })
  const account = await activatedAccount(testApp({ database }))
  await attemptLogIn(app, account)
  await attemptLogIn(app, { ...account, password: 'not the password' })
  await app.call(answerTwoFactor, { body: { challenge: 'unknown', code: '123456' } })
  const credential = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    clientExtensionResults: {},
  }
  const challengeId = '11111111-1111-4111-8111-111111111111'
  await app.callUnchecked(logInWithPasskey, { body: { challengeId, credential } })
  await countedLogIn(metrics, 'password', Promise.resolve({ step: 'two-factor' }))
  expect(await seriesOf('olympus_logins_total')).toEqual([
    'olympus_logins_total{method="password",outcome="logged-in"}',
    'olympus_logins_total{method="password",outcome="second-factor-asked"}',
    'olympus_logins_total{method="password",outcome="UNKNOWN_CREDENTIALS"}',
    'olympus_logins_total{method="second-factor",outcome="SESSION_HANDLE_ERROR"}',
    'olympus_logins_total{method="passkey",outcome="PASSKEY_INVALID"}',
  ])
})

it('counts registrations by outcome', async () => {
  const { metrics, valueOf } = testMetrics()
  const app = testApp({ database, metrics })
  const body = registration()
  await app.call(register, { body, headers: fromElsewhere() })
  const taken = { ...body, email: `other-${body.email}` }
  await app.call(register, { body: taken, headers: fromElsewhere() })
  expect(await valueOf('olympus_registrations_total{outcome="accepted"}')).toBe(1)
  expect(await valueOf('olympus_registrations_total{outcome="USERNAME_TAKEN"}')).toBe(1)
})
