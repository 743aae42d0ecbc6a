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
import type { ReactNode } from 'react'

import { useForm } from '../../../shared/form/use-form.ts'
import { useStepUp } from '../../../shared/step-up/use-step-up.tsx'
import { FailureText } from '../../../shared/texts/failure-text.tsx'
import { errorMessages } from '../../../shared/texts/error-messages.ts'
import * as styles from '../security-page.css.ts'

const invalidTexts = { code: errorMessages['2FA_CODE_INVALID'] }

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
  const revalidate = useRevalidate()
  const { submitSteppedUp, stepUpDialog } = useStepUp()
  const { values, set, field, failure, clearFailure, isPending, formProps } = useForm(enableTwoFactor, {
    initial: { code: '' },
    input: (body) => ({ body }),
    invalidTexts,
    fieldOfFailure: { '2FA_CODE_INVALID': 'code' },
    codeField: 'code',
    around: submitSteppedUp,
    onRefused({ key }) {
      if (key === 'TWO_FACTOR_ENROLMENT_EXPIRED') on.onExpired()
      if (key === 'TWO_FACTOR_ALREADY_ENABLED') on.onAlreadyOn()
    },
    onDone({ backupCodes }) {
      on.onEnabled(backupCodes)
      void revalidate(getSecurity, getUser, listSessions, listSecurityEvents)
    },
  })
  const isIncomplete = values.code.length < limits.twoFactorCodeLength

  return (
    <>
      <Form {...formProps} onSubmit={() => !isIncomplete && formProps.onSubmit()} className={styles.form}>
        {failure && (
          <Callout tone="danger" role="alert">
            <FailureText failure={failure} />
          </Callout>
        )}
        <OneTimeCode
          {...field('code')}
          label={t`Code from your authenticator app`}
          isLabelHidden
          hint={t`Your backup codes appear once, after this step. Each code works only once.`}
          value={values.code}
          readOnly={isPending}
          onValueChange={(code) => {
            set('code', code)
            clearFailure()
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
            isPending={isPending}
            aria-disabled={isIncomplete || undefined}
          >
            {t`Enable`}
          </Button>
          <Button
            tone="ghost"
            size="lg"
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && on.onCancel()}
          >
            {t`Cancel`}
          </Button>
        </div>
      </Form>
      {stepUpDialog}
    </>
  )
}
