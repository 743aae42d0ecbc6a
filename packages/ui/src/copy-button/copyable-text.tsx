import { cx } from 'class-variance-authority'
import { useRef, type ComponentProps } from 'react'

import { CopyButton, type CopyButtonProps } from './copy-button.tsx'
import * as styles from './copy-button.css.ts'

export type CopyableTextProps = Omit<ComponentProps<'span'>, 'children'> &
  Pick<CopyButtonProps, 'text' | 'copiedLabel' | 'refusedLabel'> & {
    /** Accessible name of the button: "Copy donation ID 4711". */
    copyLabel: string
  }

/** An ID or a code inside a line of text, selected as a whole and copied with one press. */
export function CopyableText({ text, copyLabel, className, ...rest }: CopyableTextProps) {
  const { copiedLabel, refusedLabel, ...props } = rest
  const source = useRef<HTMLSpanElement>(null)
  return (
    <span {...props} className={cx(styles.copyable, className)}>
      <span ref={source} translate="no" className={styles.copyableText}>
        {text}
      </span>
      <CopyButton
        {...{ text, copiedLabel, refusedLabel }}
        label={copyLabel}
        sourceRef={source}
        className={styles.copyableButton}
      />
    </span>
  )
}
