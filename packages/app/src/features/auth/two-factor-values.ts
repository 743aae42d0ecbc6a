import { msg } from '@lingui/core/macro'

import type { Submission } from '../../shared/form/use-form.ts'

/** A second factor as it is typed. Both codes stay where one looks for the other. */
export interface TwoFactorValues {
  /** Six digits of the authenticator app. */
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

/** The field that is in use. */
export const codeFieldOf = ({ isBackup }: TwoFactorValues) => (isBackup ? 'backupCode' : 'code')

export const typedCode = (values: TwoFactorValues): string => values[codeFieldOf(values)]

/** What the contract says of `code` belongs to the field that was filled in. */
export function inCodeField<Data>(submission: Submission<Data>, values: TwoFactorValues): Submission<Data> {
  if (submission.kind !== 'invalid') return submission
  const fields = submission.fields.map((name) => (name === 'code' ? codeFieldOf(values) : name))
  return { ...submission, fields }
}
