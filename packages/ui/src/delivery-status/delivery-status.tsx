import { cx } from 'class-variance-authority'
import { Undo2 } from 'lucide-react'
import type { ComponentProps } from 'react'

import { Badge } from '../badge/badge.tsx'
import { Icon } from '../icon/icon.tsx'
import { deliveryLooks, type DeliveryState } from './delivery-states.ts'
import * as styles from './delivery-status.css.ts'

export type DeliveryStatusProps = Omit<ComponentProps<'span'>, 'children'> & {
  state: DeliveryState
  /** The word for the state. */
  label: string
  isRefunded?: boolean | undefined
  /** The word beside a failed delivery whose price came back. */
  refundedLabel?: string | undefined
}

/** Where a delivery stands: icon and word. */
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
