import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'
import { startTwoFactor } from '@olympus/contract/two-factor'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { CardSection } from '@olympus/ui/card/card'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { useState, type ReactNode } from 'react'

import { ErrorText } from '../../../shared/texts/error-text.tsx'
import { useSteppedUpAction } from '../../../shared/step-up/use-stepped-up-action.ts'
import type { NewBackupCodes } from './backup-codes-dialog.tsx'
import * as styles from '../security-page.css.ts'
import { TwoFactorEnrolment, type Enrolment } from './two-factor-enrolment.tsx'

interface TwoFactorOffProps {
  /** False until the server has confirmed that it is off. */
  readonly isKnown: boolean
  readonly onNewCodes: (codes: NewBackupCodes) => void
  /** It was already turned on elsewhere. */
  readonly onAlreadyOn: () => void
}

/** Explains two-factor authentication and starts the two steps that turn it on. */
export function TwoFactorOff({ isKnown, onNewCodes, onAlreadyOn }: TwoFactorOffProps): ReactNode {
  const { t } = useLingui()
  const start = useSteppedUpAction(startTwoFactor)
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [hasCancelled, setHasCancelled] = useState(false)

  async function begin(): Promise<void> {
    const result = await start.call()
    if (result?.error?.key === 'TWO_FACTOR_ALREADY_ENABLED') onAlreadyOn()
    if (!result?.data) return
    // Measured from now on this device, because its clock may be wrong.
    const endsAtMs = Date.now() + limits.twoFactorEnrolmentSeconds * 1000
    setEnrolment({ ...result.data, endsAtMs })
  }

  if (enrolment)
    return (
      <>
        <TwoFactorEnrolment
          key={enrolment.endsAtMs}
          enrolment={enrolment}
          isRestarting={start.isPending}
          restartRefusal={start.error}
          onRestart={() => void begin()}
          onEnabled={(backupCodes) => onNewCodes({ codes: backupCodes, occasion: 'enabled' })}
          onAlreadyOn={onAlreadyOn}
          onCancel={() => {
            setEnrolment(null)
            setHasCancelled(true)
            start.reset()
          }}
        />
        {start.stepUpDialog}
      </>
    )

  return (
    <CardSection className={styles.part}>
      {start.error && (
        <Callout tone="danger" role="alert" className={styles.wide}>
          <ErrorText error={start.error} />
        </Callout>
      )}
      <p className={styles.text}>
        <Skeleton isLoading={!isKnown}>
          {t`Someone who learns your password still cannot log in without your phone. You need an authenticator app.`}
        </Skeleton>
      </p>
      <Skeleton isLoading={!isKnown}>
        <Button
          tone="primary"
          size="lg"
          // The cancel button is gone, so this button receives the focus.
          autoFocus={hasCancelled}
          isPending={start.isPending}
          onClick={() => void begin()}
        >
          {t`Enable`}
        </Button>
      </Skeleton>
      {start.stepUpDialog}
    </CardSection>
  )
}
