import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import { GameIcon, type GameIconProps } from '../game-icon/game-icon.tsx'
import * as styles from './wheel-facts.css.ts'

export type WheelFactsProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** Formatted. `value` is shown large, followed by `unit`. */
  facts: readonly {
    key: string
    label: ReactNode
    value: ReactNode
    unit?: ReactNode
    icon?: GameIconProps['name'] | undefined
  }[]
}

/** The footer of the wheel's card: jackpot, tickets, tokens. */
export function WheelFacts({ facts, className, ...props }: WheelFactsProps) {
  return (
    <dl {...props} className={cx(styles.root, className)}>
      {facts.map(({ key, label, value, unit, icon }) => (
        <div key={key} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>
            {icon !== undefined && <GameIcon name={icon} size={22} className={styles.icon} />}
            <b className={styles.value}>{value}</b>
            {unit !== undefined && <span>{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
