import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { useSession } from '../../../session/session-context.ts'

interface SessionNotice {
  readonly tone: 'info' | 'warning' | 'danger'
  readonly message: MessageDescriptor
  /** Of an unexpected error. */
  readonly requestId?: string | null
}

/** Explains why the previous session ended, unless the player logged out normally. */
export function useSessionNotice(): SessionNotice | null {
  const { ended } = useSession()
  if (!ended) return null
  const { cause, key, requestId = null } = ended
  if (key === 'UNAUTHORIZED_BANNED_ACCOUNT')
    return { tone: 'danger', message: msg`This account is banned. Contact support.` }
  if (cause === 'unauthorized') {
    const isBroken = key === 'SESSION_HANDLE_ERROR' || key === 'SESSION_REFRESH_ERROR'
    return {
      tone: 'info',
      message: isBroken
        ? msg`Your session cannot be continued. Log in again.`
        : msg`Your session has expired. Log in again.`,
    }
  }
  if (key === 'LOGOUT_ERROR')
    return {
      tone: 'warning',
      message: msg`The server could not end your session. You are logged out on this device.`,
      requestId,
    }
  return null
}
