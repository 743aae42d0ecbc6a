import type { ReactNode } from 'react'
import { Navigate, useHref, type To } from 'react-router'

import { notePage, unknownTarget } from './rendered-page.ts'

interface LeadOnProps {
  readonly to: To
  /** The target depends on what this browser remembers, so the server cannot follow it. */
  readonly isBrowsersChoice?: boolean
}

/** Shows another page in place of this one. */
export function LeadOn({ to, isBrowsersChoice = false }: LeadOnProps): ReactNode {
  const href = useHref(to)
  if (import.meta.env.SSR) notePage({ target: isBrowsersChoice ? unknownTarget : href })
  return <Navigate to={to} replace />
}
