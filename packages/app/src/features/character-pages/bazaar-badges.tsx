import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Badge, type BadgeTone } from '@olympus/ui/badge/badge'
import { Icon } from '@olympus/ui/icon/icon'
import { Check, CircleCheck, CircleX, Clock, Hourglass, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import type { BidState, ListingState } from '../../shared/bazaar/bazaar-rules.ts'
import * as styles from './bazaar-section.css.ts'

export const listingStateNames: Record<ListingState, MessageDescriptor> = {
  onSale: msg({ message: 'On sale', context: 'bazaar' }),
  partlySold: msg`Partly sold`,
  sold: msg({ message: 'Sold', context: 'bazaar' }),
  expired: msg({ message: 'Expired', context: 'bazaar' }),
}

interface Look {
  readonly icon: LucideIcon
  readonly tone: BadgeTone
}

const listingLooks: Record<ListingState, Look> = {
  onSale: { icon: Clock, tone: 'neutral' },
  partlySold: { icon: Hourglass, tone: 'info' },
  sold: { icon: Check, tone: 'success' },
  expired: { icon: TriangleAlert, tone: 'warning' },
}

const bidLooks: Record<BidState, Look & { readonly name: MessageDescriptor }> = {
  ahead: { icon: CircleCheck, tone: 'success', name: msg`Ahead` },
  outbid: { icon: CircleX, tone: 'danger', name: msg`Outbid` },
  won: { icon: Check, tone: 'success', name: msg({ message: 'Won', context: 'bid' }) },
  ended: { icon: Clock, tone: 'neutral', name: msg({ message: 'Ended', context: 'bid' }) },
}

export function ListingBadge({ state }: { state: ListingState }): ReactNode {
  const { i18n } = useLingui()
  const { icon, tone } = listingLooks[state]
  return (
    <Badge tone={tone} icon={<Icon icon={icon} size={13} />} className={styles.badge}>
      {i18n._(listingStateNames[state])}
    </Badge>
  )
}

export function BidBadge({ state }: { state: BidState }): ReactNode {
  const { i18n } = useLingui()
  const { icon, tone, name } = bidLooks[state]
  return (
    <Badge tone={tone} icon={<Icon icon={icon} size={13} />}>
      {i18n._(name)}
    </Badge>
  )
}
