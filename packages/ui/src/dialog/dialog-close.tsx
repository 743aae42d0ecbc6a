import { X } from 'lucide-react'

import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useDialogControl } from './dialog-context.ts'

export type DialogCloseProps = Omit<IconButtonProps, 'icon' | 'isPending'>

/** The close button of the surrounding dialog or drawer. */
export function DialogClose({ size = 'md', ...props }: DialogCloseProps) {
  const { close, isPending } = useDialogControl()
  return (
    <IconButton
      {...props}
      size={size}
      icon={<Icon icon={X} size={18} />}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        props.onClick?.(event)
        if (!event.defaultPrevented) close()
      }}
    />
  )
}
