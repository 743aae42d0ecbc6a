import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BanData } from '@olympus/contract/auth'
import { tagOf, type LocaleCode } from '@olympus/contract/locales'

import { createFormat } from '../../../locale/format.ts'

const isBanData = (data: unknown): data is BanData =>
  typeof data === 'object' && data !== null && 'until' in data && 'reason' in data

/** The text of a ban, with its end and reason if the server sent them. */
export function banMessage(data: unknown, locale: LocaleCode): MessageDescriptor {
  if (!isBanData(data)) return msg`This account is banned. Contact support.`
  const { until, reason } = data
  if (until === null)
    return reason
      ? msg`This account is permanently banned. Reason: ${reason}`
      : msg`This account is permanently banned.`
  const end = createFormat(tagOf(locale)).dateTime(until)
  return reason
    ? msg`This account is banned until ${end}. Reason: ${reason}`
    : msg`This account is banned until ${end}.`
}
