import type { CharacterView } from '@olympus/contract/character-pages'

import type { ApiAnswer } from '../../shared/loading/loaded.tsx'
import { PageNotFound } from '../../shared/navigation/page-not-found.ts'

/**
 * Shows the 404 page for a section that somebody else has closed while its character was shown. Its figures
 * stay until the character is loaded again.
 */
export function refuseClosed(
  { data, error }: ApiAnswer<unknown>,
  character: CharacterView | undefined,
): void {
  const isOthers = character !== undefined && character.own === null
  if (isOthers && data === undefined && error?.key === 'NOT_FOUND') throw new PageNotFound()
}
