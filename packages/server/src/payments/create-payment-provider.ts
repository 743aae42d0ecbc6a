import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Random } from '../random.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createSandboxProvider } from './sandbox/sandbox-provider.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'

interface ProviderOptions {
  readonly config: Config
  readonly database: Database
  readonly log: Log
  readonly clock: Clock
  readonly random: Random
  /** Maximum time that a player waits for Stripe. */
  readonly stripeTimeoutMs?: number | undefined
}

/** Creates the configured provider. */
export function createPaymentProvider(options: ProviderOptions): PaymentProvider {
  const { config, database, log, clock, random, stripeTimeoutMs: timeoutMs } = options
  const { stripe, publicUrl } = config
  return stripe
    ? createStripeProvider({ ...stripe, publicUrl, clock, log, timeoutMs })
    : createSandboxProvider({ database, random, clock })
}
