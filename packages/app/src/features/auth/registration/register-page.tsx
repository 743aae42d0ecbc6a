import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Checkbox } from '@olympus/ui/checkbox/checkbox'
import { Form } from '@olympus/ui/form/form'
import { Icon } from '@olympus/ui/icon/icon'
import { TextField } from '@olympus/ui/text-field/text-field'
import { TextLink } from '@olympus/ui/text-link/text-link'
import { LockKeyhole, Mail, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'

import { paths } from '../../../paths.ts'
import { BrowserCheckStatus } from '../../../shared/browser-check/browser-check-status.tsx'
import { NewPasswordField } from '../../../shared/form/new-password-field.tsx'
import { Link } from '../../../shared/navigation/link.tsx'
import { PageTitle } from '../../../shared/navigation/page-title.tsx'
import { FailureText } from '../../../shared/texts/failure-text.tsx'
import * as styles from '../../../shared/auth-page/auth-form.css.ts'
import { useRegister } from './use-register.ts'

export function RegisterPage(): ReactNode {
  const { t } = useLingui()
  const form = useRegister()

  return (
    <Form {...form.formProps} errorTitle={t`Check what you entered`} className={styles.form}>
      <PageTitle title={t`Register`} />
      <div className={styles.head}>
        <h1 className={styles.title}>{t`Register`}</h1>
        <p className={styles.line}>{t`One account for the game, the shop and your characters.`}</p>
      </div>
      {form.failure && (
        <Callout tone="danger" role="alert">
          <FailureText failure={form.failure} />
        </Callout>
      )}
      <RegisterFields form={form} />
      {form.isChecking && <BrowserCheckStatus />}
      <Button type="submit" tone="primary" size="lg" isBlock isPending={form.isPending}>
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

function RegisterFields({ form }: { form: ReturnType<typeof useRegister> }): ReactNode {
  const { t } = useLingui()
  const { values, set, field } = form

  return (
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
      <NewPasswordField
        {...field('password')}
        size="lg"
        label={t`Password`}
        icon={<Icon icon={LockKeyhole} />}
        identities={[values.username, values.email]}
        value={values.password}
        onValueChange={(password) => set('password', password)}
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
  )
}
