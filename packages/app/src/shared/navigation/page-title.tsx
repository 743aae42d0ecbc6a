import { useEffect } from 'react'

/** Sets the browser tab's title. Every page renders one. */
export function PageTitle({ title }: { title: string }): null {
  useEffect(() => {
    document.title = `${title} - Olympus`
  }, [title])
  return null
}
