import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Form } from '@olympus/ui/form/form'
import { Icon } from '@olympus/ui/icon/icon'
import { TextField } from '@olympus/ui/text-field/text-field'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'

import { FailureText } from '../../../shared/texts/failure-text.tsx'
import { BrowserCheckStatus } from '../../../shared/browser-check/browser-check-status.tsx'
import * as styles from '../../../shared/auth-page/auth-form.css.ts'
import { useResend } from './use-resend.ts'

/** Sends the activation link again. The player can correct the address first. */
export function ResendForm({ initialEmail }: { initialEmail: string }): ReactNode {
  const { t } = useLingui()
  const { values, setEmail, field, failure, isChecking, isPending, formProps, sentTo } =
    useResend(initialEmail)

  return (
    <Form {...formProps} className={styles.fields}>
      {failure && (
        <Callout tone="danger" role="alert">
          <FailureText failure={failure} />
        </Callout>
      )}
      {sentTo !== null && (
        <Callout tone="success" role="status">
          {t`We sent a new link to ${sentTo}.`}
        </Callout>
      )}
      <TextField
        {...field('email')}
        size="lg"
        type="email"
        autoComplete="email"
        label={t`Email`}
        icon={<Icon icon={Mail} />}
        value={values.email}
        onChange={({ target }) => setEmail(target.value)}
      />
      {isChecking && <BrowserCheckStatus />}
      <Button type="submit" size="lg" isBlock isPending={isPending}>
        {t`Send the link again`}
      </Button>
    </Form>
  )
}
