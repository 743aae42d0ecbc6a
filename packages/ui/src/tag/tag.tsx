import { cva } from 'class-variance-authority'
import { X } from 'lucide-react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'

import { Icon } from '../icon/icon.tsx'
import * as styles from './tag.css.ts'

const tag = cva(styles.root, { variants: { tone: styles.tone }, defaultVariants: { tone: 'plain' } })

type Removal =
  | { onRemove?: undefined; removeLabel?: undefined }
  | {
      onRemove: () => void
      /** Names the button: "Remove filter: Costumes". */
      removeLabel: string
    }

export type TagProps = ComponentProps<'span'> &
  Removal & {
    /** `solid` stands out, for "On sale". */
    tone?: keyof typeof styles.tone | undefined
    /** An `Icon` of 13 px. */
    icon?: ReactNode
  }

const removesByKey = new Set(['Delete', 'Backspace'])

export function Tag({ tone, icon, onRemove, removeLabel, className, children, ...props }: TagProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!removesByKey.has(event.key)) return
    event.preventDefault()
    onRemove?.()
  }

  return (
    <span {...props} data-removable={onRemove ? true : undefined} className={tag({ tone, className })}>
      {icon}
      <span className={styles.label}>{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          onKeyDown={onKeyDown}
          className={styles.remove}
        >
          <Icon icon={X} size={14} />
        </button>
      )}
    </span>
  )
}
