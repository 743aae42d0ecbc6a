import { cx } from 'class-variance-authority'
import { Menu as MenuIcon, type LucideIcon } from 'lucide-react'
import { Slot } from 'radix-ui/slot'
import { cloneElement, type ComponentProps } from 'react'

import { Icon } from '../icon/icon.tsx'
import * as styles from './bottom-nav.css.ts'
import type { NavItem } from '../shell/nav-item.ts'

export type BottomNavProps = Omit<ComponentProps<'nav'>, 'children'> & {
  label: string
  /** At most four items. */
  items: readonly NavItem[]
  /** The last item, which opens the drawer with all other items. */
  more: {
    label: string
    icon?: LucideIcon | undefined
    /** The current page is one of those in the drawer. */
    isCurrent?: boolean | undefined
    isExpanded: boolean
    onPress: () => void
  }
}

/** Navigation bar at the bottom of a phone screen. */
export function BottomNav({ label, items, more, className, style, ...props }: BottomNavProps) {
  // With automatic columns, the first items would move while the browser reads the others.
  const gridTemplateColumns = `repeat(${items.length + 1}, minmax(0, 1fr))`

  return (
    <nav
      aria-label={label}
      {...props}
      className={cx(styles.root, className)}
      style={{ gridTemplateColumns, ...style }}
    >
      {items.map(({ key, label: name, icon, link, isCurrent }) => (
        <Slot key={key} {...(isCurrent && { 'aria-current': 'page' as const })} className={styles.item}>
          {cloneElement(
            link,
            {},
            <Icon icon={icon} size={21} className={styles.icon} />,
            <span className={styles.label}>{name}</span>,
          )}
        </Slot>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={more.isExpanded}
        data-current={more.isCurrent || undefined}
        onClick={more.onPress}
        className={styles.item}
      >
        <Icon icon={more.icon ?? MenuIcon} size={21} className={styles.icon} />
        <span className={styles.label}>{more.label}</span>
      </button>
    </nav>
  )
}
