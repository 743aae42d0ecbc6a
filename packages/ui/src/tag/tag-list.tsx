import { cx } from 'class-variance-authority'
import {
  Children,
  isValidElement,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type FocusEvent,
} from 'react'

import * as styles from './tag.css.ts'

export type TagListProps = ComponentProps<'ul'> & {
  /** Names the list: "Filters". */
  'aria-label': string
}

const buttonsOf = (list: Element) => [...list.querySelectorAll('button')]

/**
 * A list of `Tag`s with keys. When a focused tag is removed, the focus moves to
 * its neighbor, else to the list.
 */
export function TagList({ className, children, onFocus, onBlur, ...props }: TagListProps) {
  const focused = useRef<{ list: HTMLUListElement; index: number } | null>(null)

  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return
    const { list, index } = focused.current
    const buttons = buttonsOf(list)
    const next = buttons[Math.min(index, buttons.length - 1)] ?? list
    next.focus()
  })

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- watches its buttons
    <ul
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops it without list markers
      role="list"
      tabIndex={-1}
      {...props}
      onFocus={(event: FocusEvent<HTMLUListElement>) => {
        onFocus?.(event)
        const list = event.currentTarget
        const index = buttonsOf(list).indexOf(event.target as Element as HTMLButtonElement)
        focused.current = index === -1 ? null : { list, index }
      }}
      onBlur={(event) => {
        onBlur?.(event)
        // A removed button can also fire blur. That does not mean that the focus left the list.
        if (event.target.isConnected) focused.current = null
      }}
      className={cx(styles.list, className)}
    >
      {Children.map(children, (child) =>
        isValidElement(child) ? <li className={styles.entry}>{child}</li> : child,
      )}
    </ul>
  )
}
