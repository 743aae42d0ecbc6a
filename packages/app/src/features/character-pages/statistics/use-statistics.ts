import { useApi } from '@olympus/api-client/hooks'
import type { CharacterView } from '@olympus/contract/character-pages'
import { listCharacters } from '@olympus/contract/characters'
import { getStatistics, type Statistics } from '@olympus/contract/statistics'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

import type { ApiAnswer } from '../../../shared/loading/loaded.tsx'
import { useLastData } from '../../../shared/loading/use-last-data.ts'
import { ownsCharacter } from '../owns-character.ts'
import { refreshMsOf } from '../refresh-rules.ts'
import { viewRequest } from '../view-request.ts'
import { isCharacterChoice, readStatisticsPlace, type StatisticsPlace } from './statistics-query.ts'

interface ShownStatistics {
  /** Without a comparison that does not exist. */
  readonly place: StatisticsPlace
  /** While another period loads, the figures of the one before stay. */
  readonly answer: ApiAnswer<Statistics>
  readonly isPending: boolean
  /** What was shown last, in any tab. */
  readonly last: Statistics | undefined
}

/** The tab, the period and the comparison that the URL names. */
export function useStatistics(characterId: number, character: CharacterView | undefined): ShownStatistics {
  const [search] = useSearchParams()
  const asked = useMemo(() => readStatisticsPlace(search), [search])
  const isOther = isCharacterChoice(asked.compareWith)
  const { data: roster, error: rosterError } = useApi(listCharacters, isOther ? {} : null)
  const isKnown =
    asked.compareWith !== String(characterId) && ownsCharacter(roster, Number(asked.compareWith)) === true
  const isDecided = !isOther || roster !== undefined || rosterError !== undefined
  const compareWith = isOther && isDecided && !isKnown ? 'median' : asked.compareWith
  const place = { ...asked, compareWith }

  const { params, query } = viewRequest(characterId, search)
  const input = isDecided ? { params, query: { ...query, ...place } } : null
  const { isBusy, last, ...answer } = useLastData(
    useApi(getStatistics, input, { refreshInterval: refreshMsOf(character) }),
  )
  const isOfTab = answer.data?.tab === place.tab
  return {
    place,
    answer: isOfTab ? answer : { ...answer, data: undefined },
    isPending: isBusy && isOfTab,
    last,
  }
}
