import path from 'node:path'
import { limits } from '@olympus/contract/limits'
import { z } from '@olympus/contract/schema'

export interface Config {
  readonly port: number
  /** The origin that players use, without a trailing slash. Passkeys work only on its host name. */
  readonly publicUrl: string
  /** Absolute path of the embedded database. With a DATABASE_URL it contains only caches. */
  readonly dataDir: string
  /** Null: the embedded database. */
  readonly databaseUrl: string | null
  /** The Redis that counts limits for all processes. Null: the database does. */
  readonly redisUrl: string | null
  /** Encrypts the secrets of second factors. Null: a key file in the data directory, created if missing. */
  readonly secretKey: string | null
  /** Null: mails stay in the outbox, and its page shows them. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Shows mails, including their links, on a public page. */
  readonly showsOutbox: boolean
  /** Null: the sandbox handles payments. Several webhook secrets, separated by commas, allow rotation. */
  readonly stripe: {
    readonly secretKey: string
    readonly webhookSecrets: readonly string[]
    /** Null: the default API of Stripe. */
    readonly apiBase: string | null
  } | null
  /**
   * Null: the sandbox replaces the chat community if `allowsSandboxChat`; otherwise no
   * chat account can be connected.
   */
  readonly discord: {
    readonly clientId: string
    readonly clientSecret: string
    /** Null: the default API of Discord. */
    readonly apiBase: string | null
  } | null
  readonly allowsSandboxChat: boolean
  readonly isProduction: boolean
  /** The number of proxies in front of the server whose X-Forwarded-For entries are trusted. */
  readonly trustedProxies: number
  /** Null: warn on a terminal, else info. */
  readonly logLevel: string | null
  /** Loads the demo world and its account. */
  readonly isDemo: boolean
  readonly disclosesUnknownEmail: boolean
  readonly passwordMinLength: number
  readonly maxActiveSlots: number
  readonly supportEmail: string | null
  readonly chatUrl: string | null
  readonly wikiUrl: string | null
}

/** Lists every invalid variable, one per line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

const integer = (min: number, max: number) =>
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
          `expected a whole number from ${min} to ${max}`,
        ),
      ),
    z.transform(Number),
  )

const urlOf = (protocols: readonly string[], example: string) =>
  z
    .string()
    .check(
      z.refine(
        (text) => protocols.includes(URL.parse(text)?.protocol ?? ''),
        `expected a URL such as ${example}`,
      ),
    )

const flag = z.pipe(
  z.enum(['on', 'off', '1', '0', 'true', 'false'], 'expected on or off'),
  z.transform((text) => ['on', '1', 'true'].includes(text)),
)

const webUrl = urlOf(['http:', 'https:'], 'https://example.com')

const origin = webUrl.check(
  z.refine((text) => {
    const url = URL.parse(text)
    return !url || url.href === `${url.origin}/`
  }, 'expected an address without a path, such as https://play.example.com'),
)

const mailSender = z
  .string()
  .check(
    z.regex(
      /^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/,
      'expected a mail address such as Olympus <no-reply@example.com>',
    ),
  )

const stripeKey = z
  .string()
  .check(z.regex(/^[sr]k_(test|live)_\w+$/, 'expected a key that starts with sk_test_ or sk_live_'))

const stripeWebhookSecrets = z
  .string()
  .check(z.regex(/^whsec_[\w+/=]+(,whsec_[\w+/=]+)*$/, 'expected a secret that starts with whsec_'))

const environmentSchema = z.object({
  PORT: z._default(integer(0, 65_535), 3000),
  PUBLIC_URL: z.optional(origin),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(
    urlOf(['postgres:', 'postgresql:'], 'postgresql://user:password@host:5432/olympus'),
  ),
  REDIS_URL: z.optional(urlOf(['redis:', 'rediss:'], 'redis://:password@host:6379')),
  SECRET_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{43}$/, 'expected 32 random bytes in base64url, 43 characters')),
  ),
  SMTP_URL: z.optional(urlOf(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com:465')),
  MAIL_FROM: z._default(mailSender, 'Olympus <no-reply@localhost>'),
  STRIPE_SECRET_KEY: z.optional(stripeKey),
  STRIPE_WEBHOOK_SECRET: z.optional(stripeWebhookSecrets),
  STRIPE_API_BASE: z.optional(webUrl),
  PAYMENTS: z.optional(z.enum(['sandbox'], 'expected sandbox, or nothing')),
  DISCORD_CLIENT_ID: z.optional(
    z.string().check(z.regex(/^\d{10,25}$/, 'expected the number that Discord calls the application ID')),
  ),
  DISCORD_CLIENT_SECRET: z.optional(z.string()),
  DISCORD_API_BASE: z.optional(origin),
  CHAT: z.optional(z.enum(['sandbox'], 'expected sandbox, or nothing')),
  NODE_ENV: z.optional(
    z.enum(['production', 'development', 'test'], 'expected production, development or test'),
  ),
  TRUST_PROXY: z._default(integer(0, 10), 0),
  LOG_LEVEL: z.optional(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'expected fatal, error, warn, info, debug or silent',
    ),
  ),
  DEMO: z.optional(flag),
  DISCLOSE_UNKNOWN_EMAIL: z._default(flag, false),
  ALLOW_EMBEDDED_LIVE: z._default(flag, false),
  PASSWORD_MIN_LENGTH: z._default(
    integer(limits.passwordMinLength, limits.passwordMaxLength),
    limits.passwordMinLength,
  ),
  MAX_ACTIVE_SLOTS: z._default(integer(1, limits.maxCharacters), 4),
  SUPPORT_EMAIL: z.optional(z.email('expected a mail address')),
  CHAT_URL: z.optional(webUrl),
  WIKI_URL: z.optional(webUrl),
})

type Environment = z.output<typeof environmentSchema>

function chatContradictions(environment: Environment): string[] {
  const { DISCORD_CLIENT_ID: clientId, DISCORD_CLIENT_SECRET: clientSecret } = environment
  const problems: string[] = []
  if (clientId && !clientSecret)
    problems.push('DISCORD_CLIENT_SECRET: expected beside DISCORD_CLIENT_ID, or neither')
  if (clientSecret && !clientId)
    problems.push('DISCORD_CLIENT_ID: expected beside DISCORD_CLIENT_SECRET, or neither')
  if (clientId && environment.CHAT)
    problems.push('CHAT: sandbox contradicts DISCORD_CLIENT_ID; set one of them')
  if (environment.DISCORD_API_BASE && environment.NODE_ENV === 'production')
    problems.push(
      'DISCORD_API_BASE: not expected with NODE_ENV=production; players are sent to Discord itself',
    )
  return problems
}

/** Rules that involve more than one variable. */
function contradictions(environment: Environment): string[] {
  const problems = chatContradictions(environment)
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    PAYMENTS: payments,
  } = environment
  if (secretKey && !webhookSecret)
    problems.push('STRIPE_WEBHOOK_SECRET: expected beside STRIPE_SECRET_KEY, or neither')
  if (webhookSecret && !secretKey)
    problems.push('STRIPE_SECRET_KEY: expected beside STRIPE_WEBHOOK_SECRET, or neither')
  if (secretKey && payments) problems.push('PAYMENTS: sandbox contradicts STRIPE_SECRET_KEY; set one of them')
  if (environment.STRIPE_API_BASE && secretKey?.includes('_live_'))
    problems.push('STRIPE_API_BASE: expected only with a test key; live payments go to Stripe itself')
  if (environment.NODE_ENV === 'production' && !secretKey && !payments)
    problems.push(
      'STRIPE_SECRET_KEY: expected with NODE_ENV=production; to take sandbox payments on purpose set PAYMENTS=sandbox',
    )
  if (environment.NODE_ENV === 'production' && environment.DATABASE_URL && !environment.SECRET_KEY)
    problems.push(
      'SECRET_KEY: expected with NODE_ENV=production and a DATABASE_URL; make one with `openssl rand -base64 32 | tr +/ -_ | tr -d =` and keep it beside the backups, not in them',
    )
  if (secretKey?.includes('_live_') && !environment.DATABASE_URL && !environment.ALLOW_EMBEDDED_LIVE)
    problems.push(
      'DATABASE_URL: expected with a live Stripe key; to keep real money in the embedded database set ALLOW_EMBEDDED_LIVE=1',
    )
  return problems
}

