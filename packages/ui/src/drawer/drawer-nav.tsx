import { cx } from 'class-variance-authority'
import { Slot } from 'radix-ui/slot'
import { cloneElement, Fragment, type ComponentProps } from 'react'

import { Count } from '../badge/count.tsx'
import { useDialogControl } from '../dialog/dialog-context.ts'
import { Icon } from '../icon/icon.tsx'
import type { NavItem } from '../shell/nav-item.ts'
import * as styles from './drawer.css.ts'

export type DrawerNavProps = Omit<ComponentProps<'nav'>, 'children'> & {
  label: string
  groups: readonly (readonly NavItem[])[]
}

/** Navigation links in groups separated by hairlines. Following a link also closes the drawer. */
export function DrawerNav({ label, groups, className, ...props }: DrawerNavProps) {
  const { close } = useDialogControl()
  return (
    <nav aria-label={label} {...props} className={cx(styles.nav, className)}>
      {groups.map((items, place) => (
        <Fragment key={items[0]?.key}>
          {place > 0 && <hr className={styles.separator} />}
          {items.map(({ key, label: name, icon, link, isCurrent, count }) => (
            <Slot
              key={key}
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
          ))}
        </Fragment>
      ))}
    </nav>
  )
}
