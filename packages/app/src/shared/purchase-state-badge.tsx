import { useLingui } from '@lingui/react'
import type { Purchase } from '@olympus/contract/purchase'
import { Badge, type BadgeTone } from '@olympus/ui/badge/badge'
import { Icon } from '@olympus/ui/icon/icon'
import {
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  Landmark,
  TimerOff,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'

import { purchaseStateNames } from './texts/purchase-texts.ts'

const looks: Record<Purchase['state'], { tone: BadgeTone; icon: LucideIcon }> = {
  pending: { tone: 'neutral', icon: CircleDashed },
  verifying: { tone: 'info', icon: Clock },
  succeeded: { tone: 'success', icon: CircleCheck },
  withdrawn: { tone: 'info', icon: Undo2 },
  'partially-refunded': { tone: 'info', icon: Undo2 },
  refunded: { tone: 'neutral', icon: Undo2 },
  disputed: { tone: 'warning', icon: Landmark },
  failed: { tone: 'danger', icon: CircleX },
  expired: { tone: 'warning', icon: TimerOff },
}

/** The status of a purchase of Olympus Coins, in one word. */
export function PurchaseStateBadge({ state }: { state: Purchase['state'] }): ReactNode {
  const { _ } = useLingui()
  const { tone, icon } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon icon={icon} size={13} />}>
      {_(purchaseStateNames[state])}
    </Badge>
  )
}
