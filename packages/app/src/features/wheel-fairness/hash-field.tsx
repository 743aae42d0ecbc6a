import { useLingui } from '@lingui/react/macro'
import { CopyButton } from '@olympus/ui/copy-button/copy-button'
import { useRef, type ReactNode } from 'react'

import * as styles from './hash-field.css.ts'
import { HashText } from './hash-text.tsx'

interface HashFieldProps {
  readonly hash: string
  readonly copyLabel: string
  /** Shows only its head and tail, where nobody compares it. */
  readonly isShort?: boolean
}

/** A hash to compare or to copy. */
export function HashField({ hash, copyLabel, isShort = false }: HashFieldProps): ReactNode {
  const { t } = useLingui()
  const source = useRef<HTMLSpanElement>(null)
  return (
    <div className={styles.field}>
      <span ref={source} className={styles.hash}>
        {isShort ? (
          <code translate="no" className={styles.code}>{`${hash.slice(0, 8)}…${hash.slice(-8)}`}</code>
        ) : (
          <HashText hash={hash} />
        )}
      </span>
      <CopyButton
        text={hash}
        label={copyLabel}
        copiedLabel={t`Copied`}
        refusedLabel={t`Copying failed. The text is selected, so you can copy it with your keyboard.`}
        sourceRef={source}
        size="sm"
        className={styles.copy}
      />
    </div>
  )
}
