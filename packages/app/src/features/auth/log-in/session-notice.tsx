import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SignedOut } from '@olympus/api-client/session-options'
import type { LocaleCode } from '@olympus/contract/locales'
import { Callout, type CalloutProps } from '@olympus/ui/callout/callout'
import type { ReactNode } from 'react'

import { useLocale } from '../../../locale/locale-context.ts'
import { MistakeHelp } from '../mistake-help.tsx'
import { FailureText } from '../../../shared/texts/failure-text.tsx'
import { banMessage } from './ban-message.ts'

interface Notice {
  readonly tone: CalloutProps['tone']
  readonly message: MessageDescriptor
  readonly isBan?: true
}

function noticeOf({ cause, key, data }: SignedOut, locale: LocaleCode): Notice | null {
  if (key === 'UNAUTHORIZED_BANNED_ACCOUNT')
    return { tone: 'danger', message: banMessage(data, locale), isBan: true }
  if (cause === 'unauthorized') {
    const isBroken = key === 'SESSION_HANDLE_ERROR' || key === 'SESSION_REFRESH_ERROR'
    return {
      tone: 'info',
      message: isBroken
        ? msg`Your session cannot be continued. Log in again.`
        : msg`Your session has expired. Log in again.`,
    }
  }
  if (key !== 'LOGOUT_ERROR') return null
  return {
    tone: 'warning',
    message: msg`The server could not end your session. You are logged out on this device.`,
  }
}

/** Explains why the previous session ended, unless the player logged out normally. Loaded only then. */
export function SessionNotice({ ended }: { ended: SignedOut }): ReactNode {
  const { code } = useLocale()
  const notice = noticeOf(ended, code)
  return (
    notice && (
      <Callout tone={notice.tone}>
        <FailureText failure={{ message: notice.message, requestId: ended.requestId ?? null }} />
        {notice.isBan && <MistakeHelp topic="banned" email={null} />}
      </Callout>
    )
  )
}
