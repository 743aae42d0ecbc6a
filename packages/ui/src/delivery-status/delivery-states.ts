import { CircleCheck, Clock, PackageOpen, TriangleAlert, type LucideIcon } from 'lucide-react'

import type { BadgeTone } from '../badge/badge.tsx'

/** `claimed`: a game server has it; `confirmed`: handed out; `failed`: refused for good. */
export type DeliveryState = 'queued' | 'claimed' | 'confirmed' | 'failed'

export const deliveryLooks: Record<DeliveryState, { icon: LucideIcon; tone: BadgeTone }> = {
  queued: { icon: Clock, tone: 'neutral' },
  claimed: { icon: PackageOpen, tone: 'info' },
  confirmed: { icon: CircleCheck, tone: 'success' },
  failed: { icon: TriangleAlert, tone: 'danger' },
}
