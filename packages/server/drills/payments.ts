import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Purchase } from '@olympus/contract/purchase'
import { paymentObject } from '../src/testing/payment-object.ts'
import { purchaseRequest } from '../src/testing/purchase-request.ts'
import { signedEvent } from '../src/testing/signed-event.ts'
import type { StripeDouble } from '../src/testing/stripe-double.ts'
import type { DrillContext } from './actions.ts'
import { isOneIn, pickRandom, shuffled } from './random.ts'
import type { PaymentOutcome } from './record.ts'
import type { Player } from './world.ts'

const amountCents = 499
const idleMs = 50
const pollMs = 2000
const statusTimeoutMs = 120_000
const outcomes: readonly PaymentOutcome[] = [
  'paid',
  'paid',
  'refunded',
  'dispute-won',
  'expired',
  'abandoned',
  'webhook-lost',
]

/** Sends one webhook. */
type Webhook = () => Promise<void>

/** Simulates payments with Stripe. Webhooks arrive late, repeatedly, out of order and sometimes forged. */
export class Payments {
  readonly #context: DrillContext
  readonly #stripe: StripeDouble
  #webhooks: Webhook[] = []

  constructor(context: DrillContext, stripe: StripeDouble) {
    this.#context = context
    this.#stripe = stripe
  }

  async purchase(player: Player): Promise<void> {
    const { client, record } = this.#context
    const reply = await client.requestAs(player, {
      path: '/purchases',
      key: randomUUID(),
      body: purchaseRequest('oc-500'),
    })
    if (!record.count('purchase', reply, ['TOO_MANY_REQUESTS'])) return
    const { id, coins, bonusCoins, checkoutUrl } = reply.data as Purchase
    const outcome = pickRandom(outcomes)
    record.purchases.push({ player, purchaseId: id, coins: coins + bonusCoins, outcome })
    this.#finish(checkoutUrl?.split('/').at(-1) ?? '', outcome)
  }

  /** Delivers webhooks until stopped, then the remaining ones. */
  async deliver(isStopped: () => boolean): Promise<void> {
    while (!isStopped() || this.#webhooks.length > 0) {
      const webhook = this.#webhooks.pop()
      if (webhook) await webhook()
      else await sleep(idleMs)
    }
  }

  /** Lets players whose webhook was lost return to the status page, which queries the payment. */
  async visitStatusPages(): Promise<void> {
    const { record } = this.#context
    for (const { player, purchaseId } of record.purchases.filter(
      ({ outcome }) => outcome === 'webhook-lost',
    )) {
      const state = await this.#stateOf(player, purchaseId)
      if (state !== 'succeeded') record.problems.push(`Purchase ${purchaseId} was paid but is ${state}`)
    }
  }

  /** Polls like the status page for as long as the portal may not know yet. */
  async #stateOf(player: Player, purchaseId: number): Promise<Purchase['state']> {
    const endsAt = performance.now() + statusTimeoutMs
    for (;;) {
      const { data } = await this.#context.client.requestAs(player, { path: `/purchases/${purchaseId}` })
      const { state } = data as Purchase
      if (state !== 'verifying' || performance.now() > endsAt) return state
      await sleep(pollMs)
    }
  }

  #finish(sessionId: string, outcome: PaymentOutcome): void {
    if (outcome === 'abandoned') return
    const paymentIntent = `pi_${randomUUID()}`
    const of = paymentObject(paymentIntent, amountCents)
    const isPaid = outcome !== 'expired'
    const session = this.#stripe.change(
      sessionId,
      isPaid
        ? { status: 'complete', payment_status: 'paid', payment_intent: paymentIntent }
        : { status: 'expired' },
    )
    const ended = [`checkout.session.${isPaid ? 'completed' : 'expired'}`, { ...session }] as const
    const returns = {
      paid: [],
      expired: [],
      refunded: [['refund.updated', of('refund', { status: 'succeeded' })]],
      'dispute-won': [
        ['charge.dispute.funds_withdrawn', of('dispute', { status: 'needs_response' })],
        ['charge.dispute.funds_reinstated', of('dispute', { status: 'won' })],
      ],
    } as const
    if (outcome === 'webhook-lost') return
    this.#queue([ended, ...returns[outcome]].flatMap(([type, object]) => this.#webhooksFor(type, object)))
  }

  /** Webhooks of one event: a genuine one, often twice, once with another ID, and sometimes a forged one. */
  #webhooksFor(type: string, object: Record<string, unknown>): Webhook[] {
    const event = signedEvent(type, object)
    return [
      this.#webhookOf(event, 200),
      ...(isOneIn(2) ? [this.#webhookOf(event, 200)] : []),
      ...(isOneIn(3) ? [this.#webhookOf(signedEvent(type, object), 200)] : []),
      ...(isOneIn(3) ? [this.#webhookOf(signedEvent(type, object, { secret: 'whsec_forged' }), 400)] : []),
    ]
  }

  #webhookOf({ body, signature }: ReturnType<typeof signedEvent>, expected: number): Webhook {
    const { client, record } = this.#context
    return async () => {
      const headers = { 'stripe-signature': signature }
      const { status } = await client.request({ path: '/webhooks/stripe', text: body, headers })
      const name = expected === 200 ? 'webhook accepted' : 'forged webhook refused'
      record.answers.set(name, (record.answers.get(name) ?? 0) + 1)
      if (status !== expected) record.problems.push(`A webhook was answered ${status} instead of ${expected}`)
    }
  }

  #queue(webhooks: readonly Webhook[]): void {
    this.#webhooks = shuffled([...this.#webhooks, ...webhooks])
  }
}
