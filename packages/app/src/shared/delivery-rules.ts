import type { Delivery } from '@olympus/contract/deliveries'

/** Still to change: it waits for a game server, or for its answer. */
export const isUnsettled = ({ state }: Pick<Delivery, 'state'>): boolean =>
  state === 'queued' || state === 'claimed'

export interface DeliveryStep {
  readonly key: 'queued' | 'claimed' | 'confirmed' | 'failed'
  readonly state: 'done' | 'current' | 'next' | 'failed'
  /** When it happened; null: not yet. */
  readonly at: string | null
}

/** The way of a delivery into the game, with what is still ahead of it. */
export function deliverySteps({ state, queuedAt, claimedAt, settledAt }: Delivery): DeliveryStep[] {
  const isSettled = state === 'confirmed' || state === 'failed'
  const queued: DeliveryStep = { key: 'queued', state: state === 'queued' ? 'current' : 'done', at: queuedAt }
  const claimed: DeliveryStep = {
    key: 'claimed',
    state: isSettled ? 'done' : state === 'claimed' ? 'current' : 'next',
    at: claimedAt,
  }
  const confirmed: DeliveryStep = {
    key: 'confirmed',
    state: state === 'confirmed' ? 'done' : 'next',
    at: settledAt,
  }
  if (state !== 'failed') return [queued, claimed, confirmed]
  const failed: DeliveryStep = { key: 'failed', state: 'failed', at: settledAt }
  return claimedAt === null ? [queued, failed] : [queued, claimed, failed]
}
