import path from 'node:path'
import { demoContact } from './demo/demo-contact.ts'
import { type Environment, environmentSchema } from './environment.ts'
import {
  contradictions,
  isDemo as isInDemo,
  isLoopback,
  isProduction as isInProduction,
} from './environment-contradictions.ts'

export interface Config {
  readonly port: number
  /** The address to listen on. Null: every address of the machine. */
  readonly host: string | null
  /** Where Prometheus fetches the metrics. Null: nowhere. */
  readonly metricsListener: { readonly port: number; readonly host: string } | null
  /** The origin that players use, without a trailing slash. Passkeys work only on its host name. */
  readonly publicUrl: string
  /** Absolute path of the embedded database. With a DATABASE_URL it contains only caches. */
  readonly dataDir: string
  /** Null: the embedded database. */
  readonly databaseUrl: string | null
  /** Migrates, and grants the role of databaseUrl its rights. Null: that role does so itself. */
  readonly databaseOwnerUrl: string | null
  /** The Redis that counts limits for all processes. Null: the database does. */
  readonly redisUrl: string | null
  /** The first one seals, all of them open. Null: a key file in the data directory. */
  readonly secretKeys: readonly string[] | null
  /** Null: mails stay in the outbox, and its page shows them. */
  readonly smtpUrl: string | null
  /** Refuses to send a mail, with its links and the password of the mail server, over an open connection. */
  readonly requiresSmtpTls: boolean
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
  /** NODE_ENV is production, payments are live, or PUBLIC_URL is a public https address. */
  readonly isProduction: boolean
  /** The number of proxies in front of the server whose X-Forwarded-For entries are trusted. */
  readonly trustedProxies: number
  /** Budgets of requests to the API. 0: no limit. */
  readonly requestsPerMinute: { readonly account: number; readonly network: number }
  /** How many pass before browsers are checked. 0: no check. */
  readonly registrationsPerMinute: number
  /** What one operator may do alone in 24 hours. `cents` are minor units of any currency. 0: nothing. */
  readonly operatorLimits: { readonly coins: number; readonly cents: number; readonly tickets: number }
  /** Absolute path of the folder with the files of the launcher, one folder for each version. */
  readonly launcherDir: string
  /** Absolute path of the file that anchors the chain of operator acts. */
  readonly operatorAnchorFile: string
  /** Null: warn on a terminal, else info. */
  readonly logLevel: string | null
  /** Loads the demo world and its account. */
  readonly isDemo: boolean
  /** The key of the game server of the demo world. Null: it has none. */
  readonly demoGameServerKey: string | null
  readonly disclosesUnknownEmail: boolean
  readonly passwordMinLength: number
  /** Null: new passwords are not looked up at a breach service. */
  readonly breachedPasswordsUrl: string | null
  readonly maxActiveSlots: number
  /** Between the confirmation of a permanent selection and its execution; 0: at once. */
  readonly selectionCoolingOffHours: number
  /** Whether a character with open bazaar listings or bids can be deactivated. */
  readonly deactivatesWithListings: boolean
  /** Null: mails name no address, and the contact form is closed. */
  readonly supportEmail: string | null
  /** Who offers the portal. Null: the contact page does not say it. */
  readonly imprint: { readonly name: string; readonly addressLines: string[] } | null
  /** A mail address or an https URL. Null: no security.txt. */
  readonly securityContact: string | null
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
  const isProduction = isInProduction(environment)
  const isDemo = isInDemo(environment)
  const contact = isDemo ? demoContact : null
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = environment
  const { DISCORD_CLIENT_ID: clientId, DISCORD_CLIENT_SECRET: clientSecret } = environment
  const { IMPRINT_NAME: name, IMPRINT_ADDRESS: addressLines } = environment
  return {
    port: environment.PORT,
    host: environment.HOST ?? (isProduction ? null : '127.0.0.1'),
    metricsListener:
      environment.METRICS_PORT === undefined
        ? null
        : { port: environment.METRICS_PORT, host: environment.METRICS_HOST },
    publicUrl: new URL(environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`).origin,
    dataDir: path.resolve(environment.DATA_DIR),
    databaseUrl: environment.DATABASE_URL ?? null,
    databaseOwnerUrl: environment.DATABASE_OWNER_URL ?? null,
    redisUrl: environment.REDIS_URL ?? null,
    secretKeys: environment.SECRET_KEY?.split(',') ?? null,
    smtpUrl: environment.SMTP_URL ?? null,
    requiresSmtpTls: isProduction && !isLoopback(environment.SMTP_URL ?? ''),
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
    requestsPerMinute: {
      account: environment.REQUESTS_PER_ACCOUNT,
      network: environment.REQUESTS_PER_NETWORK,
    },
    registrationsPerMinute: environment.REGISTRATIONS_PER_MINUTE,
    operatorLimits: {
      coins: environment.OPERATOR_LIMIT_COINS,
      cents: environment.OPERATOR_LIMIT_CENTS,
      tickets: environment.OPERATOR_LIMIT_TICKETS,
    },
    launcherDir: path.resolve(environment.LAUNCHER_DIR ?? path.join(environment.DATA_DIR, 'launchers')),
    operatorAnchorFile: path.resolve(
      environment.OPERATOR_ANCHOR_FILE ?? path.join(environment.DATA_DIR, 'operator-acts.anchors'),
    ),
    logLevel: environment.LOG_LEVEL ?? null,
    isDemo,
    demoGameServerKey: environment.DEMO_GAME_SERVER_KEY ?? null,
    disclosesUnknownEmail: environment.DISCLOSE_UNKNOWN_EMAIL,
    passwordMinLength: environment.PASSWORD_MIN_LENGTH,
    breachedPasswordsUrl: environment.BREACHED_PASSWORDS_URL ?? null,
    maxActiveSlots: environment.MAX_ACTIVE_SLOTS,
    selectionCoolingOffHours: environment.SELECTION_COOLING_OFF_HOURS,
    deactivatesWithListings: environment.DEACTIVATE_WITH_LISTINGS,
    imprint: name && addressLines ? { name, addressLines } : null,
    securityContact: environment.SECURITY_CONTACT ?? environment.SUPPORT_EMAIL ?? null,
    supportEmail: environment.SUPPORT_EMAIL ?? contact?.supportEmail ?? null,
    chatUrl: environment.CHAT_URL ?? contact?.chatUrl ?? null,
    wikiUrl: environment.WIKI_URL ?? contact?.wikiUrl ?? null,
  }
}
