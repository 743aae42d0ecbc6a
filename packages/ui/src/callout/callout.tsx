import { cva } from 'class-variance-authority'
import { CircleCheck, CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

import { Icon } from '../icon/icon.tsx'
import * as styles from './callout.css.ts'

const callout = cva(styles.root, { variants: { tone: styles.tone }, defaultVariants: { tone: 'neutral' } })

export type CalloutTone = keyof typeof styles.tone

const icons: Record<CalloutTone, LucideIcon> = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
}

export type CalloutProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: CalloutTone | undefined
  title?: ReactNode
  icon?: LucideIcon | undefined
}

/** A persistent message. Set `role="alert"` or `"status"` only when it appears after an action. */
export function Callout({ tone = 'neutral', title, icon, className, children, ...props }: CalloutProps) {
  return (
    <div {...props} className={callout({ tone, className })}>
      <Icon icon={icon ?? icons[tone]} size={17} className={styles.icon[tone]} />
      <div className={styles.content}>
        {title !== undefined && <strong className={styles.title}>{title} </strong>}
        {children}
      </div>
    </div>
  )
}
