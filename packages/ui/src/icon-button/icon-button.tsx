import type { ComponentProps, ReactNode } from 'react'

import { iconButtonClass, type ButtonSize, type ButtonTone } from '../button/button.variants.ts'
import { pressProps } from '../button/press-props.ts'
import { Spinner } from '../button/spinner.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The accessible name. A tooltip can show it visually. */
  label: string
  icon: ReactNode
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
  isPending?: boolean | undefined
}

export function IconButton({
  label,
  icon,
  tone,
  size,
  isPending = false,
  className,
  onClick,
  type = 'button',
  'aria-disabled': ariaDisabled,
  ...props
}: IconButtonProps) {
  return (
    <button
      {...props}
      {...pressProps({ isPending, ariaDisabled, onClick })}
      type={type}
      aria-label={label}
      className={iconButtonClass({ tone, size, className })}
    >
      {isPending ? <Spinner /> : icon}
    </button>
  )
}
