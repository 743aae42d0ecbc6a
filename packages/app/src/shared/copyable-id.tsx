import { useLingui } from '@lingui/react/macro'
import { CopyableText } from '@olympus/ui/copy-button/copyable-text'
import type { ReactNode } from 'react'

interface CopyableIdProps {
  readonly id: number | string
  /** Label of the copy button: "Copy donation ID 4711". */
  readonly copyLabel: string
}

/** An ID as support asks for it: digits without grouping. */
export function CopyableId({ id, copyLabel }: CopyableIdProps): ReactNode {
  const { t } = useLingui()
  return (
    <CopyableText
      text={String(id)}
      copyLabel={copyLabel}
      copiedLabel={t`Copied`}
      refusedLabel={t`Copying failed. The text is selected, so you can copy it with your keyboard.`}
    />
  )
}
