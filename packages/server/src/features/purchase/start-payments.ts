import type { Hono } from 'hono'
import { type Background, repeated } from '../../repeated.ts'
import type { Ports } from '../ports.ts'
import { sendSandboxEvents } from './mount-payments.ts'
import { reconcilePurchases } from './reconcile-purchases.ts'
import { reconcileReturns } from './reconcile-returns.ts'
import { refundWithdrawals } from './refund-withdrawals.ts'

const sandboxEveryMs = 1000
const reconcileEveryMs = 60_000
const refundEveryMs = 5000

/**
 * Starts the background jobs: reconciling purchases and returns, refunding
 * withdrawals, and sandbox webhooks.
 */
export function startPayments(
  app: Hono,
  ports: Pick<Ports, 'clock' | 'database' | 'log' | 'provider'>,
): Background[] {
  const { log, provider } = ports
  const reconciliation = repeated({ name: 'reconcile purchases', everyMs: reconcileEveryMs, log }, () =>
    reconcilePurchases(ports),
  )
  const returns = repeated({ name: 'reconcile returns', everyMs: reconcileEveryMs, log }, () =>
    reconcileReturns(ports),
  )
  const refunds = repeated({ name: 'refund withdrawals', everyMs: refundEveryMs, log }, () =>
    refundWithdrawals(ports),
  )
  if (provider.name !== 'sandbox') return [reconciliation, returns, refunds]
  const sandbox = repeated({ name: 'sandbox events', everyMs: sandboxEveryMs, log }, () =>
    sendSandboxEvents(app, ports),
  )
  return [reconciliation, returns, refunds, sandbox]
}
