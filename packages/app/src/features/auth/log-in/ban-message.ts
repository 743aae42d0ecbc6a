import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BanData } from '@olympus/contract/auth'
import { tagOf, type LocaleCode } from '@olympus/contract/locales'

import { createFormat } from '../../../locale/format.ts'
import type { Submission } from '../../../shared/form/use-form.ts'

const isBanData = (data: unknown): data is BanData =>
  typeof data === 'object' && data !== null && 'until' in data && 'reason' in data

function banMessage({ until, reason }: BanData, locale: LocaleCode): MessageDescriptor {
  if (until === null)
    return reason
      ? msg`This account is permanently banned. Reason: ${reason}`
      : msg`This account is permanently banned.`
  const end = createFormat(tagOf(locale)).dateTime(until)
  return reason
    ? msg`This account is banned until ${end}. Reason: ${reason}`
    : msg`This account is banned until ${end}.`
}

/** Adds the end and reason of a ban to its message, if the server sent them. */
export function withBanTold<Data>(submission: Submission<Data>, locale: LocaleCode): Submission<Data> {
  if (submission.kind !== 'refused') return submission
  const { failure } = submission
  return failure.key === 'UNAUTHORIZED_BANNED_ACCOUNT' && isBanData(failure.data)
    ? { ...submission, failure: { ...failure, message: banMessage(failure.data, locale) } }
    : submission
}
