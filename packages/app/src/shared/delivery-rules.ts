import type { Delivery } from '@olympus/contract/deliveries'

/** Still to change: it waits for a game server, for its answer, or for somebody to look after it. */
export const isUnsettled = ({ state }: Pick<Delivery, 'state'>): boolean =>
  state !== 'confirmed' && state !== 'failed'

export interface DeliveryStep {
  readonly key: Delivery['state']
  readonly state: 'done' | 'current' | 'next' | 'failed'
  /** When it happened; null: not yet. */
  readonly at: string | null
}

/** The way of a delivery into the game, with what is still ahead of it. */
export function deliverySteps({ state, queuedAt, claimedAt, settledAt }: Delivery): DeliveryStep[] {
  const queued: DeliveryStep = { key: 'queued', state: state === 'queued' ? 'current' : 'done', at: queuedAt }
  const claimed: DeliveryStep = {
    key: 'claimed',
    state: state === 'queued' ? 'next' : state === 'claimed' ? 'current' : 'done',
    at: claimedAt,
  }
  const confirmed: DeliveryStep = {
    key: 'confirmed',
    state: state === 'confirmed' ? 'done' : 'next',
    at: settledAt,
  }
  if (state === 'delayed') return [queued, claimed, { key: 'delayed', state: 'current', at: null }, confirmed]
  if (state !== 'failed') return [queued, claimed, confirmed]
  const failed: DeliveryStep = { key: 'failed', state: 'failed', at: settledAt }
  return claimedAt === null ? [queued, failed] : [queued, claimed, failed]
}
