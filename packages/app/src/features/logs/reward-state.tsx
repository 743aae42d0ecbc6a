import { useLingui } from '@lingui/react/macro'
import type { WheelLog } from '@olympus/contract/logs'
import { Badge } from '@olympus/ui/badge/badge'
import { Icon } from '@olympus/ui/icon/icon'
import { Check, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { DeliveryBadge } from '../../shared/delivery-badge.tsx'
import { Link } from '../../shared/navigation/link.tsx'
import { rewardStateNames } from './log-texts.ts'
import { receiverOf } from './wheel-log-rows.ts'
import * as styles from './wheel-logs.css.ts'

/** Where a reward is: on its way, delivered, credited, or kept as a coupon, which the badge leads to. */
export function RewardState({ log }: { readonly log: WheelLog }): ReactNode {
  const { t, i18n } = useLingui()
  const { delivery, couponId } = receiverOf(log)
  if (couponId !== null)
    return (
      <Link to={paths.coupons} className={styles.coupon}>
        <Badge tone="danger" icon={<Icon icon={Undo2} size={13} />} className={styles.couponBadge}>
          {i18n._(rewardStateNames.coupon)}
        </Badge>
      </Link>
    )
  if (delivery) return <DeliveryBadge delivery={delivery} />
  if (log.kind === 'award' && log.tickets < 0)
    return <Badge icon={<Icon icon={Undo2} size={13} />}>{t`Taken back`}</Badge>
  return (
    <Badge tone="success" icon={<Icon icon={Check} size={13} />}>
      {i18n._(rewardStateNames.credited)}
    </Badge>
  )
}
