import { isEmpty } from '@olympus/api-client/token-store'
import { tokenCookies } from '@olympus/api-client/token-cookies'
import { useEffect, useEffectEvent } from 'react'

/** Calls `onLogIn` when the player opens or returns to this page after logging in from another tab. */
export function useOtherLogIn(onLogIn: () => void): void {
  const check = useEffectEvent(() => {
    if (!document.hidden && !isEmpty(tokenCookies().read())) onLogIn()
  })

  useEffect(() => {
    const onReturn = () => check()
    onReturn()
    addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [])
}
