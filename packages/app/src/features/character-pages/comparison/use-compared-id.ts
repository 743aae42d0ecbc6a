import { useApi } from '@olympus/api-client/hooks'
import { listCharacters } from '@olympus/contract/characters'
import { useSearchParams } from 'react-router'

import { parameterPatterns } from '../../../paths.ts'
import { ownsCharacter } from '../owns-character.ts'

/**
 * The ID of the other own character that the URL names, or null. An ID that is not in the roster counts as
 * none once the roster is loaded.
 */
export function useComparedId(characterId: number): number | null {
  const [search] = useSearchParams()
  const named = search.get('with') ?? ''
  const { data: roster } = useApi(listCharacters, named === '' ? null : {})
  const id = Number(named)
  if (!parameterPatterns.id.test(named) || id === characterId) return null
  return ownsCharacter(roster, id) === false ? null : id
}
