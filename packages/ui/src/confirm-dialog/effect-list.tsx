import { cx } from 'class-variance-authority'
import { Check, Trash2 } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

import { Icon } from '../icon/icon.tsx'
import * as styles from './confirm-dialog.css.ts'

const icons = { kept: Check, lost: Trash2 }

export type EffectItem = {
  key: string
  /** Before the name, such as an avatar. */
  media?: ReactNode
  name: string
  /** At the end of the row. Keep it as short as a level. */
  note?: ReactNode
}

export type EffectListProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  effect: 'kept' | 'lost'
  title: ReactNode
  /** The number of items, formatted. */
  count: ReactNode
  items: readonly EffectItem[]
  /** Below the list: what happens to the characters’ items. */
  note?: ReactNode
}

/** Lists by name everything that is kept or everything that is lost. */
export function EffectList({ effect, title, count, items, note, className, ...props }: EffectListProps) {
  return (
    <div {...props} className={cx(styles.list[effect], className)}>
      <p className={styles.listTitle}>
        <Icon icon={icons[effect]} className={styles.listIcon[effect]} />
        {title}
        <span className={styles.count}>{count}</span>
      </p>
      <ul>
        {items.map(({ key, media, name, note: itemNote }) => (
          <li key={key} className={styles.item}>
            {media}
            <span translate="no" title={name} className={styles.itemName}>
              {name}
            </span>
            {itemNote !== undefined && <span className={styles.itemNote}>{itemNote}</span>}
          </li>
        ))}
      </ul>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  )
}

/** Places the lists side by side. */
export function EffectLists({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx(styles.lists, className)} />
}
