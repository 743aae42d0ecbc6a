import type { Purchase } from '@olympus/contract/purchase'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { PaymentProviderName } from '../../payments/payment-provider.ts'
import { selectRepaidCoins } from '../ledger/repaid-coins.ts'
import { walletOf } from '../ledger/wallet-of.ts'
import { withdrawalDeadlines } from './withdrawal-rules.ts'

interface Row extends Omit<Purchase, 'createdAt' | 'completedAt' | 'balanceCoins' | 'withdrawableUntil'> {
  readonly createdAt: Date
  readonly completedAt: Date | null
  readonly paidAt: Date | null
  readonly now: Date
}

/** A purchase of the account for the API; undefined if it does not exist or belongs to another account. */
export async function purchaseView(
  queries: Queries,
  { accountId, purchaseId }: { readonly accountId: number; readonly purchaseId: number },
): Promise<Purchase | undefined> {
  const row = await queries.maybeOne<Row>(sql`
    select id, state, failure, package_id, coins, bonus_coins, amount_cents, currency, method,
      least(refunded_cents + disputed_cents, amount_cents) as returned_amount_cents,
      case when state = 'pending' and checkout_expires_at > now() then checkout_url end as checkout_url, created_at,
      case state
        when 'succeeded' then paid_at
        when 'withdrawn' then withdrawn_at
        when 'failed' then coalesce(failed_at, mismatched_at, refused_at)
        when 'expired' then expired_at
        when 'pending' then null
        when 'verifying' then null
        else returned_at
      end as completed_at, (${selectRepaidCoins(sql`credited_transaction_id`)}) as repaid_coins, paid_at, now() as now
    from donation where id = ${purchaseId} and account_id = ${accountId}`)
  if (!row) return undefined
  const { paidAt, now, ...purchase } = row
  const wallet = await walletOf(queries, accountId)
  return {
    ...purchase,
    withdrawableUntil: withdrawalDeadlines(row, wallet, now).withdrawableUntil,
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    balanceCoins: wallet.balanceCoins,
  }
}

/** The provider's reference to the checkout of an open purchase. */
export interface OpenCheckout {
  readonly purchaseId: number
  readonly reference: string
}

export async function openCheckout(
  queries: Queries,
  provider: PaymentProviderName,
  purchaseId: number,
): Promise<OpenCheckout | undefined> {
  return queries.maybeOne<OpenCheckout>(sql`
    select id as purchase_id, checkout_reference as reference from donation
    where id = ${purchaseId} and provider = ${provider} and state in ('pending', 'verifying')
      and checkout_reference is not null`)
}
