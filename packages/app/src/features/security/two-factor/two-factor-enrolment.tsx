import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { CardSection } from '@olympus/ui/card/card'
import { CopyButton } from '@olympus/ui/copy-button/copy-button'
import { useMinutesLeft } from '@olympus/ui/countdown/use-minutes-left'
import { QrCode } from '@olympus/ui/qr-code/qr-code'
import type { ApiError } from '@olympus/api-client/api-error'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import { useHoldReload } from '../../../shared/navigation/use-hold-reload.ts'
import { ErrorText } from '../../../shared/texts/error-text.tsx'
import * as styles from '../security-page.css.ts'
import { StepTitle } from './step-title.tsx'
import { TwoFactorCodeForm } from './two-factor-code-form.tsx'

export interface Enrolment {
  readonly secretKey: string
  readonly keyUri: string
  /** By the clock of this device. */
  readonly endsAtMs: number
}

interface TwoFactorEnrolmentProps {
  readonly enrolment: Enrolment
  readonly isRestarting?: boolean
  readonly restartRefusal?: ApiError | null
  /** Requests a new secret key. */
  readonly onRestart: () => void
  readonly onEnabled: (backupCodes: readonly string[]) => void
  readonly onAlreadyOn: () => void
  readonly onCancel: () => void
}

/**
 * The two steps that turn on two-factor authentication: add the key to the app, then enter a code from it.
 */
export function TwoFactorEnrolment({ enrolment, ...rest }: TwoFactorEnrolmentProps): ReactNode {
  const { t } = useLingui()
  const { isRestarting = false, restartRefusal = null, onRestart, onEnabled, onAlreadyOn, onCancel } = rest
  const [isOver, setIsOver] = useState(false)
  const { secretKey, keyUri, endsAtMs } = enrolment
  const minutes = useMinutesLeft({ endsAtMs, now: () => Date.now(), onEnd: () => setIsOver(true) })
  // The key exists only here until it is confirmed.
  useHoldReload(true, 'two-factor enrolment')
  const secret = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])

  if (isOver || minutes === 0)
    return (
      <Over isPending={isRestarting} refusal={restartRefusal} onRestart={onRestart} onCancel={onCancel} />
    )

  return (
    <div className={styles.steps}>
      <div className={styles.step}>
        <StepTitle ref={title} number={1}>{t`Scan the QR code`}</StepTitle>
        <QrCode
          value={keyUri}
          label={t`QR code of the secret key`}
          secret={secretKey}
          secretRef={secret}
          secretLabel={t`Secret key`}
          copy={
            <CopyButton
              text={secretKey}
              sourceRef={secret}
              label={t`Copy the secret key`}
              copiedLabel={t`Copied`}
              refusedLabel={t`Copying failed. The text is selected, so you can copy it with your keyboard.`}
            />
          }
        >
          <p>{t`Open your authenticator app and scan the code, or enter the secret key by hand.`}</p>
        </QrCode>
      </div>
      <div className={styles.step}>
        <StepTitle number={2}>{t`Enter the 6-digit code`}</StepTitle>
        <TwoFactorCodeForm
          minutesLeft={minutes}
          onEnabled={onEnabled}
          onExpired={() => setIsOver(true)}
          onAlreadyOn={onAlreadyOn}
          onCancel={onCancel}
        />
      </div>
    </div>
  )
}

interface OverProps {
  readonly isPending: boolean
  readonly refusal: ApiError | null
  readonly onRestart: () => void
  readonly onCancel: () => void
}

/** The key has expired on the server because it was not used in time. */
function Over({ isPending, refusal, onRestart, onCancel }: OverProps): ReactNode {
  const { t } = useLingui()
  const again = useRef<HTMLButtonElement>(null)
  useEffect(() => again.current?.focus({ preventScroll: true }), [])

  return (
    <CardSection className={styles.part}>
      <Callout tone="warning" role="alert" className={styles.wide}>
        <ErrorText error="TWO_FACTOR_ENROLMENT_EXPIRED" />
      </Callout>
      {refusal && (
        <Callout tone="danger" role="alert" className={styles.wide}>
          <ErrorText error={refusal} />
        </Callout>
      )}
      <div className={styles.actions}>
        <Button ref={again} tone="primary" size="lg" isPending={isPending} onClick={onRestart}>
          {t`Start again`}
        </Button>
        <Button tone="ghost" size="lg" onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </CardSection>
  )
}
