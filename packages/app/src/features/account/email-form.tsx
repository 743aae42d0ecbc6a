import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useUpdateData } from '@olympus/api-client/cache'
import { changeEmail, getUser } from '@olympus/contract/account'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Form } from '@olympus/ui/form/form'
import { TextField } from '@olympus/ui/text-field/text-field'
import type { ReactNode } from 'react'

import { useStepUp } from '../../shared/step-up/use-step-up.tsx'
import { useForm } from '../../shared/form/use-form.ts'
import { FailureText } from '../../shared/texts/failure-text.tsx'
import * as styles from './settings-page.css.ts'

const initial = { currentEmail: '', newEmail: '', repeated: '' }

const invalidTexts = {
  currentEmail: msg`Enter your current email address`,
  newEmail: msg`Enter the new email address`,
  repeated: msg`This is not the same address. Check both.`,
}

/** Requests an email change. The new address becomes valid once the player opens the mailed link. */
export function EmailForm({ onAsked }: { onAsked: () => void }): ReactNode {
  const { t } = useLingui()
  const update = useUpdateData()
  const { submitSteppedUp, stepUpDialog } = useStepUp()
  const { values, set, field, failure, isPending, formProps } = useForm(changeEmail, {
    initial,
    input: ({ repeated, ...body }) => ({ body }),
    invalidTexts,
    check: ({ newEmail, repeated }) => (repeated === newEmail ? [] : ['repeated']),
    fieldOfFailure: {
      WRONG_EMAIL: 'currentEmail',
      EMAIL_UNCHANGED: 'newEmail',
      INVALID_EMAIL_FORMAT: 'newEmail',
    },
    around: submitSteppedUp,
    async onDone({ pendingEmail }) {
      await update(getUser, (user) => ({ ...user, pendingEmail }))
      onAsked()
    },
  })

  return (
    <>
      <Form {...formProps} errorTitle={t`Check what you entered`} className={styles.form}>
        {failure && (
          <Callout tone="danger" role="alert">
            <FailureText failure={failure} />
          </Callout>
        )}
        <TextField
          {...field('currentEmail')}
          type="email"
          autoComplete="off"
          label={t`Current email`}
          value={values.currentEmail}
          onChange={({ target }) => set('currentEmail', target.value)}
        />
        <TextField
          {...field('newEmail')}
          type="email"
          autoComplete="email"
          label={t`New email`}
          hint={t`We will send a link to this address. Your email changes when you open it.`}
          value={values.newEmail}
          onChange={({ target }) => set('newEmail', target.value)}
        />
        <TextField
          {...field('repeated')}
          type="email"
          autoComplete="email"
          label={t`Confirm new email`}
          value={values.repeated}
          onChange={({ target }) => set('repeated', target.value)}
        />
        <Button type="submit" className={styles.submit} isPending={isPending}>
          {t`Change email`}
        </Button>
      </Form>
      {stepUpDialog}
    </>
  )
}
