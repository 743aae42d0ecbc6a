import type { ComponentProps } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'

type KeptBack = Pick<ComponentProps<'section'>, 'onFocus' | 'onBlur' | 'onKeyDown' | 'onKeyUp'>

export type DialogSectionProps = Omit<ComponentProps<typeof AriaDialog>, 'render'> &
  KeptBack & { isBusy?: boolean | undefined }

/** The dialog element. The library drops focus and key handlers; here they are attached to the element. */
export function DialogSection({ isBusy, onFocus, onBlur, onKeyDown, onKeyUp, ...props }: DialogSectionProps) {
  return (
    <AriaDialog
      {...props}
      render={(section) => (
        <section
          {...mergeProps(section, { onFocus, onBlur, onKeyDown, onKeyUp })}
          aria-busy={isBusy || undefined}
        />
      )}
    />
  )
}
