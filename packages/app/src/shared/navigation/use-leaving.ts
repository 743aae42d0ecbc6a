import { useHoldReload } from '@olympus/api-client/hooks'
import { useEffect, useState } from 'react'

interface Leaving {
  readonly isLeaving: boolean
  readonly leaveFor: (url: string) => void
}

/**
 * The way to a page of somebody else. `isAsking`: its address is being asked for. From then on no new build reloads this page: that
 * would win over the way there.
 */
export function useLeaving(isAsking: boolean, reason: string): Leaving {
  const [isLeaving, setIsLeaving] = useState(false)
  useHoldReload(isAsking || isLeaving, reason)

  // Back by the browser's button: the page is the one that was left, and can be used again.
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
