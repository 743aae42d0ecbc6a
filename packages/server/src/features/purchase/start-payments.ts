import type { Hono } from 'hono'
import { type Background, repeated } from '../../background/repeated.ts'
import { type PaymentsOptions, sendSandboxEvents } from './mount-payments.ts'
import { reconcilePurchases } from './reconcile-purchases.ts'

const sandboxEveryMs = 1000
const reconcileEveryMs = 60_000

/** Starts what goes on beside the requests: asking about payments that nothing was heard of, and the sandbox's webhooks. */
export function startPayments(app: Hono, options: PaymentsOptions): Background[] {
  const { log, provider } = options
  const reconciliation = repeated({ name: 'reconcile purchases', everyMs: reconcileEveryMs, log }, () =>
    reconcilePurchases(options),
  )
  if (provider.name !== 'sandbox') return [reconciliation]
  const sandbox = repeated({ name: 'sandbox events', everyMs: sandboxEveryMs, log }, () =>
    sendSandboxEvents(app, options),
  )
  return [reconciliation, sandbox]
}
