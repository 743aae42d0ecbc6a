import type { ComponentProps, MouseEvent } from 'react'

type NativeButton = ComponentProps<'button'>

type Press = {
  isPending: boolean
  ariaDisabled: NativeButton['aria-disabled']
  onClick: NativeButton['onClick']
}

/** Props of a button that can be blocked and keep its focus: it must neither press nor, as a submit, send its form. */
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
