import path from 'node:path'
import { expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

function problemsOf(variables: NodeJS.ProcessEnv): string {
  try {
    readConfig(variables)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'none'
}

const stripe = { STRIPE_SECRET_KEY: 'sk_test_1a', STRIPE_WEBHOOK_SECRET: 'whsec_1a' }

it('needs no variable at all', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: path.resolve('.data'),
    databaseUrl: null,
    smtpUrl: null,
    stripe: null,
    isProduction: false,
    isDemo: true,
    trustedProxies: 0,
    maxActiveSlots: 4,
    disclosesUnknownEmail: false,
  })
})

it('takes an empty variable for one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

it.each([
  [{ PORT: 'abc' }, 'PORT: expected a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT: expected a whole number'],
  [{ PORT: '3000.5' }, 'PORT: expected a whole number'],
  [{ PUBLIC_URL: 'play.example.com' }, 'PUBLIC_URL: expected a URL such as https://example.com'],
  [{ PUBLIC_URL: 'https://example.com/portal' }, 'PUBLIC_URL: expected an address without a path'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL: expected a URL such as postgresql://'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL: expected a URL such as smtps://'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM: expected a mail address'],
  [{ MAIL_FROM: 'a@b.c\r\nBcc: x@y.z' }, 'MAIL_FROM: expected a mail address'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV: expected production, development or test'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY: expected a whole number from 0 to 10'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: expected fatal, error'],
  [{ DEMO: 'maybe' }, 'DEMO: expected on or off'],
  [{ PASSWORD_MIN_LENGTH: '4' }, 'PASSWORD_MIN_LENGTH: expected a whole number from 12'],
  [{ PAYMENTS: 'paypal' }, 'PAYMENTS: expected sandbox'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1a' }, 'STRIPE_WEBHOOK_SECRET: expected beside STRIPE_SECRET_KEY'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1a' }, 'STRIPE_SECRET_KEY: expected beside STRIPE_WEBHOOK_SECRET'],
  [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_1a' }, 'STRIPE_SECRET_KEY: expected a key that starts with'],
  [{ ...stripe, PAYMENTS: 'sandbox' }, 'PAYMENTS: sandbox contradicts STRIPE_SECRET_KEY'],
  [{ NODE_ENV: 'production' }, 'set PAYMENTS=sandbox'],
  [{ ...stripe, STRIPE_SECRET_KEY: 'sk_live_1a' }, 'DATABASE_URL: expected with a live Stripe key'],
])('refuses %o and says what it expects', (variables, problem) => {
  expect(problemsOf(variables)).toContain(problem)
})

it('names every wrong variable at once', () => {
  expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'x' }).split('\n')).toHaveLength(3)
})

it.each([
  [{}, true],
  [{ DEMO: 'off' }, false],
  [{ NODE_ENV: 'production', PAYMENTS: 'sandbox' }, false],
  [{ NODE_ENV: 'production', PAYMENTS: 'sandbox', DEMO: 'on' }, true],
  [{ DATABASE_URL: 'postgres://localhost/olympus' }, false],
  [{ DATABASE_URL: 'postgres://localhost/olympus', DEMO: 'on' }, true],
])('with %o the demo world is loaded: %s', (variables, isDemo) => {
  expect(readConfig(variables).isDemo).toBe(isDemo)
})

it('takes live card keys with a database server, or on the operator’s word', () => {
  const live = { ...stripe, STRIPE_SECRET_KEY: 'sk_live_1a' }
  expect(problemsOf({ ...live, DATABASE_URL: 'postgres://localhost/olympus' })).toBe('none')
  expect(problemsOf({ ...live, ALLOW_EMBEDDED_LIVE: '1' })).toBe('none')
})

it('takes two webhook secrets while one replaces the other', () => {
  const { stripe: read } = readConfig({ ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_1a,whsec_2b' })
  expect(read?.webhookSecrets).toEqual(['whsec_1a', 'whsec_2b'])
})
