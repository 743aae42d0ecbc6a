import { cx } from 'class-variance-authority'
import { Slot } from 'radix-ui/slot'
import { cloneElement, useId, type ComponentProps, type ReactElement } from 'react'

import { Count } from '../badge/count.tsx'
import { Brand } from '../brand/brand.tsx'
import { Icon } from '../icon/icon.tsx'
import { media } from '../theme/media.ts'
import { tooltip } from '../tooltip/tooltip.tsx'
import type { NavGroup } from '../shell/nav-item.ts'
import * as styles from './side-nav.css.ts'

export type SideNavProps = Omit<ComponentProps<'aside'>, 'children'> & {
  label: string
  /** An empty link home. */
  brandLink: ReactElement
  brandLabel: string
  groups: readonly NavGroup[]
  /** Links at the bottom, omitted on the rail. */
  legal?: readonly ReactElement[] | undefined
}

/** All entries with labels. On a rail only the icons, named by tooltips. Hidden on phones. */
export function SideNav({ label, brandLink, brandLabel, groups, legal, className, ...props }: SideNavProps) {
  return (
    <aside {...props} className={cx(styles.root, className)}>
      <div className={styles.content}>
        <Brand asChild compact="rail" className={styles.brand}>
          {cloneElement(brandLink, { 'aria-label': brandLabel } as object)}
        </Brand>
        <nav aria-label={label} className={styles.nav}>
          {groups.map(({ key, ...group }) => (
            <Group key={key} {...group} />
          ))}
        </nav>
        {legal && <div className={styles.legal}>{legal}</div>}
      </div>
    </aside>
  )
}

function Group({ label, items }: Omit<NavGroup, 'key'>) {
  const labelId = useId()
  return (
    <div className={styles.group}>
      {label !== undefined && (
        <p id={labelId} className={styles.groupLabel}>
          {label}
        </p>
      )}
      <ul aria-labelledby={label === undefined ? undefined : labelId} className={styles.list}>
        {items.map(({ key, label: name, icon, link, isCurrent, count }) => (
          <li key={key}>
            <Slot
              {...(isCurrent && { 'aria-current': 'page' as const })}
              {...tooltip(name, { side: 'right', when: media.rail })}
              className={styles.link}
            >
              {cloneElement(
                link,
                {},
                <Icon icon={icon} className={styles.icon} />,
                <span className={styles.label}>{name}</span>,
                count !== undefined && <Count className={styles.count}>{count}</Count>,
              )}
            </Slot>
          </li>
        ))}
      </ul>
    </div>
  )
}
