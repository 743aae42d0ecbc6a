import { Slot, Slottable } from 'radix-ui/slot'
import type { ComponentProps, ReactNode } from 'react'

import { buttonClass, type ButtonSize, type ButtonTone } from './button.variants.ts'

export type ButtonLinkProps = ComponentProps<'a'> & {
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
  icon?: ReactNode
  iconEnd?: ReactNode
  isBlock?: boolean | undefined
  /** Of a ghost at the end of a row: its label stands at the edge, not the box that is not seen. */
  isFlush?: boolean | undefined
  /** Renders its only child, a router's link, with the look of a button. */
  asChild?: boolean | undefined
}

/** A link that leads to the next step. An act is a `Button`. */
export function ButtonLink({
  tone,
  size,
  icon,
  iconEnd,
  isBlock = false,
  isFlush,
  asChild = false,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      {...props}
      data-block={isBlock || undefined}
      data-flush={isFlush || undefined}
      className={buttonClass({ tone, size, className })}
    >
      {icon}
      <Slottable>{children}</Slottable>
      {iconEnd}
    </Root>
  )
}
