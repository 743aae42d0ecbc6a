import { msg } from '@lingui/core/macro'
import { useLingui as useMessages } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Checkbox } from '@olympus/ui/checkbox/checkbox'
import { Form } from '@olympus/ui/form/form'
import { Icon } from '@olympus/ui/icon/icon'
import { PasswordField } from '@olympus/ui/password-field/password-field'
import { PasswordStrength } from '@olympus/ui/password-field/password-strength'
import { TextField } from '@olympus/ui/text-field/text-field'
import { TextLink } from '@olympus/ui/text-link/text-link'
import { LockKeyhole, Mail, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { useLocale } from '../../../locale/locale-context.ts'
import { paths } from '../../../paths.ts'
import { Link } from '../../../shared/navigation/link.tsx'
import { PageTitle } from '../../../shared/navigation/page-title.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import * as styles from '../auth-form.css.ts'
import { passwordStrength } from '../../../shared/form/password-strength-rules.ts'
import { usePasswordTexts } from '../../../shared/texts/password-texts.ts'
import type { Registration } from './register.ts'
import { passwordLengthText, usePasswordWords } from '../../../shared/texts/use-password-words.ts'

const initial: Registration = { username: '', email: '', password: '', hasAgreed: false }

const invalidTexts = {
  username: msg`Use 3 to 20 letters, digits and underscores`,
  email: msg`Enter your email address`,
  password: passwordLengthText,
  hasAgreed: msg`Please accept the terms of service and the privacy policy`,
}

export function RegisterPage(): ReactNode {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { code } = useLocale()
  const navigate = useNavigate()
  const passwordTexts = usePasswordTexts()
  const passwordWordsOf = usePasswordWords()

  const { values, set, field, failure, isPending, formProps } = useForm({
    initial,
    load: () => import('./register.ts').then(({ registerIn }) => registerIn(code)),
    invalidTexts,
    fieldOfFailure: {
      INVALID_EMAIL_FORMAT: 'email',
      USERNAME_TAKEN: 'username',
      PASSWORD_TOO_COMMON: 'password',
      PASSWORD_CONTAINS_IDENTITY: 'password',
    },
    onDone: ({ email }) => navigate(paths.activationSent, { replace: true, state: { email } }),
  })

  const { level, word, hint } = passwordWordsOf(
    passwordStrength(values.password, [values.username, values.email]),
  )

  return (
    <Form {...formProps} errorTitle={t`Check what you entered`} className={styles.form}>
      <PageTitle title={t`Register`} />
      <div className={styles.head}>
        <h1 className={styles.title}>{t`Register`}</h1>
        <p className={styles.line}>{t`One account for the game, the shop and your characters.`}</p>
      </div>
      {failure && (
        <Callout tone="danger" role="alert">
          {_(failure.message)}
        </Callout>
      )}
      <div className={styles.fields}>
        <TextField
          {...field('username')}
          size="lg"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          label={t`Username`}
          hint={t`3 to 20 letters, digits and underscores`}
          icon={<Icon icon={UserRound} />}
          value={values.username}
          onChange={({ target }) => set('username', target.value)}
        />
        <TextField
          {...field('email')}
          size="lg"
          type="email"
          autoComplete="email"
          label={t`Email`}
          hint={t`We will send the activation link to this address`}
          icon={<Icon icon={Mail} />}
          value={values.email}
          onChange={({ target }) => set('email', target.value)}
        />
        <PasswordField
          {...passwordTexts}
          {...field('password')}
          size="lg"
          autoComplete="new-password"
          label={t`Password`}
          hint={hint}
          below={<PasswordStrength label={t`Password strength`} level={level} word={word} />}
          icon={<Icon icon={LockKeyhole} />}
          value={values.password}
          onChange={({ target }) => set('password', target.value)}
        />
        <Checkbox
          {...field('hasAgreed')}
          checked={values.hasAgreed}
          onChange={({ target }) => set('hasAgreed', target.checked)}
        >
          <Trans>
            I accept the{' '}
            <TextLink asChild>
              <Link to={paths.terms} target="_blank">
                terms of service
              </Link>
            </TextLink>{' '}
            and the{' '}
            <TextLink asChild>
              <Link to={paths.privacy} target="_blank">
                privacy policy
              </Link>
            </TextLink>
          </Trans>
        </Checkbox>
      </div>
      <Button type="submit" tone="primary" size="lg" isBlock isPending={isPending}>
        {t`Register`}
      </Button>
      <p className={styles.line}>
        {t`Already registered?`}{' '}
        <TextLink asChild>
          <Link to={paths.login}>{t`Log in`}</Link>
        </TextLink>
      </p>
    </Form>
  )
}
