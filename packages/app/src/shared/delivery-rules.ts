import type { Delivery } from '@olympus/contract/deliveries'

/** Can still change: it waits for a game server, for its confirmation, or for an operator. */
export const isUnsettled = ({ state }: Pick<Delivery, 'state'>): boolean =>
  state !== 'confirmed' && state !== 'failed'

export interface DeliveryStep {
  readonly key: Delivery['state']
  readonly state: 'done' | 'current' | 'next' | 'failed'
  /** When the step happened; null if it has not. */
  readonly at: string | null
}

/** The steps of a delivery into the game, including the future ones. */
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
