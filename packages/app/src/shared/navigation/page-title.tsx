import { useEffect } from 'react'

/** Names the page in the browser's tab. Every page draws one. */
export function PageTitle({ title }: { title: string }): null {
  useEffect(() => {
    document.title = `${title} - Olympus`
  }, [title])
  return null
}
