import { useEffect } from 'react'

import { keepTitle } from './prerendered-title.ts'

/** Sets the browser tab's title. Every page renders one. */
export function PageTitle({ title }: { title: string }): null {
  if (import.meta.env.SSR) keepTitle(title)
  useEffect(() => {
    document.title = `${title} - Olympus`
  }, [title])
  return null
}
