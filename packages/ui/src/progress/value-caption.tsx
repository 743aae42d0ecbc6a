import type { ReactNode } from 'react'

import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './value-caption.css.ts'

export type CaptionTexts = {
  label: ReactNode
  /** In words of the locale, beside the label and read out: "18 of 30 spins". */
  valueText?: string | undefined
  /** The same with emphasis, for the eye. */
  valueDisplay?: ReactNode
  isCaptionHidden?: boolean | undefined
}

/** Label and value of a bar. The value is read by the bar itself. */
export function ValueCaption({
  id,
  label,
  valueText,
  valueDisplay = valueText,
  isCaptionHidden = false,
}: CaptionTexts & { id: string }) {
  return (
    <div className={isCaptionHidden ? visuallyHidden : styles.caption}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {valueDisplay !== undefined && (
        <span aria-hidden className={styles.value}>
          {valueDisplay}
        </span>
      )}
    </div>
  )
}
