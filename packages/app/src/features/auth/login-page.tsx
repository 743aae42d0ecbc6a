import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Checkbox } from '@olympus/ui/checkbox/checkbox'
import { Form } from '@olympus/ui/form/form'
import { Icon } from '@olympus/ui/icon/icon'
import { PasswordField } from '@olympus/ui/password-field/password-field'
import { TextField } from '@olympus/ui/text-field/text-field'
import { TextLink } from '@olympus/ui/text-link/text-link'
import { LockKeyhole, Mail } from 'lucide-react'
import { useState, type ComponentType, type ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { useSession } from '../../session/session-context.ts'
import { Link } from '../../shared/link.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { useForm } from '../../shared/use-form.ts'
import * as styles from './auth-form.css.ts'
import { LoginRefusal } from './login-refusal.tsx'
import { usePasswordTexts } from '../../shared/password-texts.ts'
import { rememberedEmail, rememberEmail } from './remembered-email.ts'
import type { StayLoggedInDialogProps } from './stay-logged-in-dialog.tsx'
import { useSessionNotice } from './use-session-notice.ts'

const invalidTexts = { email: msg`Enter your email address`, password: msg`Enter your password` }

export function LoginPage(): ReactNode {
  const { t } = useLingui()
  const { start } = useSession()
  const notice = useSessionNotice()
  const passwordTexts = usePasswordTexts()
  const [isRemembered, setIsRemembered] = useState(() => rememberedEmail() !== '')
  const [StayLoggedIn, setStayLoggedIn] = useState<ComponentType<StayLoggedInDialogProps> | null>(null)

  const { values, set, field, failure, isPending, formProps } = useForm({
    initial: { email: rememberedEmail(), password: '' },
    load: () => import('./log-in.ts').then(({ logIn }) => logIn),
    invalidTexts,
    fieldOfFailure: { UNKNOWN_CREDENTIALS: 'password' },
    async onDone(_tokens, { email }) {
      rememberEmail(isRemembered ? email.trim() : null)
      const { StayLoggedInDialog } = await import('./stay-logged-in-dialog.tsx')
      setStayLoggedIn(() => StayLoggedInDialog)
    },
  })

  const goOn = async () => {
    await start()
    // With a user, the guard goes on; without one the session has ended again, and this page says why.
    setStayLoggedIn(null)
  }

  return (
    <Form {...formProps} errorTitle={t`Check what you entered`} className={styles.form}>
      <PageTitle title={t`Log in`} />
      <div className={styles.head}>
        <h1 className={styles.title}>{t`Log in`}</h1>
        <p className={styles.line}>{t`Your characters, Olympus Coins and standings in one place.`}</p>
      </div>
      {notice && !failure && <Callout tone={notice.tone}>{notice.text}</Callout>}
      {failure && <LoginRefusal failure={failure} email={values.email} />}
      <div className={styles.fields}>
        <TextField
          {...field('email')}
          size="lg"
          type="email"
          autoComplete="username"
          label={t`Email`}
          icon={<Icon icon={Mail} />}
          value={values.email}
          onChange={({ target }) => set('email', target.value)}
        />
        <PasswordField
          {...passwordTexts}
          {...field('password')}
          size="lg"
          autoComplete="current-password"
          label={t`Password`}
          icon={<Icon icon={LockKeyhole} />}
          value={values.password}
          onChange={({ target }) => set('password', target.value)}
        />
        <Checkbox checked={isRemembered} onChange={({ target }) => setIsRemembered(target.checked)}>
          {t`Remember my email`}
        </Checkbox>
      </div>
      <Button type="submit" tone="primary" size="lg" isBlock isPending={isPending}>
        {t`Log in`}
      </Button>
      <p className={styles.line}>
        {t`No account yet?`}{' '}
        <TextLink asChild>
          <Link to={paths.register}>{t`Register`}</Link>
        </TextLink>
      </p>
      {StayLoggedIn && <StayLoggedIn onDecided={goOn} />}
    </Form>
  )
}
