import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { LogInStep } from '@olympus/contract/auth'
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

import { useLocale } from '../../../locale/locale-context.ts'
import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/session-context.ts'
import { Link } from '../../../shared/navigation/link.tsx'
import { PageTitle } from '../../../shared/navigation/page-title.tsx'
import { usePasswordTexts } from '../../../shared/texts/password-texts.ts'
import { useForm, type FormFailure } from '../../../shared/form/use-form.ts'
import * as styles from '../auth-form.css.ts'
import type { LogInStepsProps } from './log-in-steps.tsx'
import { LoginRefusal } from './login-refusal.tsx'
import { rememberedEmail, rememberEmail } from '../remembered-email.ts'
import { useSessionNotice } from './use-session-notice.ts'

interface NextSteps {
  readonly LogInSteps: ComponentType<LogInStepsProps>
  readonly answer: LogInStep
}

const invalidTexts = { email: msg`Enter your email address`, password: msg`Enter your password` }

const canUsePasskeys = () => 'PublicKeyCredential' in globalThis

export function LoginPage(): ReactNode {
  const { t } = useLingui()
  const { start } = useSession()
  const { code } = useLocale()
  const notice = useSessionNotice()
  const passwordTexts = usePasswordTexts()
  const [isRemembered, setIsRemembered] = useState(() => rememberedEmail() !== '')
  const [usesPasskey, setUsesPasskey] = useState(false)
  /** Loaded after the server's answer, because the first screen does not need it. */
  const [next, setNext] = useState<NextSteps | null>(null)
  const [hasReturned, setHasReturned] = useState(false)

  const { values, set, field, failure, fail, isPending, sendBy, formProps } = useForm({
    initial: { email: rememberedEmail(), password: '' },
    load: () => import('./log-in.ts').then(({ logInIn }) => logInIn(code)),
    invalidTexts,
    fieldOfFailure: { UNKNOWN_CREDENTIALS: 'password' },
    async onDone(answer, { email }) {
      rememberEmail(isRemembered ? email.trim() : null)
      const { LogInSteps } = await import('./log-in-steps.tsx')
      setNext({ LogInSteps, answer })
    },
  })

  const logIn = () => {
    setUsesPasskey(false)
    formProps.onSubmit()
  }
  const logInWithPasskey = () => {
    if (isPending) return
    setUsesPasskey(true)
    sendBy(async () => (await import('./log-in-with-passkey.ts')).logInWithPasskeyIn(code))
  }
  const goBack = (reason: FormFailure | null) => {
    setNext(null)
    setHasReturned(true)
    set('password', '')
    if (reason) fail(reason)
  }
  const finish = async () => {
    await start()
    // With a user, the guard redirects. Otherwise the session has already ended, and this page shows why.
    setNext(null)
  }
  const steps = next && <next.LogInSteps answer={next.answer} onBack={goBack} onDone={finish} />
  if (next?.answer.step === 'two-factor') return steps

  return (
    <Form {...formProps} errorTitle={t`Check what you entered`} className={styles.form} onSubmit={logIn}>
      <PageTitle title={t`Log in`} />
      <div className={styles.head}>
        <h1 className={styles.title}>{t`Log in`}</h1>
        <p className={styles.line}>{t`Your characters, Olympus Coins and rankings in one place.`}</p>
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
          autoFocus={hasReturned}
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
        <Checkbox checked={isRemembered} onChange={({ target }) => setIsRemembered(target.checked)}>
          {t`Remember my email`}
        </Checkbox>
      </div>
      <div className={styles.actions}>
        <Button type="submit" tone="primary" size="lg" isBlock isPending={isPending && !usesPasskey}>
          {t`Log in`}
        </Button>
        {canUsePasskeys() && (
          <Button size="lg" isBlock isPending={isPending && usesPasskey} onClick={logInWithPasskey}>
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
      {steps}
    </Form>
  )
}
