import { useLingui } from '@lingui/react/macro'

import { useSession } from '../../../session/session-context.ts'

interface SessionNotice {
  readonly tone: 'info' | 'warning' | 'danger'
  readonly text: string
  readonly isBan?: true
}

/** Explains why the previous session ended, unless the player logged out normally. */
export function useSessionNotice(): SessionNotice | null {
  const { t } = useLingui()
  const { ended } = useSession()
  if (ended?.key === 'UNAUTHORIZED_BANNED_ACCOUNT')
    return { tone: 'danger', text: t`This account is banned. Contact support.`, isBan: true }
  if (ended?.cause === 'unauthorized')
    return { tone: 'info', text: t`Your session has expired. Log in again.` }
  if (ended?.key === 'LOGOUT_ERROR')
    return {
      tone: 'warning',
      text: t`The server could not end your session. You are logged out on this device.`,
    }
  return null
}
