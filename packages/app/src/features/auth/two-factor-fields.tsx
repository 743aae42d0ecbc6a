import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Icon } from '@olympus/ui/icon/icon'
import { OneTimeCode } from '@olympus/ui/one-time-code/one-time-code'
import { TextField } from '@olympus/ui/text-field/text-field'
import { KeyRound } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { ContactLink } from '../../shared/navigation/contact-link.tsx'
import type { FormView } from '../../shared/form/use-form.ts'
import * as styles from '../../shared/auth-page/auth-form.css.ts'
import { codeFieldOf, type TwoFactorValues } from './two-factor-values.ts'

type Code = 'code' | 'backupCode'

interface TwoFactorFieldsProps {
  readonly form: Pick<
    FormView<TwoFactorValues, Code>,
    'clearFailure' | 'clearField' | 'field' | 'set' | 'values'
  >
  /** True if the form has no other fields: the code is focused, and its sixth digit submits the form. */
  readonly isAlone?: boolean
}

/** Asks for a code from the authenticator app, or for a backup code instead. */
export function TwoFactorFields({ form, isAlone = false }: TwoFactorFieldsProps): ReactNode {
  const { t } = useLingui()
  const [hasSwitched, setHasSwitched] = useState(false)
  const { set, field } = form
  const { code, backupCode, isBackup } = form.values

  const switchField = () => {
    set('isBackup', !isBackup)
    form.clearFailure()
    form.clearField(codeFieldOf(form.values))
    setHasSwitched(true)
  }

  return (
    <div className={styles.fieldWithSwitch}>
      {isBackup ? (
        <TextField
          {...field('backupCode')}
          size="lg"
          autoFocus={hasSwitched}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          translate="no"
          label={t`Backup code`}
          hint={t`One of the codes you saved when you turned on two-factor authentication. Each code works only once.`}
          icon={<Icon icon={KeyRound} />}
          value={backupCode}
          onChange={({ target }) => set('backupCode', target.value)}
        />
      ) : (
        <OneTimeCode
          {...field('code')}
          autoFocus={isAlone || hasSwitched}
          submitsWhenComplete={isAlone}
          label={t`6-digit code`}
          hint={t`From your authenticator app.`}
          value={code}
          onValueChange={(next) => set('code', next)}
        />
      )}
      <Button tone="ghost" size="sm" className={styles.fieldSwitch} onClick={switchField}>
        {isBackup ? t`Use your authenticator app` : t`Use a backup code`}
      </Button>
      <p className={styles.line}>
        <Trans>
          Lost your app and your backup codes?{' '}
          <ContactLink topic="second-factor-lost">Contact support</ContactLink>
        </Trans>
      </p>
    </div>
  )
}
