import { useEffect, useState } from 'react'

import { useHoldReload } from './use-hold-reload.ts'

interface Leaving {
  readonly isLeaving: boolean
  readonly leaveFor: (url: string) => void
}

/**
 * Leaves the portal for an external page. `isAsking`: its URL is being requested. From then on, no new build
 * reloads this page, because that would interrupt the navigation.
 */
export function useLeaving(isAsking: boolean, reason: string): Leaving {
  const [isLeaving, setIsLeaving] = useState(false)
  useHoldReload(isAsking || isLeaving, reason)

  // The player came back with the browser's back button, so the restored page must be usable again.
  useEffect(() => {
    const stay = () => setIsLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])

  return {
    isLeaving,
    leaveFor(url) {
      setIsLeaving(true)
      location.assign(url)
    },
  }
}
