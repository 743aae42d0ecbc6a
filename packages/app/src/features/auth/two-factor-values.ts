import { msg } from '@lingui/core/macro'

import type { Submission } from '../../shared/form/use-form.ts'

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
  isBackup: msg`Enter all six digits`,
}

/** The name of the visible field. */
export const codeFieldOf = ({ isBackup }: TwoFactorValues) => (isBackup ? 'backupCode' : 'code')

export const typedCode = (values: TwoFactorValues): string => values[codeFieldOf(values)]

/** Moves an error of the contract's `code` to the visible field. */
export function inCodeField<Data>(submission: Submission<Data>, values: TwoFactorValues): Submission<Data> {
  if (submission.kind !== 'invalid') return submission
  const fields = submission.fields.map((name) => (name === 'code' ? codeFieldOf(values) : name))
  return { ...submission, fields }
}
