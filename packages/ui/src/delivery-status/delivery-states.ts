import { CircleCheck, Clock, Hourglass, PackageOpen, TriangleAlert, type LucideIcon } from 'lucide-react'

import type { BadgeTone } from '../badge/badge.tsx'

/**
 * - `claimed`: a game server fetched it
 * - `delayed`: too many failed attempts, waits for an operator
 * - `confirmed`: delivered
 * - `failed`: abandoned
 */
export type DeliveryState = 'queued' | 'claimed' | 'delayed' | 'confirmed' | 'failed'

export const deliveryLooks: Record<DeliveryState, { icon: LucideIcon; tone: BadgeTone }> = {
  queued: { icon: Clock, tone: 'neutral' },
  claimed: { icon: PackageOpen, tone: 'info' },
  delayed: { icon: Hourglass, tone: 'warning' },
  confirmed: { icon: CircleCheck, tone: 'success' },
  failed: { icon: TriangleAlert, tone: 'danger' },
}
