import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Random } from '../random.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createSandboxProvider } from './sandbox/sandbox-provider.ts'

interface ProviderOptions {
  readonly config: Config
  readonly database: Database
  readonly log: Log
  readonly clock: Clock
  readonly random: Random
}

/** Creates the configured provider. Loads Stripe only for those who use it. */
export async function createPaymentProvider(options: ProviderOptions): Promise<PaymentProvider> {
  const { config, database, log, clock, random } = options
  const { stripe, publicUrl } = config
  if (!stripe) return createSandboxProvider({ database, random, clock })
  const { createStripeProvider } = await import('./stripe/stripe-provider.ts')
  return createStripeProvider({ ...stripe, publicUrl, clock, log })
}
