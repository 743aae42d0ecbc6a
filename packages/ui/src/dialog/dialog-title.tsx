import { cx } from 'class-variance-authority'
import { Heading, type HeadingProps } from 'react-aria-components/Heading'

import * as styles from './dialog.css.ts'

export type DialogTitleProps = HeadingProps

/** The title that names the dialog, for dialogs with a custom layout. */
export function DialogTitle({ className, ...props }: DialogTitleProps) {
  return <Heading {...props} slot="title" className={cx(styles.title, className)} />
}
