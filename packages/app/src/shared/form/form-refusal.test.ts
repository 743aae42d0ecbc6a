import { expect, it } from 'vitest'

import { formRefusal } from './form-refusal.ts'
import type { FormFailure } from './submission.ts'

const text = (id: string) => ({ id })

const values = { password: 'short', code: '', backupCode: '', isBackup: true }
type Values = typeof values

const codeField = ({ isBackup }: Values) => (isBackup ? 'backupCode' : 'code')

const options = {
  invalidTexts: {
    password: text('length'),
    code: text('six digits'),
    backupCode: ({ backupCode }: Values) => text(backupCode === '' ? 'missing' : 'wrong'),
  },
  fieldOfInput: { code: codeField },
  fieldOfFailure: { PASSWORD_TOO_COMMON: 'password', '2FA_CODE_INVALID': codeField },
  lostText: text('lost'),
  failureTexts: {
    RESET_LINK_INVALID: text('used'),
    UNAUTHORIZED_BANNED_ACCOUNT: async (data: unknown) => text(`banned: ${String(data)}`),
  },
} as const

const failure = (key: FormFailure['key'], data?: unknown): FormFailure => ({
  key,
  message: text('general'),
  data,
})
const refused = async (key: FormFailure['key'], data?: unknown) =>
  formRefusal({ kind: 'refused', failure: failure(key, data) }, values, options)

it('lists invalid fields in page order, under the names of the form', async () => {
  const { fields, failure: whole } = await formRefusal(
    { kind: 'invalid', fields: ['code', 'password'], failure: failure('BAD_REQUEST') },
    values,
    options,
  )
  expect([...fields]).toEqual([
    ['password', text('length')],
    ['backupCode', text('missing')],
  ])
  expect(whole).toBeNull()
})

it('blames the whole form if no field can be corrected', async () => {
  const submission = { kind: 'invalid', fields: ['locale'], failure: failure('BAD_REQUEST') } as const
  const { fields, failure: whole } = await formRefusal(submission, values, options)
  expect(fields.size).toBe(0)
  expect(whole?.key).toBe('BAD_REQUEST')
})

it('shows a refusal at the field that it belongs to', async () => {
  expect([...(await refused('PASSWORD_TOO_COMMON')).fields]).toEqual([['password', text('general')]])
  expect([...(await refused('2FA_CODE_INVALID')).fields]).toEqual([['backupCode', text('general')]])
})

it('uses the texts of the form for its refusals', async () => {
  expect((await refused('RESET_LINK_INVALID')).failure?.message).toEqual(text('used'))
  expect((await refused('UNAUTHORIZED_BANNED_ACCOUNT', 'for ever')).failure?.message).toEqual(
    text('banned: for ever'),
  )
  expect((await refused('TOO_MANY_REQUESTS')).failure?.message).toEqual(text('general'))
})

it('says what is lost instead of any other text', async () => {
  const lost = { ...failure('RESET_LINK_INVALID'), isLost: true }
  const { failure: shown } = await formRefusal({ kind: 'refused', failure: lost }, values, options)
  expect(shown?.message).toEqual(text('lost'))
})

it('shows nothing after the player has canceled', async () => {
  expect(await formRefusal({ kind: 'cancelled' }, values, options)).toEqual({
    fields: new Map(),
    failure: null,
  })
})
