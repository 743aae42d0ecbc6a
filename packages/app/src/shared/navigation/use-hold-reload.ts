import { useEffect } from 'react'

import { useSession } from '../../session/session-context.ts'

/** Keeps the page from reloading for a new build while `isHeld`. Dialogs and typed text need no hold. */
export function useHoldReload(isHeld: boolean, reason: string): void {
  const { holdReload } = useSession()
  useEffect(() => (isHeld ? holdReload(reason) : undefined), [isHeld, holdReload, reason])
}
