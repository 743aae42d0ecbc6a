import { isIP } from 'node:net'
import { limits } from '@olympus/contract/limits'
import { z } from '@olympus/contract/schema'
import { isGameServerKey } from './features/game-servers/game-server-key.ts'

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

const ipAddress = z
  .string()
  .check(z.refine((text) => isIP(text) > 0, 'expected an IP address, such as 0.0.0.0 or ::'))

const webUrl = urlOf(['http:', 'https:'], 'https://example.com')

const origin = webUrl.check(
  z.refine((text) => {
    const url = URL.parse(text)
    return !url || url.href === `${url.origin}/`
  }, 'expected an address without a path, such as https://play.example.com'),
)

const databaseUrl = urlOf(['postgres:', 'postgresql:'], 'postgresql://user:password@host:5432/olympus')

const mailSender = z
  .string()
  .check(
    z.regex(
      /^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/,
      'expected a mail address such as Olympus <no-reply@example.com>',
    ),
  )

const securityContact = z.union(
  [urlOf(['https:'], 'https://example.com/security'), z.email()],
  'expected a mail address, or a URL such as https://example.com/security',
)

const addressLines = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) =>
      text
        .split(';')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
    z.array(z.string()).check(z.minLength(1, 'expected lines such as 1 Main Street; Springfield; USA')),
  ),
)

const stripeKey = z
  .string()
  .check(z.regex(/^[sr]k_(test|live)_\w+$/, 'expected a key that starts with sk_test_ or sk_live_'))

const stripeWebhookSecrets = z
  .string()
  .check(z.regex(/^whsec_[\w+/=]+(,whsec_[\w+/=]+)*$/, 'expected a secret that starts with whsec_'))

/** The variables that the server reads, each on its own. */
export const environmentSchema = z.object({
  PORT: z._default(integer(0, 65_535), 3000),
  HOST: z.optional(ipAddress),
  METRICS_PORT: z.optional(integer(0, 65_535)),
  METRICS_HOST: z._default(ipAddress, '127.0.0.1'),
  PUBLIC_URL: z.optional(origin),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(databaseUrl),
  DATABASE_OWNER_URL: z.optional(databaseUrl),
  REDIS_URL: z.optional(urlOf(['redis:', 'rediss:'], 'redis://:password@host:6379')),
  SECRET_KEY: z.optional(
    z
      .string()
      .check(z.regex(/^[\w-]{43}(,[\w-]{43})*$/, 'expected 32 random bytes in base64url, 43 characters')),
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
  REQUESTS_PER_ACCOUNT: z._default(integer(0, 1_000_000), 600),
  REQUESTS_PER_NETWORK: z._default(integer(0, 1_000_000), 6000),
  REGISTRATIONS_PER_MINUTE: z._default(integer(0, 1_000_000), 30),
  TRUST_PROXY: z._default(integer(0, 10), 0),
  OPERATOR_LIMIT_COINS: z._default(integer(0, 999_999_999), 10_000),
  OPERATOR_LIMIT_CENTS: z._default(integer(0, 999_999_999), 20_000),
  OPERATOR_LIMIT_TICKETS: z._default(integer(0, 999_999_999), 100),
  OPERATOR_ANCHOR_FILE: z.optional(z.string()),
  LAUNCHER_DIR: z.optional(z.string()),
  LOG_LEVEL: z.optional(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'expected fatal, error, warn, info, debug or silent',
    ),
  ),
  DEMO: z.optional(flag),
  DEMO_GAME_SERVER_KEY: z.optional(
    z.string().check(z.refine(isGameServerKey, 'expected olg_ and 43 characters of base64url')),
  ),
  DISCLOSE_UNKNOWN_EMAIL: z._default(flag, false),
  ALLOW_EMBEDDED_LIVE: z._default(flag, false),
  PASSWORD_MIN_LENGTH: z._default(
    integer(limits.passwordMinLength, limits.passwordMaxLength),
    limits.passwordMinLength,
  ),
  BREACHED_PASSWORDS_URL: z.optional(webUrl),
  MAX_ACTIVE_SLOTS: z._default(
    integer(limits.maxCharacters - limits.maxDeactivatedCharacters + 1, limits.maxCharacters),
    5,
  ),
  SELECTION_COOLING_OFF_HOURS: z._default(integer(0, 30 * 24), 72),
  DEACTIVATE_WITH_LISTINGS: z._default(flag, false),
  SECURITY_CONTACT: z.optional(securityContact),
  WHEEL_TICKET_SALES: z._default(flag, false),
  SUPPORT_EMAIL: z.optional(z.email('expected a mail address')),
  IMPRINT_NAME: z.optional(z.string()),
  IMPRINT_ADDRESS: z.optional(addressLines),
  CHAT_URL: z.optional(webUrl),
  WIKI_URL: z.optional(webUrl),
})

export type Environment = z.output<typeof environmentSchema>
