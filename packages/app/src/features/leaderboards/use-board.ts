import { useApi } from '@olympus/api-client/hooks'
import type { DataOf } from '@olympus/contract/endpoint'
import { findOnBoard, getBoardVersion, readBoard, type Board } from '@olympus/contract/leaderboards'
import { useEffect, useEffectEvent } from 'react'

import type { ApiAnswer } from '../../shared/loading/loaded.tsx'
import { boardRequest, characterIdOf, type BoardPlace } from './board-query.ts'
import type { BoardPage } from './board-rules.ts'

const versionMs = 2000
const retryMs = 5000

export type FoundPlace = DataOf<typeof findOnBoard>['place']

interface ReadBoard {
  readonly answer: ApiAnswer<BoardPage>
  /** The place of the character in the URL; null: it has no entry here. Undefined without one. */
  readonly found: FoundPlace | undefined
}

/** A page of a board, or the page of a character. It follows the board while the window is visible. */
export function useBoard(board: Board, place: BoardPlace): ReadBoard {
  const { params, query } = boardRequest(board.key, place)
  const { pageSize } = place
  const characterId = characterIdOf(place)
  const isClosed = hasClosed(board, place)
  // Results of a closed season are final.
  const refresh = isClosed ? { revalidateOnFocus: false, revalidateOnReconnect: false } : {}

  const search = useApi(
    findOnBoard,
    characterId === undefined ? null : { params: { ...params, characterId }, query: { ...query, pageSize } },
    refresh,
  )
  const page = characterId === undefined ? place.page : search.data && (search.data.place?.page ?? 1)
  const read = useApi(
    readBoard,
    page === undefined ? null : { params, query: { ...query, page, pageSize } },
    refresh,
  )
  const reload = () => Promise.all([characterId !== undefined && search.mutate(), read.mutate()])
  const isFinal = isClosed || (read.data?.season.closedAt ?? null) !== null
  useVersion(board, place, { shown: isFinal ? undefined : read.data, reload })

  return {
    answer: { data: read.data, error: search.error ?? read.error, mutate: reload },
    found: characterId === undefined ? undefined : search.data?.place,
  }
}

function hasClosed({ seasons }: Board, { season }: BoardPlace): boolean {
  const [newest] = seasons
  const shown = season === undefined ? newest : seasons.find(({ code }) => code === season)
  return (shown?.closedAt ?? null) !== null
}

interface FollowedBoard {
  /** Undefined if it is not loaded yet, or final. */
  readonly shown: BoardPage | undefined
  readonly reload: () => Promise<unknown>
}

/** Asks for the version of what is shown, and loads it again when it has changed. */
function useVersion(board: Board, { boss, season }: BoardPlace, { shown, reload }: FollowedBoard): void {
  const { data } = useApi(
    getBoardVersion,
    shown ? { params: { board: board.key }, query: { boss, season } } : null,
    {
      // What is shown says its version, so the server does not ask for it.
      ...(shown && { fallbackData: { version: shown.version } }),
      refreshInterval: versionMs,
      // Shorter than the interval, which would otherwise skip every second request.
      dedupingInterval: versionMs / 2,
      onErrorRetry: (...[, , , retry, options]) => void setTimeout(() => retry(options), retryMs),
    },
  )
  const newVersion = shown && data && data.version !== shown.version ? data.version : null
  const load = useEffectEvent(reload)
  useEffect(() => {
    if (newVersion !== null) void load()
  }, [newVersion])
}
