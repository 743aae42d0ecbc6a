import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'

export const stripeSecret = 'whsec_current'

export interface Sending {
  readonly secret?: string
  readonly livemode?: boolean
  readonly secondsAgo?: number
  /** How long ago it happened; a repeat of Stripe's is signed anew. */
  readonly happenedSecondsAgo?: number
  readonly id?: string
}

/** A webhook of Stripe, signed by its own SDK. */
export function signedEvent(type: string, object: Record<string, unknown>, sending: Sending = {}) {
  const now = Math.floor(Date.now() / 1000)
  const event = {
    id: sending.id ?? `evt_${randomUUID()}`,
    object: 'event',
    type,
    created: now - (sending.happenedSecondsAgo ?? 0),
    livemode: sending.livemode ?? false,
    data: { object },
  }
  const body = JSON.stringify(event)
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: sending.secret ?? stripeSecret,
    timestamp: now - (sending.secondsAgo ?? 0),
  })
  return { body, signature }
}
