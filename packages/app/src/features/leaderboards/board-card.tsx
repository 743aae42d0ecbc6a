import { useLingui } from '@lingui/react/macro'
import { Card } from '@olympus/ui/card/card'
import { PodiumSkeleton } from '@olympus/ui/podium/podium-skeleton'
import { useShownLoading } from '@olympus/ui/skeleton/use-shown-loading'
import { Table } from '@olympus/ui/table/table'
import type { ReactNode } from 'react'

import { Loaded, type ApiAnswer } from '../../shared/loading/loaded.tsx'
import { FirstPaintEnd } from '../../shared/navigation/first-paint-end.tsx'
import * as styles from './board-card.css.ts'
import { useBoardColumns } from './board-columns.tsx'
import { BoardFilters } from './board-filters.tsx'
import { BoardList } from './board-list.tsx'
import { EmptyBoard } from './board-notices.tsx'
import { BoardPodium } from './board-podium.tsx'
import type { BoardPlace } from './board-query.ts'
import { captionOf, shownEntries, type BoardPage } from './board-rules.ts'
import type { ShownBoard } from './entry-parts.tsx'
import type { FoundPlace } from './use-board.ts'

interface BoardCardProps {
  readonly shown: ShownBoard
  readonly answer: ApiAnswer<BoardPage>
  readonly found: FoundPlace | undefined
  /** Another page or filter is loading. */
  readonly isBusy: boolean
}

/** The podium and the table of one page. The filters between them stay, whatever the page answers. */
export function BoardCard({ shown, answer, found, isBusy }: BoardCardProps): ReactNode {
  const { board, place } = shown
  const caption = captionOf(board, place)
  const isLoading = answer.data === undefined && !answer.error
  const hasSkeleton = useShownLoading(isLoading)
  const entriesOf = (page: BoardPage) =>
    shownEntries(page, found && found.page === page.page ? found.neighbors : [])
  const podium = answer.data ? entriesOf(answer.data).podium : []
  const hasFound = !isBusy && found?.entry.character.id === place.character

  return (
    <Card isFlush aria-label={caption} className={styles.card}>
      {isLoading || hasSkeleton ? (
        place.page === 1 && <PodiumSkeleton className={hasSkeleton ? styles.podium : styles.waiting} />
      ) : (
        <BoardPodium entries={podium} shown={shown} label={caption} hasFound={hasFound} />
      )}
      <FirstPaintEnd />
      <BoardFilters board={board} place={place} />
      <div className={styles.list}>
        <Loaded
          answer={answer}
          isEmpty={({ totalEntries }) => totalEntries === 0}
          empty={<EmptyBoard place={place} />}
        >
          {(page) =>
            page ? (
              <BoardList
                caption={caption}
                shown={shown}
                page={page}
                entries={entriesOf(page)}
                hasFound={hasFound}
                isBusy={isBusy}
              />
            ) : (
              <ListSkeleton rows={place.pageSize} />
            )
          }
        </Loaded>
      </div>
    </Card>
  )
}

/** Of the same shape as a board. */
export function BoardSkeleton({ place }: { readonly place: BoardPlace }): ReactNode {
  return (
    <Card isFlush className={styles.card}>
      {place.page === 1 && <PodiumSkeleton className={styles.podium} />}
      <div className={styles.list}>
        <ListSkeleton rows={place.pageSize} />
      </div>
    </Card>
  )
}

function ListSkeleton({ rows }: { readonly rows: number }): ReactNode {
  const { t } = useLingui()
  const columns = useBoardColumns(undefined)
  return (
    <Table
      caption={t`Leaderboards`}
      columns={columns}
      rows={[]}
      rowKey={({ position }) => position}
      isLoading
      skeletonRows={rows}
      loadingLabel={t`Loading`}
    />
  )
}
