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
  /** What the tags are: "Filters". */
  'aria-label': string
}

const buttonsOf = (list: Element) => [...list.querySelectorAll('button')]

/** `Tag`s with keys. When one is removed under the keyboard, its neighbor takes the focus, and the list when none is left. */
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it watches the focus of its buttons
    <ul
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- to Safari an unstyled list is none unless it says so
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
        // What has been removed can still tell that it lost the focus: that is no decision to leave.
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
