import { useEffect } from 'react'

/** Navigates to an external URL with a full page load. */
export function LeavePortal({ url }: { url: string }): null {
  useEffect(() => location.replace(url), [url])
  return null
}
