import type { Board } from '@olympus/contract/leaderboards'
import { useState, type ReactNode } from 'react'

import { LeadOn } from '../../shared/navigation/lead-on.tsx'
import { useLastData } from '../../shared/loading/use-last-data.ts'
import { PageNotFound } from '../../shared/navigation/page-not-found.ts'
import { BoardCard } from './board-card.tsx'
import { NotOnBoard, SeasonNotice } from './board-notices.tsx'
import { boardSearch, isOnBoard, withBoss, type BoardPlace } from './board-query.ts'
import { changedIds, type BoardPage } from './board-rules.ts'
import { useFigureTexts } from './board-texts.ts'
import { BossLinks } from './boss-links.tsx'
import { NamedCharacter } from './named-character.tsx'
import { useBoard } from './use-board.ts'

interface BoardViewProps {
  readonly board: Board
  readonly place: BoardPlace
}

/** A board with its bosses, seasons and filters. The URL always names the boss. */
export function BoardView({ board, place: asked }: BoardViewProps): ReactNode {
  const place = withBoss(board, asked)
  if (!isOnBoard(board, place)) throw new PageNotFound()
  if (place.boss !== asked.boss) return <LeadOn to={{ search: boardSearch(place) }} />
  return (
    <>
      {board.bosses.length > 0 && <BossLinks bosses={board.bosses} place={place} />}
      <BoardEntries board={board} place={place} />
    </>
  )
}

function BoardEntries({ board, place }: BoardViewProps): ReactNode {
  const { answer, found } = useBoard(board, place)
  const { isBusy, ...shown } = useLastData(answer, ({ entries }) => entries.length === 0)
  const figures = useFigureTexts(board)
  const changed = useChanged(shown.data, `${board.key} ${boardSearch(place)}`)
  if (answer.error?.key === 'NOT_FOUND') throw new PageNotFound()

  return (
    <>
      {found === null && <NotOnBoard place={place} />}
      {typeof place.character === 'string' && (
        <NamedCharacter board={board} place={place} name={place.character} />
      )}
      {shown.data && <SeasonNotice season={shown.data.season} />}
      <BoardCard
        shown={{ board, place, own: shown.data?.own ?? [], figures, changed }}
        answer={shown}
        found={found}
        isBusy={isBusy}
      />
    </>
  )
}

const nobody: ReadonlySet<number> = new Set()

/** Whose score has changed while the list was open. */
function useChanged(page: BoardPage | undefined, listKey: string): ReadonlySet<number> {
  const [seen, setSeen] = useState({ page, listKey, changed: nobody })
  if (page === seen.page && listKey === seen.listKey) return seen.changed
  const isSameList = listKey === seen.listKey && page?.page === seen.page?.page
  const changed = page && seen.page && isSameList ? changedIds(seen.page, page) : nobody
  setSeen({ page, listKey, changed })
  return changed
}