function parseEnvironment(variables: NodeJS.ProcessEnv): Environment {
  // An empty variable counts as not set, as in compose files and shells.
  const nonEmpty = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(nonEmpty)
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  const problems = contradictions(parsed.data)
  if (problems.length > 0) throw new ConfigError(problems)
  return parsed.data
}

/**
 * Reads the configuration from environment variables. Throws a ConfigError that
 * lists problems and expectations.
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const environment = parseEnvironment(variables)
  const isProduction = environment.NODE_ENV === 'production'
  const isDemo = environment.DEMO ?? (!environment.DATABASE_URL && !isProduction)
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = environment
  const { DISCORD_CLIENT_ID: clientId, DISCORD_CLIENT_SECRET: clientSecret } = environment
  return {
    port: environment.PORT,
    publicUrl: new URL(environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`).origin,
    dataDir: path.resolve(environment.DATA_DIR),
    databaseUrl: environment.DATABASE_URL ?? null,
    redisUrl: environment.REDIS_URL ?? null,
    secretKey: environment.SECRET_KEY ?? null,
    smtpUrl: environment.SMTP_URL ?? null,
    mailFrom: environment.MAIL_FROM,
    showsOutbox: !environment.SMTP_URL && (!isProduction || isDemo),
    stripe:
      secretKey && webhookSecret
        ? {
            secretKey,
            webhookSecrets: webhookSecret.split(','),
            apiBase: environment.STRIPE_API_BASE ?? null,
          }
        : null,
    discord:
      clientId && clientSecret
        ? { clientId, clientSecret, apiBase: environment.DISCORD_API_BASE ?? null }
        : null,
    allowsSandboxChat: !isProduction || environment.CHAT === 'sandbox',
    isProduction,
    trustedProxies: environment.TRUST_PROXY,
    logLevel: environment.LOG_LEVEL ?? null,
    isDemo,
    disclosesUnknownEmail: environment.DISCLOSE_UNKNOWN_EMAIL,
    passwordMinLength: environment.PASSWORD_MIN_LENGTH,
    maxActiveSlots: environment.MAX_ACTIVE_SLOTS,
    supportEmail: environment.SUPPORT_EMAIL ?? null,
    chatUrl: environment.CHAT_URL ?? null,
    wikiUrl: environment.WIKI_URL ?? null,
  }
}
