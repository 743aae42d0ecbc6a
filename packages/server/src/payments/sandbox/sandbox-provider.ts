import type { LocaleCode } from '@olympus/contract/locales'
import { type PurchaseMethod, purchaseMethods, type PaymentFailure } from '@olympus/contract/purchase'
import sql from 'sql-template-tag'
import type { Clock } from '../../clock.ts'
import type { Database, Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Random } from '../../random.ts'
import type { PaymentEvent, PaymentProvider } from '../payment-provider.ts'
import type { WireEvent } from './queue-event.ts'
import { readReturns } from './read-returns.ts'
import { refundPayment } from './refund-payment.ts'
import { factsOf } from './sandbox-rules.ts'
import { isSigned, signatureHeader } from './sandbox-signature.ts'

interface SandboxOptions {
  readonly database: Database
  readonly random: Random
  readonly clock: Clock
}

export const sandboxPath = '/sandbox'
export const checkoutPath = (checkoutId: string): string => `${sandboxPath}/checkout/${checkoutId}`

export interface SandboxCheckout {
  readonly id: string
  readonly purchaseId: number
  readonly coins: number
  readonly amountCents: number
  readonly currency: string
  readonly method: PurchaseMethod
  readonly locale: LocaleCode
  readonly returnPath: string
  readonly outcome: 'paid' | PaymentFailure | null
  readonly completedAt: Date | null
  readonly settlesAt: Date | null
  readonly isSettled: boolean
  readonly lastFailure: PaymentFailure | null
  readonly lastFailedAt: Date | null
  readonly expiresAt: Date
  readonly isExpired: boolean
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function findCheckout(
  queries: Queries,
  checkoutId: string,
): Promise<SandboxCheckout | undefined> {
  if (!uuid.test(checkoutId)) return undefined
  return queries.maybeOne<SandboxCheckout>(sql`
    select id, donation_id as purchase_id, coins, amount_cents, currency, method, locale, return_path, outcome, completed_at, settles_at,
      settles_at <= now() as is_settled, last_failure, last_failed_at, expires_at, expires_at <= now() as is_expired
    from sandbox_checkout where id = ${checkoutId}`)
}

export const webhookSecret = async (queries: Queries): Promise<string> =>
  (await queries.one<{ webhookSecret: string }>(sql`select webhook_secret from sandbox_secret`)).webhookSecret

const readEvent = (body: Buffer): PaymentEvent => {
  const { id, type, donationId, checkoutId, fact } = JSON.parse(body.toString('utf8')) as WireEvent
  return {
    eventId: id,
    eventType: type,
    purchaseId: donationId,
    checkoutReference: checkoutId,
    paymentReference: null,
    fact: { ...fact, at: new Date(fact.at) },
  }
}

/**
 * A provider for development and demos: a payment page for test cards, and signed
 * events like a real provider's.
 */
export function createSandboxProvider({ database, random, clock }: SandboxOptions): PaymentProvider {
  return {
    name: 'sandbox',
    methods: purchaseMethods,
    openCircuits: () => [],

    async createCheckout({
      purchaseId,
      coins,
      amountCents,
      currency,
      method,
      locale,
      returnPath,
      expiresAt,
    }) {
      await database.execute(sql`
        insert into sandbox_checkout (
          id, donation_id, coins, amount_cents, currency, method, locale, return_path, expires_at
        ) values (
          ${random.uuid()}, ${purchaseId}, ${coins}, ${amountCents}, ${currency}, ${method}, ${locale}, ${returnPath},
          ${expiresAt}
        )
        on conflict (donation_id) do nothing`)
      const checkout = await database.one<{ id: string; expiresAt: Date }>(
        sql`select id, expires_at from sandbox_checkout where donation_id = ${purchaseId}`,
      )
      return { reference: checkout.id, url: checkoutPath(checkout.id), expiresAt: checkout.expiresAt }
    },

    async readCheckout(reference) {
      const checkout = await findCheckout(database, reference)
      return checkout ? factsOf(reference, checkout) : new Failure('PAYMENT_PROVIDER_UNAVAILABLE')
    },

    readReturns: (query) => readReturns(database, query),

    refund: (order) => refundPayment({ database, random }, order),

    async readWebhook(body, headers) {
      const signature = headers.get(signatureHeader)
      if (!signature) return null
      const secret = await webhookSecret(database)
      return isSigned(secret, { body, signature, now: clock.now() }) ? readEvent(body) : 'bad-signature'
    },
  }
}
