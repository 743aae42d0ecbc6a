import { cx } from 'class-variance-authority'
import { Undo2 } from 'lucide-react'
import type { ComponentProps } from 'react'

import { Badge } from '../badge/badge.tsx'
import { Icon } from '../icon/icon.tsx'
import { deliveryLooks, type DeliveryState } from './delivery-states.ts'
import * as styles from './delivery-status.css.ts'

export type DeliveryStatusProps = Omit<ComponentProps<'span'>, 'children'> & {
  state: DeliveryState
  /** The state in words. */
  label: string
  isRefunded?: boolean | undefined
  /** Shown beside a failed delivery that was refunded. */
  refundedLabel?: string | undefined
}

/** The state of a delivery as icon and text. */
export function DeliveryStatus({
  state,
  label,
  isRefunded = false,
  refundedLabel,
  className,
  ...props
}: DeliveryStatusProps) {
  const { icon, tone } = deliveryLooks[state]
  return (
    <span {...props} data-state={state} className={cx(styles.root, className)}>
      <Badge tone={tone} icon={<Icon icon={icon} size={13} />}>
        {label}
      </Badge>
      {isRefunded && refundedLabel && <Badge icon={<Icon icon={Undo2} size={13} />}>{refundedLabel}</Badge>}
    </span>
  )
}
