import type { ComponentProps, ReactNode } from 'react'

import { buttonClass, type ButtonSize, type ButtonTone } from './button.variants.ts'
import { pressProps } from './press-props.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> & {
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
  /** Left of the label; the spinner takes its place while pending. */
  icon?: ReactNode
  iconEnd?: ReactNode
  /** Keeps label and focus; presses do nothing until it is over. */
  isPending?: boolean | undefined
  /** Fills the width of its container. */
  isBlock?: boolean | undefined
  /** Of a ghost at the end of a row: its label stands at the edge, not the box that is not seen. */
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
