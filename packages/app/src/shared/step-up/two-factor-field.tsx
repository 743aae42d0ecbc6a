import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { OneTimeCode } from '@olympus/ui/one-time-code/one-time-code'
import { TextField } from '@olympus/ui/text-field/text-field'
import { useState, type ReactNode } from 'react'

import * as styles from './step-up-dialog.css.ts'

interface TwoFactorFieldProps {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
  readonly value: string
  readonly onValueChange: (code: string) => void
}

/** The second factor: a code from the app, or a backup code for players who lost it. */
export function TwoFactorField({ value, onValueChange, ...field }: TwoFactorFieldProps): ReactNode {
  const { t } = useLingui()
  const [isBackup, setIsBackup] = useState(false)

  const other = (
    <Button
      tone="ghost"
      size="sm"
      className={styles.otherField}
      onClick={() => {
        setIsBackup(!isBackup)
        onValueChange('')
      }}
    >
      {isBackup ? t`Use your authenticator app` : t`Use a backup code`}
    </Button>
  )

  return (
    <div className={styles.secondFactor}>
      {isBackup ? (
        <TextField
          {...field}
          label={t`Backup code`}
          hint={t`One of the codes you saved when you turned on two-factor authentication. Each code works only once.`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          translate="no"
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
        />
      ) : (
        <OneTimeCode
          {...field}
          label={t`Code from your authenticator app`}
          value={value}
          onValueChange={onValueChange}
        />
      )}
      {other}
    </div>
  )
}
