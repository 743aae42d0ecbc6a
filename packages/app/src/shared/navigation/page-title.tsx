import { useEffect } from 'react'

import { notePage } from './rendered-page.ts'

/** Sets the browser tab's title. Every page renders one. */
export function PageTitle({ title }: { title: string }): null {
  if (import.meta.env.SSR) notePage({ title })
  useEffect(() => {
    document.title = `${title} - Olympus`
  }, [title])
  return null
}
