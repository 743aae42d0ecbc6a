import { cx } from 'class-variance-authority'
import { Slot } from 'radix-ui/slot'
import { cloneElement, Fragment, type ComponentProps } from 'react'

import { Count } from '../badge/count.tsx'
import { useDialogControl } from '../dialog/dialog-context.ts'
import { Icon } from '../icon/icon.tsx'
import type { NavGroup } from '../shell/nav-item.ts'
import * as styles from './drawer.css.ts'

export type DrawerNavProps = Omit<ComponentProps<'nav'>, 'children'> & {
  label: string
  /** Hairlines separate them; screen readers say their labels. */
  groups: readonly NavGroup[]
}

/** Navigation links in groups. Following a link also closes the drawer. */
export function DrawerNav({ label, groups, className, ...props }: DrawerNavProps) {
  const { close } = useDialogControl()
  return (
    <nav aria-label={label} {...props} className={cx(styles.nav, className)}>
      {groups.map(({ key: group, label: groupLabel, items }, place) => (
        <Fragment key={group}>
          {place > 0 && <hr className={styles.separator} />}
          <ul aria-label={groupLabel}>
            {items.map(({ key, label: name, icon, link, isCurrent, count }) => (
              <li key={key}>
                <Slot
                  onClick={close}
                  {...(isCurrent && { 'aria-current': 'page' as const })}
                  className={styles.link}
                >
                  {cloneElement(
                    link,
                    {},
                    <Icon icon={icon} size={20} className={styles.icon} />,
                    name,
                    count !== undefined && <Count className={styles.count}>{count}</Count>,
                  )}
                </Slot>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  )
}
