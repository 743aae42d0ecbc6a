import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide-react'
import { useLayoutEffect, useReducer, useRef, type ComponentProps, type ReactNode } from 'react'

import { Icon } from '../icon/icon.tsx'
import * as styles from './accordion.css.ts'
import { useAccordion } from './accordion.tsx'

export type AccordionItemProps = Omit<ComponentProps<'details'>, 'title' | 'open' | 'name'> & {
  title: ReactNode
  /**
   * Controlled: update it in `onOpenChange`. The browser also opens an item when
   * a page search finds its text.
   */
  isOpen?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

export function AccordionItem({
  title,
  isOpen,
  defaultOpen = false,
  onOpenChange,
  onToggle,
  className,
  children,
  ...props
}: AccordionItemProps) {
  const { name, headingLevel } = useAccordion()
  const summary = useRef<HTMLElement>(null)
  const lastIsOpen = useRef(isOpen ?? defaultOpen)
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const Heading = `h${headingLevel}` as const

  // The browser has already toggled the element: put it back to the state that the prop asks for.
  useLayoutEffect(() => {
    const details = summary.current?.parentElement
    if (isOpen === undefined || !(details instanceof HTMLDetailsElement)) return
    lastIsOpen.current = isOpen
    details.open = isOpen
  })

  return (
    <details
      {...props}
      name={name}
      open={isOpen ?? defaultOpen}
      onToggle={(event) => {
        onToggle?.(event)
        const { open } = event.currentTarget
        // The browser also fires `toggle` for an item that starts open.
        if (open === lastIsOpen.current) return
        if (isOpen === undefined) lastIsOpen.current = open
        onOpenChange?.(open)
        rerender()
      }}
      className={cx(styles.item, className)}
    >
      <summary ref={summary} className={styles.summary}>
        <Heading className={styles.title}>{title}</Heading>
        <Icon icon={ChevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
