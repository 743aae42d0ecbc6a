import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listBoards } from '@olympus/contract/leaderboards'
import { Card } from '@olympus/ui/card/card'
import { useMemo, type ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router'

import { Loaded } from '../../shared/loading/loaded.tsx'
import { PageHead } from '../../shared/navigation/page-head.tsx'
import { PageNotFound } from '../../shared/navigation/page-not-found.ts'
import * as styles from './board-card.css.ts'
import { BoardSkeleton } from './board-card.tsx'
import { EmptyBoard } from './board-notices.tsx'
import { BoardTabs } from './board-tabs.tsx'
import { BoardView } from './board-view.tsx'
import { readBoardPlace } from './board-query.ts'

/** One of the leaderboards. Boss, season, filters, page and a marked character are in the URL. */
export function LeaderboardsPage(): ReactNode {
  const { t } = useLingui()
  const { board: key } = useParams()
  const [search] = useSearchParams()
  const place = useMemo(() => readBoardPlace(search), [search])
  const answer = useApi(listBoards)
  const boardOf = (data = answer.data) => data?.boards.find((board) => board.key === key)
  // A game does not need to have every board, and before its first it has none.
  if (answer.data && answer.data.boards.length > 0 && !boardOf()) throw new PageNotFound()

  return (
    <>
      <PageHead
        title={t`Leaderboards`}
        tabTitle={boardOf()?.name}
        line={t`Rankings for raids, events and arenas, live.`}
      />
      <Loaded
        answer={answer}
        isEmpty={({ boards }) => boards.length === 0}
        empty={
          <Card isFlush className={styles.card}>
            <EmptyBoard place={place} />
          </Card>
        }
      >
        {(data) => {
          const board = boardOf(data)
          return (
            <>
              <BoardTabs boards={data?.boards} />
              {data && board ? (
                <BoardView key={board.key} board={board} place={place} />
              ) : (
                <BoardSkeleton place={place} />
              )}
            </>
          )
        }}
      </Loaded>
    </>
  )
}
