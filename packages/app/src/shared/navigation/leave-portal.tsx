import { useEffect } from 'react'

/** An address outside of the portal: a full page load. */
export function LeavePortal({ url }: { url: string }): null {
  useEffect(() => location.replace(url), [url])
  return null
}
