import path from 'node:path'
import { expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { demoContact } from './demo/demo-contact.ts'
import { publicVariables } from './testing/public-variables.ts'

function problemsOf(variables: NodeJS.ProcessEnv): string {
  try {
    readConfig(variables)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'none'
}

const discord = { DISCORD_CLIENT_ID: '1198230051234567890', DISCORD_CLIENT_SECRET: 'a secret' }
const stripe = { STRIPE_SECRET_KEY: 'sk_test_1a', STRIPE_WEBHOOK_SECRET: 'whsec_1a' }

const localProduction = {
  NODE_ENV: 'production',
  PAYMENTS: 'sandbox',
  PUBLIC_URL: 'http://localhost:3000',
}

it('needs no variables', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: path.resolve('.data'),
    databaseUrl: null,
    redisUrl: null,
    smtpUrl: null,
    stripe: null,
    discord: null,
    allowsSandboxChat: true,
    isProduction: false,
    isDemo: true,
    trustedProxies: 0,
    maxActiveSlots: 5,
    selectionCoolingOffHours: 72,
    deactivatesWithListings: false,
    disclosesUnknownEmail: false,
  })
})

it('treats an empty variable as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

it.each([
  [{ PORT: 'abc' }, 'PORT: expected a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT: expected a whole number'],
  [{ PORT: '3000.5' }, 'PORT: expected a whole number'],
  // Eight characters, of which four are deactivated, need four slots, and a swap needs a free one.
  [{ MAX_ACTIVE_SLOTS: '4' }, 'MAX_ACTIVE_SLOTS: expected a whole number from 5 to 8'],
  [{ MAX_ACTIVE_SLOTS: '9' }, 'MAX_ACTIVE_SLOTS: expected a whole number from 5 to 8'],
  [{ PUBLIC_URL: 'play.example.com' }, 'PUBLIC_URL: expected a URL such as https://example.com'],
  [{ PUBLIC_URL: 'https://example.com/portal' }, 'PUBLIC_URL: expected an address without a path'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL: expected a URL such as postgresql://'],
  [{ REDIS_URL: 'cache.example.com:6379' }, 'REDIS_URL: expected a URL such as redis://'],
  [{ HOST: 'localhost' }, 'HOST: expected an IP address'],
  [{ NODE_ENV: 'production', PAYMENTS: 'sandbox' }, 'PUBLIC_URL: expected in production'],
  [
    { NODE_ENV: 'production', PAYMENTS: 'sandbox', PUBLIC_URL: 'http://play.example.com' },
    'PUBLIC_URL: expected in production, with https:',
  ],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY: expected 32 random bytes in base64url'],
  [{ SECRET_KEY: `${'a'.repeat(43)},` }, 'SECRET_KEY: expected 32 random bytes in base64url'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL: expected a URL such as smtps://'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM: expected a mail address'],
  [{ MAIL_FROM: 'a@b.c\r\nBcc: x@y.z' }, 'MAIL_FROM: expected a mail address'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV: expected production, development or test'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY: expected a whole number from 0 to 10'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: expected fatal, error'],
  [{ DEMO: 'maybe' }, 'DEMO: expected on or off'],
  [{ DEMO_GAME_SERVER_KEY: 'olg_short' }, 'DEMO_GAME_SERVER_KEY: expected olg_ and 43 characters'],
  [{ DEMO: 'off', DEMO_GAME_SERVER_KEY: `olg_${'x'.repeat(43)}` }, 'DEMO_GAME_SERVER_KEY: expected only in'],
  [{ PASSWORD_MIN_LENGTH: '4' }, 'PASSWORD_MIN_LENGTH: expected a whole number from 12'],
  [{ PAYMENTS: 'paypal' }, 'PAYMENTS: expected sandbox'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1a' }, 'STRIPE_WEBHOOK_SECRET: expected beside STRIPE_SECRET_KEY'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1a' }, 'STRIPE_SECRET_KEY: expected beside STRIPE_WEBHOOK_SECRET'],
  [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_1a' }, 'STRIPE_SECRET_KEY: expected a key that starts with'],
  [{ ...stripe, PAYMENTS: 'sandbox' }, 'PAYMENTS: sandbox contradicts STRIPE_SECRET_KEY'],
  [{ NODE_ENV: 'production' }, 'set PAYMENTS=sandbox'],
  [{ DISCORD_CLIENT_ID: 'olympus' }, 'DISCORD_CLIENT_ID: expected the number'],
  [{ ...discord, DISCORD_CLIENT_SECRET: '' }, 'DISCORD_CLIENT_SECRET: expected beside DISCORD_CLIENT_ID'],
  [{ ...discord, DISCORD_CLIENT_ID: '' }, 'DISCORD_CLIENT_ID: expected beside DISCORD_CLIENT_SECRET'],
  [
    { WHEEL_TICKET_SALES: 'on' },
    'WHEEL_TICKET_SALES: on is not possible, because it needs a policy of the countries and ages',
  ],
  [{ ...discord, CHAT: 'sandbox' }, 'CHAT: sandbox contradicts DISCORD_CLIENT_ID'],
  [{ CHAT: 'irc' }, 'CHAT: expected sandbox'],
  [
    { ...stripe, ...discord, NODE_ENV: 'production', DISCORD_API_BASE: 'https://chat.example.com' },
    'DISCORD_API_BASE: not expected in production',
  ],
  [
    { DATABASE_OWNER_URL: 'postgres://owner@localhost/olympus' },
    'DATABASE_URL: expected beside DATABASE_OWNER_URL',
  ],
  [
    {
      DATABASE_URL: 'postgres://owner@localhost/olympus',
      DATABASE_OWNER_URL: 'postgres://owner@localhost/olympus',
    },
    'DATABASE_OWNER_URL: expected another role',
  ],
  [{ ...stripe, STRIPE_SECRET_KEY: 'sk_live_1a' }, 'DATABASE_URL: expected with a live Stripe key'],
])('refuses %o and says what it expects', (variables, problem) => {
  expect(problemsOf(variables)).toContain(problem)
})

it('names all invalid variables at once', () => {
  expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'x' }).split('\n')).toHaveLength(3)
})

it.each([
  [{}, true],
  [{ DEMO: 'off' }, false],
  [{ ...localProduction }, false],
  [{ ...localProduction, DEMO: 'on' }, true],
  [{ DATABASE_URL: 'postgres://localhost/olympus' }, false],
  [{ DATABASE_URL: 'postgres://localhost/olympus', DEMO: 'on' }, true],
])('with %o the demo world is loaded: %s', (variables, isDemo) => {
  expect(readConfig(variables).isDemo).toBe(isDemo)
})

const live = { ...publicVariables, STRIPE_SECRET_KEY: 'sk_live_1a' }

it('accepts live card keys with a database server or an explicit override', () => {
  expect(problemsOf({ ...live, DATABASE_URL: 'postgres://localhost/olympus' })).toBe('none')
  expect(problemsOf({ ...live, ALLOW_EMBEDDED_LIVE: '1' })).toBe('none')
})

it.each([
  ['a live key', { ...live, PUBLIC_URL: 'http://localhost:3000', ALLOW_EMBEDDED_LIVE: '1' }],
  ['a public https address', publicVariables],
])('with %s runs as in production, whatever NODE_ENV says', (_, variables) => {
  for (const NODE_ENV of [undefined, 'development', 'test']) {
    const read = readConfig({ ...variables, NODE_ENV })
    expect(read).toMatchObject({ isProduction: true, isDemo: false, showsOutbox: false, host: null })
    expect(read.allowsSandboxChat).toBe(false)
    expect(problemsOf({ ...variables, NODE_ENV, SMTP_URL: '' })).toContain('SMTP_URL: expected')
    expect(problemsOf({ ...variables, NODE_ENV, DEMO: 'on' })).toContain('DEMO: not expected')
    expect(problemsOf({ ...variables, NODE_ENV, CHAT: 'sandbox' })).toContain('CHAT: sandbox not expected')
    const withoutStripe = { ...variables, NODE_ENV, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' }
    const sandbox = { ...withoutStripe, PUBLIC_URL: publicVariables.PUBLIC_URL, PAYMENTS: 'sandbox' }
    expect(problemsOf(sandbox)).toContain('PAYMENTS: sandbox not expected')
  }
})

it.each(['http://localhost:3000', 'https://localhost', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'takes %s in production, for a try on one machine',
  (PUBLIC_URL) => {
    const variables = { NODE_ENV: 'production', PAYMENTS: 'sandbox', PUBLIC_URL }
    expect(readConfig(variables)).toMatchObject({ isProduction: true, showsOutbox: false })
  },
)

it('listens only on this machine outside production', () => {
  expect(readConfig({}).host).toBe('127.0.0.1')
  expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  expect(readConfig(publicVariables).host).toBeNull()
  expect(readConfig({ ...publicVariables, HOST: '::1' }).host).toBe('::1')
})

it('serves metrics only on a port of their own, by default to this machine', () => {
  expect(readConfig({}).metricsListener).toBeNull()
  expect(readConfig({ METRICS_PORT: '9464' }).metricsListener).toEqual({ port: 9464, host: '127.0.0.1' })
  const elsewhere = readConfig({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7' })
  expect(elsewhere.metricsListener).toEqual({ port: 9464, host: '10.0.0.7' })
  expect(problemsOf({ METRICS_PORT: '3000' })).toContain('METRICS_PORT: expected another port than PORT')
})

it('requires encryption to a mail server in production, except on this machine', () => {
  expect(readConfig(publicVariables).requiresSmtpTls).toBe(true)
  expect(readConfig({ ...publicVariables, SMTP_URL: 'smtp://127.0.0.1:25' }).requiresSmtpTls).toBe(false)
  expect(readConfig({ SMTP_URL: 'smtp://mail.example.com' }).requiresSmtpTls).toBe(false)
})

it('accepts two webhook secrets during a rotation', () => {
  const { stripe: read } = readConfig({ ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_1a,whsec_2b' })
  expect(read?.webhookSecrets).toEqual(['whsec_1a', 'whsec_2b'])
})

it('allows the chat sandbox in production only by an explicit setting', () => {
  const production = { ...stripe, NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' }
  expect(readConfig(production)).toMatchObject({ discord: null, allowsSandboxChat: false })
  expect(readConfig({ ...production, CHAT: 'sandbox' })).toMatchObject({ allowsSandboxChat: true })
  expect(readConfig({ ...production, ...discord })).toMatchObject({
    discord: { clientId: '1198230051234567890', clientSecret: 'a secret', apiBase: null },
  })
})

it('has addresses of support in the demo world, unless others are set', () => {
  expect(readConfig({})).toMatchObject({ ...demoContact })
  const variables = {
    SUPPORT_EMAIL: 'a@b.example',
    CHAT_URL: 'https://c.example',
    WIKI_URL: 'https://w.example',
  }
  const contact = { supportEmail: 'a@b.example', chatUrl: 'https://c.example', wikiUrl: 'https://w.example' }
  expect(readConfig(variables)).toMatchObject(contact)
  expect(readConfig({ DEMO: 'off' })).toMatchObject({ supportEmail: null, chatUrl: null, wikiUrl: null })
})
