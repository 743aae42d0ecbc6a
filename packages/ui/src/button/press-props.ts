import type { ComponentProps, MouseEvent } from 'react'

type NativeButton = ComponentProps<'button'>

type Press = {
  isPending: boolean
  ariaDisabled: NativeButton['aria-disabled']
  onClick: NativeButton['onClick']
}

/**
 * Props of a button that keeps its focus while blocked: it neither reacts to presses nor submits its form.
 */
export function pressProps({ isPending, ariaDisabled, onClick }: Press) {
  const isBlocked = isPending || ariaDisabled === true || ariaDisabled === 'true'
  return {
    'aria-disabled': isBlocked || undefined,
    'data-pending': isPending || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isBlocked) event.preventDefault()
      else onClick?.(event)
    },
  }
}
