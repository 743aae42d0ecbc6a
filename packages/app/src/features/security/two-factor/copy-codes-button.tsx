import { useLingui } from '@lingui/react/macro'
import { CopyButton } from '@olympus/ui/copy-button/copy-button'
import type { ReactNode } from 'react'

import * as styles from './backup-codes-dialog.css.ts'

interface CopyCodesButtonProps {
  readonly codes: readonly string[]
  readonly onCopied: () => void
}

export function CopyCodesButton({ codes, onCopied }: CopyCodesButtonProps): ReactNode {
  const { t } = useLingui()
  return (
    <CopyButton
      text={codes.join('\n')}
      label={t`Copy all`}
      copiedLabel={t`Copied`}
      refusedLabel={t`The codes could not be copied. Download them, or write them down.`}
      onCopied={onCopied}
      className={styles.action}
    >
      {t`Copy all`}
    </CopyButton>
  )
}
