import type { Environment } from './environment.ts'

/** Whether an address is reachable only from this machine. */
export const isLoopback = (url: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(URL.parse(url)?.hostname ?? '')

const isHttps = (url: string) => URL.parse(url)?.protocol === 'https:'

/** Takes real money, or is reachable by strangers. */
const isPublic = ({ STRIPE_SECRET_KEY: secretKey, PUBLIC_URL: publicUrl = '' }: Environment): boolean =>
  secretKey?.includes('_live_') === true || (isHttps(publicUrl) && !isLoopback(publicUrl))

/** A forgotten NODE_ENV must not open a public portal to strangers. */
export const isProduction = (environment: Environment): boolean =>
  environment.NODE_ENV === 'production' || isPublic(environment)

/** What only testers may have: free coins, a published password, mails that everyone can read. */
function publicContradictions(environment: Environment): string[] {
  if (!isPublic(environment)) return []
  const beside = 'with a live Stripe key or a public https PUBLIC_URL'
  const problems: string[] = []
  if (!environment.SMTP_URL)
    problems.push(`SMTP_URL: expected ${beside}; the outbox page would show every mail`)
  if (environment.DEMO) problems.push(`DEMO: not expected ${beside}; its account has a published password`)
  if (environment.PAYMENTS)
    problems.push(`PAYMENTS: sandbox not expected ${beside}; everyone could take coins for free`)
  if (environment.CHAT) problems.push(`CHAT: sandbox not expected ${beside}`)
  return problems
}

function productionContradictions(environment: Environment): string[] {
  if (!isProduction(environment)) return []
  const { STRIPE_SECRET_KEY: secretKey, PAYMENTS: payments, PUBLIC_URL: publicUrl } = environment
  const problems: string[] = []
  if (!publicUrl || !(isHttps(publicUrl) || isLoopback(publicUrl)))
    problems.push('PUBLIC_URL: expected in production, with https: unless it is localhost')
  if (!secretKey && !payments)
    problems.push(
      'STRIPE_SECRET_KEY: expected in production; to take sandbox payments on localhost set PAYMENTS=sandbox',
    )
  if (environment.DATABASE_URL && !environment.SECRET_KEY)
    problems.push(
      'SECRET_KEY: expected in production with a DATABASE_URL; make one with `openssl rand -base64 32 | tr +/ -_ | tr -d =` and keep it beside the backups, not in them',
    )
  if (environment.DISCORD_API_BASE)
    problems.push('DISCORD_API_BASE: not expected in production; players are sent to Discord itself')
  return problems
}

function chatContradictions(environment: Environment): string[] {
  const { DISCORD_CLIENT_ID: clientId, DISCORD_CLIENT_SECRET: clientSecret } = environment
  const problems: string[] = []
  if (clientId && !clientSecret)
    problems.push('DISCORD_CLIENT_SECRET: expected beside DISCORD_CLIENT_ID, or neither')
  if (clientSecret && !clientId)
    problems.push('DISCORD_CLIENT_ID: expected beside DISCORD_CLIENT_SECRET, or neither')
  if (clientId && environment.CHAT)
    problems.push('CHAT: sandbox contradicts DISCORD_CLIENT_ID; set one of them')
  return problems
}

function paymentContradictions(environment: Environment): string[] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = environment
  const problems: string[] = []
  if (secretKey && !webhookSecret)
    problems.push('STRIPE_WEBHOOK_SECRET: expected beside STRIPE_SECRET_KEY, or neither')
  if (webhookSecret && !secretKey)
    problems.push('STRIPE_SECRET_KEY: expected beside STRIPE_WEBHOOK_SECRET, or neither')
  if (secretKey && environment.PAYMENTS)
    problems.push('PAYMENTS: sandbox contradicts STRIPE_SECRET_KEY; set one of them')
  if (!secretKey?.includes('_live_')) return problems
  if (environment.STRIPE_API_BASE)
    problems.push('STRIPE_API_BASE: expected only with a test key; live payments go to Stripe itself')
  if (!environment.DATABASE_URL && !environment.ALLOW_EMBEDDED_LIVE)
    problems.push(
      'DATABASE_URL: expected with a live Stripe key; to keep real money in the embedded database set ALLOW_EMBEDDED_LIVE=1',
    )
  return problems
}

function imprintContradictions({ IMPRINT_NAME: name, IMPRINT_ADDRESS: address }: Environment): string[] {
  if (name && !address) return ['IMPRINT_ADDRESS: expected beside IMPRINT_NAME, or neither']
  if (address && !name) return ['IMPRINT_NAME: expected beside IMPRINT_ADDRESS, or neither']
  return []
}

function metricsContradictions({ PORT: port, METRICS_PORT: metricsPort }: Environment): string[] {
  if (metricsPort === undefined || metricsPort === 0 || metricsPort !== port) return []
  return ['METRICS_PORT: expected another port than PORT, because metrics are not public']
}

function databaseContradictions({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }: Environment): string[] {
  if (ownerUrl && !url) return ['DATABASE_URL: expected beside DATABASE_OWNER_URL, with the role that serves']
  if (ownerUrl && ownerUrl === url)
    return ['DATABASE_OWNER_URL: expected another role than that of DATABASE_URL, or nothing']
  return []
}

/** A demo is the default where nobody could mistake it for a portal with players. */
export const isDemo = (environment: Environment): boolean =>
  environment.DEMO ?? (!environment.DATABASE_URL && !isProduction(environment))

const demoContradictions = (environment: Environment): string[] =>
  environment.DEMO_GAME_SERVER_KEY && !isDemo(environment)
    ? [
        'DEMO_GAME_SERVER_KEY: expected only in the demo world; make keys of other game servers with an operator command',
      ]
    : []

/** Tickets for money, also by way of coins, make the wheel a game of chance in many countries. */
const ticketContradictions = ({ WHEEL_TICKET_SALES: sellsTickets }: Environment): string[] =>
  sellsTickets
    ? [
        'WHEEL_TICKET_SALES: on is not possible, because it needs a policy of the countries and ages that may buy tickets, which the portal cannot check yet',
      ]
    : []

/** Rules that involve more than the form of one variable. One sentence per broken rule. */
export const contradictions = (environment: Environment): string[] => [
  ...paymentContradictions(environment),
  ...databaseContradictions(environment),
  ...chatContradictions(environment),
  ...publicContradictions(environment),
  ...productionContradictions(environment),
  ...imprintContradictions(environment),
  ...metricsContradictions(environment),
  ...demoContradictions(environment),
  ...ticketContradictions(environment),
]
