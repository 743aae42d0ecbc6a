import type { ComponentProps, ReactNode } from 'react'

import { buttonClass, type ButtonSize, type ButtonTone } from './button.variants.ts'
import { pressProps } from './press-props.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> & {
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
  /** Before the label. The spinner replaces it while pending. */
  icon?: ReactNode
  iconEnd?: ReactNode
  /** Keeps label and focus, and ignores presses. */
  isPending?: boolean | undefined
  /** Fills the width of its container. */
  isBlock?: boolean | undefined
  /** Ghost only: aligns the label, not the invisible box, with the row’s edge. */
  isFlush?: boolean | undefined
}

export function Button({
  tone,
  size,
  icon,
  iconEnd,
  isPending = false,
  isBlock = false,
  isFlush,
  className,
  children,
  onClick,
  type = 'button',
  'aria-disabled': ariaDisabled,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      {...pressProps({ isPending, ariaDisabled, onClick })}
      type={type}
      data-block={isBlock || undefined}
      data-flush={isFlush || undefined}
      className={buttonClass({ tone, size, className })}
    >
      {isPending ? <Spinner /> : icon}
      {children}
      {iconEnd}
    </button>
  )
}
