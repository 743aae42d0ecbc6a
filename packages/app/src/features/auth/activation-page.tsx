import { msg } from '@lingui/core/macro'
import { useLingui as useMessages } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Callout } from '@olympus/ui/callout/callout'
import { Form } from '@olympus/ui/form/form'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { paths } from '../../paths.ts'
import { useSession } from '../../session/session-context.ts'
import { Link } from '../../shared/link.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { useForm } from '../../shared/use-form.ts'
import * as styles from './auth-form.css.ts'
import { ResendForm } from './resend-form.tsx'

interface Activated {
  readonly username: string
  readonly wasAlreadyActive: boolean
}

const linkError = msg`An error has occurred. Please check your activation link.`

/** The target of the mailed link. A button activates, because mail scanners open links. */
export function ActivationPage(): ReactNode {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [activated, setActivated] = useState<Activated | null>(null)

  return (
    <div className={styles.form}>
      <PageTitle title={t`Activate your account`} />
      {activated ? (
        <ActivatedAccount {...activated} />
      ) : (
        <ActivationForm key={token} token={token} onActivated={setActivated} />
      )}
    </div>
  )
}

interface ActivationFormProps {
  readonly token: string
  readonly onActivated: (activated: Activated) => void
}

function ActivationForm({ token, onActivated }: ActivationFormProps): ReactNode {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { failure, field, isPending, formProps } = useForm({
    initial: { token },
    load: () => import('./activate.ts').then(({ activate }) => activate),
    invalidTexts: { token: linkError },
    onDone: onActivated,
  })
  const isLinkBad =
    token === '' || field('token').error !== undefined || failure?.key === 'ACTIVATION_LINK_INVALID'

  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{t`Activate your account`}</h1>
        {!isLinkBad && (
          <p className={styles.line}>{t`One step is left: confirm that this email address is yours.`}</p>
        )}
      </div>
      {(failure ?? isLinkBad) && (
        <Callout tone="danger" role="alert">
          {_(isLinkBad || !failure ? linkError : failure.message)}
        </Callout>
      )}
      {isLinkBad ? (
        <ResendForm initialEmail="" />
      ) : (
        <Form isPending={isPending} onSubmit={formProps.onSubmit} onFocus={formProps.onFocus}>
          <Button type="submit" tone="primary" size="lg" isBlock isPending={isPending}>
            {t`Activate account`}
          </Button>
        </Form>
      )}
      <ButtonLink asChild tone="ghost" size="lg" isBlock>
        <Link to={paths.login}>{t`Back to login`}</Link>
      </ButtonLink>
    </>
  )
}

function ActivatedAccount({ username, wasAlreadyActive }: Activated): ReactNode {
  const { t } = useLingui()
  const { user } = useSession()

  return (
    <>
      <div className={styles.head} role="status">
        <h1 className={styles.title}>{wasAlreadyActive ? t`Already active` : t`Your account is active`}</h1>
        <p className={styles.line}>
          {wasAlreadyActive
            ? t`The account ${username} has been activated before. You can log in.`
            : t`Welcome, ${username}. You can log in now.`}
        </p>
      </div>
      {user ? (
        <ButtonLink asChild tone="primary" size="lg" isBlock>
          <Link to={paths.home}>{t`Go to dashboard`}</Link>
        </ButtonLink>
      ) : (
        <ButtonLink asChild tone="primary" size="lg" isBlock>
          <Link to={paths.login}>{t`Back to login`}</Link>
        </ButtonLink>
      )}
    </>
  )
}
