import { cx } from 'class-variance-authority'
import { Slot } from 'radix-ui/slot'
import {
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'

import { placePanel, type PopoverAlign } from './popover-position.ts'
import * as styles from './popover.css.ts'
import { keepPressFromDialog } from './press-outside.ts'
import { useOpenPanel } from './use-open-panel.ts'
import { usePanelPlace } from './use-panel-place.ts'

export type PopoverProps = Omit<ComponentProps<'div'>, 'children' | 'popover' | 'role' | 'id' | 'title'> & {
  /** Names the panel and is shown at its top. */
  title: string
  isTitleHidden?: boolean | undefined
  /** A button with its own name. */
  trigger: ReactElement
  /** Aligns the panel with the start or the end of the trigger. */
  align?: PopoverAlign | undefined
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Rendered only while the popover is open. */
  children: ReactNode
}

/**
 * A small panel next to a button. The page behind it stays usable. The browser’s popover handles the top
 * layer, outside presses and returning the focus.
 */
export function Popover({
  title,
  isTitleHidden = false,
  trigger,
  align = 'start',
  isOpen,
  onOpenChange,
  className,
  children,
  onKeyDown,
  onBlur,
  ref,
  ...props
}: PopoverProps) {
  const id = useId()
  const panel = useObjectRef(ref)
  const button = useRef<HTMLButtonElement>(null)
  const { isShown, hasContent, toggleProps } = useOpenPanel({
    panel,
    isOpen,
    onOpenChange,
    place: (element) => {
      if (button.current) placePanel(element, button.current, align)
    },
  })
  usePanelPlace({ panel, button, align, isShown })
  useEffect(() => {
    if (!isShown || !panel.current || !button.current) return undefined
    return keepPressFromDialog(panel.current, button.current)
  }, [isShown, panel])

  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'Escape') return
    // Keeps Escape from also closing a surrounding dialog.
    event.stopPropagation()
    event.preventDefault()
    event.currentTarget.hidePopover()
    button.current?.focus()
  }
  const closeOnLeave = (event: FocusEvent<HTMLDivElement>) => {
    onBlur?.(event)
    const { relatedTarget, currentTarget } = event
    if (
      relatedTarget instanceof Node &&
      !currentTarget.contains(relatedTarget) &&
      relatedTarget !== button.current
    )
      currentTarget.hidePopover()
  }

  return (
    <>
      <Slot ref={button} popoverTarget={id} aria-haspopup="dialog" aria-expanded={isShown}>
        {trigger}
      </Slot>
      <div
        {...props}
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        tabIndex={-1}
        {...{ ...toggleProps, onKeyDown: closeOnEscape, onBlur: closeOnLeave }}
        className={cx(styles.panel, className)}
      >
        {hasContent && (
          <>
            {!isTitleHidden && (
              <p aria-hidden className={styles.title}>
                {title}
              </p>
            )}
            {children}
          </>
        )}
      </div>
    </>
  )
}
