import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Checkbox } from '@olympus/ui/checkbox/checkbox'
import { Form } from '@olympus/ui/form/form'
import { Icon } from '@olympus/ui/icon/icon'
import { PasswordField } from '@olympus/ui/password-field/password-field'
import { TextField } from '@olympus/ui/text-field/text-field'
import { TextLink } from '@olympus/ui/text-link/text-link'
import { LockKeyhole, Mail } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'

import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/session-context.ts'
import { Link } from '../../../shared/navigation/link.tsx'
import { PageTitle } from '../../../shared/navigation/page-title.tsx'
import { usePasswordTexts } from '../../../shared/texts/password-texts.ts'
import { useBrowserValue } from '../../../shared/use-browser-value.ts'
import * as styles from '../../../shared/auth-page/auth-form.css.ts'
import { LoginRefusal } from './login-refusal.tsx'
import { useLogIn } from './use-log-in.ts'

const SessionNotice = lazy(() =>
  import('./session-notice.tsx').then((module) => ({ default: module.SessionNotice })),
)

type LogIn = ReturnType<typeof useLogIn>

const canUsePasskeys = () => 'PublicKeyCredential' in globalThis

export function LoginPage(): ReactNode {
  const { t } = useLingui()
  const login = useLogIn()
  const { form, phase } = login
  const { ended } = useSession()
  const hasPasskeys = useBrowserValue(canUsePasskeys, true)

  const steps = phase.name === 'next-steps' && (
    <phase.LogInSteps answer={phase.answer} onBack={login.returnToCredentials} onDone={login.enterPortal} />
  )
  if (phase.name === 'next-steps' && phase.answer.step === 'two-factor') return steps

  return (
    <Form
      {...form.formProps}
      errorTitle={t`Check what you entered`}
      className={styles.form}
      onSubmit={login.logIn}
    >
      <PageTitle title={t`Log in`} />
      <div className={styles.head}>
        <h1 className={styles.title}>{t`Log in`}</h1>
        <p className={styles.line}>{t`Your characters, Olympus Coins and rankings in one place.`}</p>
      </div>
      {ended && !form.failure && (
        <Suspense>
          <SessionNotice ended={ended} />
        </Suspense>
      )}
      {form.failure && <LoginRefusal failure={form.failure} email={form.values.email} />}
      <CredentialFields login={login} />
      <div className={styles.actions}>
        <Button
          type="submit"
          tone="primary"
          size="lg"
          isBlock
          isPending={form.isPending && !login.usesPasskey}
        >
          {t`Log in`}
        </Button>
        {hasPasskeys && (
          <Button
            size="lg"
            isBlock
            isPending={form.isPending && login.usesPasskey}
            onClick={login.logInWithPasskey}
          >
            {t`Log in with a passkey`}
          </Button>
        )}
      </div>
      <p className={styles.line}>
        {t`No account yet?`}{' '}
        <TextLink asChild>
          <Link to={paths.register}>{t`Register`}</Link>
        </TextLink>
      </p>
      <p className={styles.line}>
        {t`Cannot log in?`}{' '}
        <TextLink asChild>
          <Link to={paths.contact}>{t`Contact support`}</Link>
        </TextLink>
      </p>
      {steps}
    </Form>
  )
}

function CredentialFields({ login }: { login: LogIn }): ReactNode {
  const { t } = useLingui()
  const passwordTexts = usePasswordTexts()
  const { values, set, field } = login.form

  return (
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
        autoFocus={login.hasReturned}
        autoComplete="current-password"
        label={t`Password`}
        labelEnd={
          <TextLink asChild>
            <Link to={paths.resetPassword} state={{ email: values.email }}>{t`Forgot your password?`}</Link>
          </TextLink>
        }
        icon={<Icon icon={LockKeyhole} />}
        value={values.password}
        onChange={({ target }) => set('password', target.value)}
      />
      <Checkbox
        checked={login.isEmailRemembered}
        onChange={({ target }) => login.setIsEmailRemembered(target.checked)}
      >
        {t`Remember my email`}
      </Checkbox>
    </div>
  )
}
