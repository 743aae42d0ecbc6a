import type { ComponentProps, MouseEvent, ReactNode } from 'react'

import * as styles from './button.css.ts'
import { buttonClass, type ButtonSize, type ButtonTone } from './button.variants.ts'

export type ButtonProps = ComponentProps<'button'> & {
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
  /** Left of the label; the spinner takes its place while pending. */
  icon?: ReactNode
  iconEnd?: ReactNode
  /** Keeps label, focus and width; presses do nothing until it is over. */
  isPending?: boolean | undefined
  /** Fills the width of its container. */
  isBlock?: boolean | undefined
}

export function Button({
  tone,
  size,
  icon,
  iconEnd,
  isPending = false,
  isBlock = false,
  className,
  children,
  onClick,
  type = 'button',
  'aria-disabled': ariaDisabled,
  ...props
}: ButtonProps) {
  const isBlocked = isPending || ariaDisabled === true || ariaDisabled === 'true'

  // A blocked button stays focusable, and as a submit button it would still send its form.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBlocked) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...props}
      type={type}
      onClick={press}
      aria-disabled={isBlocked || undefined}
      data-pending={isPending || undefined}
      data-block={isBlock || undefined}
      className={buttonClass({ tone, size, className })}
    >
      {isPending ? <span className={styles.spinner} aria-hidden /> : icon}
      {children}
      {iconEnd}
    </button>
  )
}
