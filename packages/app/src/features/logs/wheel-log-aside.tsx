import { useLingui } from '@lingui/react/macro'
import { Card } from '@olympus/ui/card/card'
import { Dialog } from '@olympus/ui/dialog/dialog'
import type { ReactNode } from 'react'

import { NameText } from '../../shared/texts/name-text.tsx'
import { useGrantedTexts } from './use-granted-texts.ts'
import { WheelLogDetail } from './wheel-log-detail.tsx'
import type { WheelLogRow } from './wheel-log-rows.ts'
import * as styles from './wheel-logs.css.ts'

interface WheelLogAsideProps {
  /** Without room beside the table. */
  readonly isSheet: boolean
  readonly shown: WheelLogRow | undefined
  readonly onClose: () => void
}

/** The details of an entry: in a card that follows the page, or in a sheet. */
export function WheelLogAside({ isSheet, shown, onClose }: WheelLogAsideProps): ReactNode {
  const { t } = useLingui()
  const granted = useGrantedTexts()
  if (!shown) return null
  const { log } = shown
  const title = (
    <>
      <NameText name={granted.name(log)} nameLang={granted.nameLang(log)} /> {granted.amount(log)}
    </>
  )
  if (isSheet)
    return (
      <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title} closeLabel={t`Close`}>
        <WheelLogDetail log={log} />
      </Dialog>
    )
  return (
    <Card isFlush aria-label={t`Details`} className={styles.aside}>
      <WheelLogDetail log={log} title={title} />
    </Card>
  )
}
