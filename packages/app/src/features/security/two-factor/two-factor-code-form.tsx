import { Plural, useLingui } from '@lingui/react/macro'
import { useRevalidate } from '@olympus/api-client/cache'
import { getUser } from '@olympus/contract/account'
import { limits } from '@olympus/contract/limits'
import { enableTwoFactor, getSecurity } from '@olympus/contract/two-factor'
import { listSecurityEvents } from '@olympus/contract/security-events'
import { listSessions } from '@olympus/contract/sessions'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Form } from '@olympus/ui/form/form'
import { OneTimeCode } from '@olympus/ui/one-time-code/one-time-code'
import { useState, type ReactNode } from 'react'

import { useErrorMessage } from '../../../shared/texts/use-error-message.ts'
import { useSteppedUpAction } from '../../../shared/step-up/use-stepped-up-action.ts'
import * as styles from '../security-page.css.ts'

interface TwoFactorCodeFormProps {
  readonly minutesLeft: number
  readonly onEnabled: (backupCodes: readonly string[]) => void
  readonly onExpired: () => void
  /** It was already turned on elsewhere. */
  readonly onAlreadyOn: () => void
  readonly onCancel: () => void
}

/** Asks for the first code, which proves that the app has the key. */
export function TwoFactorCodeForm({ minutesLeft, ...on }: TwoFactorCodeFormProps): ReactNode {
  const { t } = useLingui()
  const messageOf = useErrorMessage()
  const revalidate = useRevalidate()
  const enable = useSteppedUpAction(enableTwoFactor)
  const [code, setCode] = useState('')
  const isIncomplete = code.length < limits.twoFactorCodeLength
  const isWrong = enable.error?.key === '2FA_CODE_INVALID'

  async function send(): Promise<void> {
    if (isIncomplete) return
    const result = await enable.call({ body: { code } })
    if (result?.data) on.onEnabled(result.data.backupCodes)
    const key = result?.error?.key
    if (key === 'TWO_FACTOR_ENROLMENT_EXPIRED') return on.onExpired()
    if (key === 'TWO_FACTOR_ALREADY_ENABLED') on.onAlreadyOn()
    if (result?.data) await revalidate(getSecurity, getUser, listSessions, listSecurityEvents)
  }

  return (
    <>
      <Form isPending={enable.isPending} onSubmit={() => void send()} className={styles.form}>
        {enable.error && !isWrong && (
          <Callout tone="danger" role="alert">
            {messageOf(enable.error.key)}
          </Callout>
        )}
        <OneTimeCode
          label={t`Code from your authenticator app`}
          isLabelHidden
          hint={t`Your backup codes appear once, after this step. Each code works only once.`}
          error={isWrong && messageOf('2FA_CODE_INVALID')}
          value={code}
          readOnly={enable.isPending}
          onValueChange={(next) => {
            setCode(next)
            // A refusal clears the field, which is not a new attempt.
            if (next !== '') enable.reset()
          }}
        />
        <p className={styles.timeLeft}>
          <Plural
            value={minutesLeft}
            one="You have # more minute to enter the first code."
            other="You have # more minutes to enter the first code."
          />
        </p>
        <div className={styles.actions}>
          <Button
            type="submit"
            tone="primary"
            size="lg"
            isPending={enable.isPending}
            aria-disabled={isIncomplete || undefined}
          >
            {t`Enable`}
          </Button>
          <Button
            tone="ghost"
            size="lg"
            aria-disabled={enable.isPending || undefined}
            onClick={() => !enable.isPending && on.onCancel()}
          >
            {t`Cancel`}
          </Button>
        </div>
      </Form>
      {enable.stepUpDialog}
    </>
  )
}
