import { msg } from '@lingui/core/macro'

/** Form values of the second factor. Switching between the two fields keeps both codes. */
export interface TwoFactorValues {
  /** Six digits from the authenticator app. */
  readonly code: string
  readonly backupCode: string
  readonly isBackup: boolean
}

export const noTwoFactor: TwoFactorValues = { code: '', backupCode: '', isBackup: false }

export const twoFactorTexts = {
  code: msg`Enter all six digits`,
  backupCode: msg`Enter one of your backup codes`,
}

/** The name of the visible field. */
export const codeFieldOf = ({ isBackup }: TwoFactorValues): 'code' | 'backupCode' =>
  isBackup ? 'backupCode' : 'code'

export const typedCode = (values: TwoFactorValues): string => values[codeFieldOf(values)]
