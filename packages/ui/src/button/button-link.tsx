import { Slot, Slottable } from 'radix-ui/slot'
import type { ComponentProps, ReactNode } from 'react'

import { buttonClass, type ButtonSize, type ButtonTone } from './button.variants.ts'

export type ButtonLinkProps = ComponentProps<'a'> & {
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
  icon?: ReactNode
  iconEnd?: ReactNode
  isBlock?: boolean | undefined
  /** Ghost only: aligns the label, not the invisible box, with the row’s edge. */
  isFlush?: boolean | undefined
  /** Styles its only child, a router link, as a button. */
  asChild?: boolean | undefined
}

/** A link that looks like a button. For an action on the page, use `Button`. */
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
