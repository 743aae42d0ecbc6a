import { cx } from 'class-variance-authority'
import { Slot } from 'radix-ui/slot'
import type { ComponentProps } from 'react'

import * as styles from './visually-hidden.css.ts'

export type VisuallyHiddenProps = ComponentProps<'span'> & { asChild?: boolean | undefined }

/** Text for assistive technology only. */
export function VisuallyHidden({ asChild = false, className, ...props }: VisuallyHiddenProps) {
  const Root = asChild ? Slot : 'span'
  return <Root {...props} className={cx(styles.visuallyHidden, className)} />
}
