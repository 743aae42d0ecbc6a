import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'

export const stripeSecret = 'whsec_current'

export interface SigningOptions {
  readonly secret?: string
  readonly livemode?: boolean
  readonly secondsAgo?: number
  /** How long ago the event happened. Stripe signs a repeated event anew. */
  readonly happenedSecondsAgo?: number
  readonly id?: string
}

/** A webhook of Stripe, signed by Stripe's own SDK. */
export function signedEvent(type: string, object: Record<string, unknown>, options: SigningOptions = {}) {
  const now = Math.floor(Date.now() / 1000)
  const event = {
    id: options.id ?? `evt_${randomUUID()}`,
    object: 'event',
    type,
    created: now - (options.happenedSecondsAgo ?? 0),
    livemode: options.livemode ?? false,
    data: { object },
  }
  const body = JSON.stringify(event)
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: options.secret ?? stripeSecret,
    timestamp: now - (options.secondsAgo ?? 0),
  })
  return { body, signature }
}
