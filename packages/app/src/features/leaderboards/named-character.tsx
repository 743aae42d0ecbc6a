import { useApi } from '@olympus/api-client/hooks'
import { searchBoard, type Board } from '@olympus/contract/leaderboards'
import { limits } from '@olympus/contract/limits'
import type { ReactNode } from 'react'

import { LeadOn } from '../../shared/navigation/lead-on.tsx'
import { NotOnBoard } from './board-notices.tsx'
import { boardRequest, boardSearch, type BoardPlace } from './board-query.ts'

interface NamedCharacterProps {
  readonly board: Board
  readonly place: BoardPlace
  readonly name: string
}

/** Leads from the name of a character in the URL to its row, or says that it has none. */
export function NamedCharacter({ board, place, name }: NamedCharacterProps): ReactNode {
  const { params, query } = boardRequest(board.key, place)
  const { data } = useApi(searchBoard, { params, query: { ...query, name, pageSize: place.pageSize } })
  const wanted = name.toLowerCase()
  const found = data?.entries.find(({ entry }) => entry.character.name.toLowerCase() === wanted)
  if (found) return <LeadOn to={{ search: boardSearch({ ...place, character: found.entry.character.id }) }} />
  // With so many longer names that begin like this, the name itself may be missing.
  const isUnknown = data === undefined || data.entries.length >= limits.boardSearchMax
  return isUnknown ? null : <NotOnBoard place={place} />
}
