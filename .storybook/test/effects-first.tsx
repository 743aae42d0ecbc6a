import { useLayoutEffect, useState, type ReactNode } from 'react'

/**
 * Runs the effects of a story before its play. Production React leaves them for later, and a play that
 * begins at once would press what does not listen yet. An update in a layout effect makes React run all
 * pending effects first.
 */
export function EffectsFirst({ children }: { readonly children: ReactNode }): ReactNode {
  const [, setIsMounted] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- The second render is the point.
  useLayoutEffect(() => setIsMounted(true), [])
  return children
}
