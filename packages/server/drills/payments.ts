import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Purchase } from '@olympus/contract/purchase'
import { paymentObject } from '../src/testing/payment-object.ts'
import { purchaseRequest } from '../src/testing/purchase-request.ts'
import { signedEvent } from '../src/testing/signed-event.ts'
import type { StripeDouble } from '../src/testing/stripe-double.ts'
import type { Stage } from './acts.ts'
import { isOneIn, pick, shuffled } from './chance.ts'
import type { PaymentFate } from './diary.ts'
import type { Player } from './world.ts'

const amountCents = 499
const idleMs = 50
const fates: readonly PaymentFate[] = [
  'paid',
  'paid',
  'refunded',
  'dispute-won',
  'expired',
  'left',
  'unheard',
]

/** A webhook in transit. */
type Letter = () => Promise<void>

/** Simulates payments with Stripe. Webhooks arrive late, repeatedly, out of order and sometimes forged. */
export class Payments {
  readonly #stage: Stage
  readonly #double: StripeDouble
  #letters: Letter[] = []

  constructor(stage: Stage, double: StripeDouble) {
    this.#stage = stage
    this.#double = double
  }

  async purchase(player: Player): Promise<void> {
    const { client, diary } = this.#stage
    const reply = await client.askAs(player, {
      path: '/purchases',
      key: randomUUID(),
      body: purchaseRequest('oc-500'),
    })
    if (!diary.note('purchase', reply, ['TOO_MANY_REQUESTS'])) return
    const { id, coins, bonusCoins, checkoutUrl } = reply.data as Purchase
    const fate = pick(fates)
    diary.purchases.push({ player, purchaseId: id, coins: coins + bonusCoins, fate })
    this.#write(checkoutUrl?.split('/').at(-1) ?? '', fate)
  }

  /** Delivers webhooks until stopped, then those that are left. */
  async deliver(isOver: () => boolean): Promise<void> {
    while (!isOver() || this.#letters.length > 0) {
      const letter = this.#letters.pop()
      if (letter) await letter()
      else await sleep(idleMs)
    }
  }

  /** Players whose payment had no webhook return to the page, which queries the state. */
  async ask(): Promise<void> {
    const { client, diary } = this.#stage
    for (const { player, purchaseId } of diary.purchases.filter(({ fate }) => fate === 'unheard')) {
      const { data } = await client.askAs(player, { path: `/purchases/${purchaseId}` })
      const { state } = data as Purchase
      if (state !== 'succeeded') diary.problems.push(`Purchase ${purchaseId} was paid and is ${state}`)
    }
  }

  #write(sessionId: string, fate: PaymentFate): void {
    if (fate === 'left') return
    const paymentIntent = `pi_${randomUUID()}`
    const of = paymentObject(paymentIntent, amountCents)
    const isPaid = fate !== 'expired'
    const session = this.#double.change(
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
    if (fate === 'unheard') return
    this.#post([ended, ...returns[fate]].flatMap(([type, object]) => this.#copies(type, object)))
  }

  /** Sends a genuine event, usually twice, once with another ID, and sometimes a forged one. */
  #copies(type: string, object: Record<string, unknown>): Letter[] {
    const event = signedEvent(type, object)
    return [
      this.#letter(event, 200),
      ...(isOneIn(2) ? [this.#letter(event, 200)] : []),
      ...(isOneIn(3) ? [this.#letter(signedEvent(type, object), 200)] : []),
      ...(isOneIn(3) ? [this.#letter(signedEvent(type, object, { secret: 'whsec_forged' }), 400)] : []),
    ]
  }

  #letter({ body, signature }: ReturnType<typeof signedEvent>, expected: number): Letter {
    const { client, diary } = this.#stage
    return async () => {
      const headers = { 'stripe-signature': signature }
      const { status } = await client.ask({ path: '/webhooks/stripe', text: body, headers })
      const name = expected === 200 ? 'webhook taken' : 'forged webhook refused'
      diary.answers.set(name, (diary.answers.get(name) ?? 0) + 1)
      if (status !== expected) diary.problems.push(`A webhook was answered ${status} in place of ${expected}`)
    }
  }

  #post(letters: readonly Letter[]): void {
    this.#letters = shuffled([...this.#letters, ...letters])
  }
}
