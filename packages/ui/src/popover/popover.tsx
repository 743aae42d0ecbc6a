import { cx } from 'class-variance-authority'
import { Slot } from 'radix-ui/slot'
import {
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { useObjectRef } from 'react-aria/useObjectRef'

import { placePanel, type PopoverAlign } from './popover-position.ts'
import * as styles from './popover.css.ts'
import { keepPressFromDialog } from './press-outside.ts'

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
  const [isShown, setIsShown] = useState(false)
  const hasContent = isShown || isOpen === true
  const [, askOwner] = useReducer((times: number) => times + 1, 0)

  const beforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open') return
    // Rendered and measured before the browser shows it, so that it appears in its final position.
    if (!hasContent) flushSync(() => setIsShown(true))
    const { currentTarget } = event
    currentTarget.style.display = 'block'
    if (button.current) placePanel(currentTarget, button.current, align)
    currentTarget.style.display = ''
  }
  const toggle = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    const isNowOpen = newState === 'open'
    setIsShown(isNowOpen)
    if (isNowOpen !== isOpen) onOpenChange?.(isNowOpen)
    askOwner()
    if (isNowOpen && !currentTarget.contains(document.activeElement))
      currentTarget.focus({ preventScroll: true })
  }

  // Runs after each render, because the owner may refuse a change that the browser has already made.
  useEffect(() => {
    if (isOpen === undefined || isOpen === panel.current?.matches(':popover-open')) return
    panel.current?.togglePopover(isOpen)
  })

  useEffect(() => {
    const { current: element } = panel
    const { current: opener } = button
    if (!isShown || !element || !opener) return undefined
    const place = () => placePanel(element, opener, align)
    const sizes = new ResizeObserver(place)
    sizes.observe(element)
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    const release = keepPressFromDialog(element, opener)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, { capture: true })
      release()
    }
  }, [isShown, align, panel])

  const steer = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'Escape') return
    // Keeps Escape from also closing a surrounding dialog.
    event.stopPropagation()
    event.preventDefault()
    event.currentTarget.hidePopover()
    button.current?.focus()
  }
  const leave = (event: FocusEvent<HTMLDivElement>) => {
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
        {...{ onBeforeToggle: beforeToggle, onToggle: toggle, onKeyDown: steer, onBlur: leave }}
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
