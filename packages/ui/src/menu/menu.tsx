import { cx } from 'class-variance-authority'
import { Slot } from 'radix-ui/slot'
import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
} from 'react'

import { MenuContext } from './menu-context.ts'
import { createMenuKeys, firstFocus } from './menu-keys.ts'
import { menuPlacement } from './menu-position.ts'
import * as styles from './menu.css.ts'

export type MenuProps = Omit<ComponentProps<'div'>, 'children' | 'popover' | 'role' | 'id'> & {
  /** Names the list. */
  label: string
  /** A button with its own name. */
  trigger: ReactElement
  /** Aligns the menu with the start or the end of the trigger. */
  align?: 'start' | 'end' | undefined
  children: ReactNode
}

/**
 * A menu behind a button. The browser's popover handles the top layer and outside
 * presses; we handle the keys.
 */
export function Menu({
  label,
  trigger,
  align = 'end',
  className,
  style,
  onBeforeToggle,
  onToggle,
  onKeyDown,
  children,
  ...props
}: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [keys] = useState(createMenuKeys)
  const [isOpen, setIsOpen] = useState(false)
  const [placement, setPlacement] = useState({})

  const close = () => {
    const list = button.current?.popoverTargetElement
    if (list instanceof HTMLElement) list.hidePopover()
  }

  const place = (event: ToggleEvent<HTMLDivElement>) => {
    onBeforeToggle?.(event)
    const { newState } = event
    const rect = button.current?.getBoundingClientRect()
    if (newState !== 'open' || !rect) return
    const { clientWidth: width, clientHeight: height } = document.documentElement
    setPlacement(menuPlacement(rect, { align, viewport: { width, height } }))
  }
  const focusFirst = (event: ToggleEvent<HTMLDivElement>) => {
    onToggle?.(event)
    const { newState, currentTarget } = event
    setIsOpen(newState === 'open')
    if (newState === 'open') firstFocus(currentTarget)?.focus({ preventScroll: true })
  }
  const steer = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    if (event.key === 'Escape' || event.key === 'Tab') {
      // Keeps Escape from also closing a surrounding dialog.
      if (event.key === 'Escape') event.stopPropagation()
      close()
      button.current?.focus()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = keys(event.currentTarget, event)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <>
      <Slot ref={button} popoverTarget={id} aria-haspopup="menu" aria-expanded={isOpen}>
        {trigger}
      </Slot>
      <div
        {...props}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onBeforeToggle={place}
        onToggle={focusFirst}
        onKeyDown={steer}
        className={cx(styles.list, className)}
        style={{ ...placement, ...style }}
      >
        <MenuContext value={close}>{children}</MenuContext>
      </div>
    </>
  )
}
