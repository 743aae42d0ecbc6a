import { useSearchParams } from 'react-router'

import { readIsPreview } from './section-query.ts'

/** Asks for a character, or for a section of it, as the URL shows it. */
export const viewRequest = (characterId: number, search: URLSearchParams) => ({
  params: { id: characterId },
  ...(readIsPreview(search) && { query: { as: 'players' as const } }),
})

export function useViewRequest(characterId: number) {
  const [search] = useSearchParams()
  return viewRequest(characterId, search)
}
