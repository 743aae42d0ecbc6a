import type { MessageDescriptor } from '@lingui/core'
import type { ErrorKey } from '@olympus/contract/errors'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Form } from '@olympus/ui/form/form'
import type { ReactNode } from 'react'

import type { FormView } from '../../../shared/form/use-form.ts'
import { FailureText } from '../../../shared/texts/failure-text.tsx'
import * as styles from '../../../shared/auth-page/auth-form.css.ts'
import { BackToLogin } from '../../../shared/auth-page/back-to-login.tsx'
import { FormTitle } from '../form-title.tsx'

interface MailLinkFormProps {
  /** The form that sends the token of the link. */
  readonly form: FormView<{ readonly token: string }, 'token'>
  readonly title: string
  /** Describes what the button does. */
  readonly line: string
  readonly action: string
  /** The error key for an unknown, used or expired link. */
  readonly badLinkKey: ErrorKey
  readonly badLinkMessage: MessageDescriptor
  /** What a player with an invalid link can do. */
  readonly badLinkHelp: ReactNode
}

/** Target of a mailed link. Only the button acts, because mail scanners open links. */
export function MailLinkForm({
  form,
  title,
  line,
  action,
  badLinkKey,
  badLinkMessage,
  badLinkHelp,
}: MailLinkFormProps): ReactNode {
  const { values, failure, field, formProps } = form
  const { isPending, onSubmit, onFocus } = formProps
  const isRefused = field('token').error !== undefined || failure?.key === badLinkKey
  const isLinkBad = values.token === '' || isRefused

  return (
    <>
      <div className={styles.head}>
        <FormTitle takesFocus={isRefused}>{title}</FormTitle>
        {!isLinkBad && <p className={styles.line}>{line}</p>}
      </div>
      {(failure ?? isLinkBad) && (
        <Callout tone="danger" role="alert">
          <FailureText failure={isLinkBad || !failure ? { message: badLinkMessage } : failure} />
        </Callout>
      )}
      <div className={styles.actions}>
        {isLinkBad ? (
          badLinkHelp
        ) : (
          <Form {...{ isPending, onSubmit, onFocus }}>
            <Button type="submit" tone="primary" size="lg" isBlock isPending={isPending}>
              {action}
            </Button>
          </Form>
        )}
        <BackToLogin />
      </div>
    </>
  )
}
