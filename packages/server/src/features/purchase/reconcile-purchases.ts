import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Ports } from '../ports.ts'
import type { OpenCheckout } from './purchase-view.ts'
import { settlePurchase } from './settle-purchase.ts'

const batchSize = 50

/** Fails purchases whose request was interrupted before the provider opened a checkout. */
const failUnopened = (database: Database) =>
  database.execute(sql`
    update donation set refused_at = now(), last_failure = 'PAYMENT_PROVIDER_UNAVAILABLE'
    where state = 'pending' and checkout_reference is null and created_at < now() - interval '5 minutes'`)

/** Expires purchases that are still open after a week. A payment reported later is still credited. */
const expireOldPurchases = (database: Database) =>
  database.execute(sql`
    update donation set expired_at = now()
    where state in ('pending', 'verifying') and created_at < now() - interval '7 days'`)

const takeDueCheckouts = (database: Database, provider: string) =>
  database.query<OpenCheckout>(sql`
    update donation set asked_at = now()
    where id in (
      select id from donation
      where state in ('pending', 'verifying') and provider = ${provider} and checkout_reference is not null
        and created_at < now() - interval '5 minutes'
        and (asked_at is null or asked_at < now() - interval '10 minutes')
      order by created_at limit ${batchSize} for update skip locked
    )
    returning id as purchase_id, checkout_reference as reference`)

/** Asks the provider about open payments, each every 10 minutes. Returns how many it asked about. */
export async function reconcilePurchases(
  ports: Pick<Ports, 'database' | 'log' | 'provider'>,
): Promise<number> {
  const { database, provider, log } = ports
  await failUnopened(database)
  await expireOldPurchases(database)
  const checkouts = await takeDueCheckouts(database, provider.name)
  for (const { purchaseId, reference } of checkouts) {
    const facts = await provider.readCheckout(reference)
    if (facts instanceof Failure) log.warn({ purchaseId, err: facts.details.cause }, 'provider not reached')
    else await settlePurchase(ports, purchaseId, facts)
  }
  return checkouts.length
}
