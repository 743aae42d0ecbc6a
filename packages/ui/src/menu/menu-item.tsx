import { cx } from 'class-variance-authority'
import { Check } from 'lucide-react'
import { Slot } from 'radix-ui/slot'
import {
  cloneElement,
  useContext,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'

import { Icon } from '../icon/icon.tsx'
import { MenuContext } from './menu-context.ts'
import * as styles from './menu.css.ts'

type ItemProps = Omit<ComponentProps<'button'>, 'role' | 'onSelect'> & {
  onSelect?: (() => void) | undefined
  icon?: ReactNode
  children: ReactNode
}

/**
 * Closes the menu and runs the action. An item with `aria-disabled` can be
 * focused and read, but does nothing.
 */
function useSelect({ onClick, onSelect, 'aria-disabled': isDisabled }: Omit<ItemProps, 'children'>) {
  const close = useContext(MenuContext)
  return (event: MouseEvent<HTMLButtonElement>) => {
    if (isDisabled === true || isDisabled === 'true') return event.preventDefault()
    onClick?.(event)
    close()
    onSelect?.()
  }
}

export type MenuItemProps = ItemProps & {
  /** An empty link, for an item that navigates. */
  link?: ReactElement | undefined
  tone?: 'danger' | undefined
}

/** An action, or a link to a page. */
export function MenuItem({ link, icon, tone, onSelect, className, children, ...props }: MenuItemProps) {
  const select = useSelect({ ...props, onSelect })
  const content = (
    <>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      {children}
    </>
  )
  return (
    <Slot
      {...props}
      role="menuitem"
      tabIndex={-1}
      onClick={select}
      className={cx(styles.item, tone === 'danger' && styles.danger, className)}
    >
      {link ? cloneElement(link, {}, content) : <button type="button">{content}</button>}
    </Slot>
  )
}

export type MenuRadioProps = ItemProps & { isChecked: boolean }

/** One of several options. The selected one has a tick. */
export function MenuRadio({ isChecked, icon, onSelect, className, children, ...props }: MenuRadioProps) {
  const select = useSelect({ ...props, onSelect })
  return (
    <button
      {...props}
      type="button"
      role="menuitemradio"
      aria-checked={isChecked}
      tabIndex={-1}
      onClick={select}
      className={cx(styles.item, className)}
    >
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      {children}
      {isChecked && <Icon icon={Check} className={styles.tick} />}
    </button>
  )
}

export function MenuSeparator({ className, ...props }: ComponentProps<'hr'>) {
  return <hr {...props} className={cx(styles.separator, className)} />
}

/** Describes what the menu belongs to. Not an item. */
export function MenuHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div role="presentation" {...props} className={cx(styles.header, className)} />
}
