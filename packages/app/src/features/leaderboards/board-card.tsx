import { useLingui } from '@lingui/react/macro'
import { Card } from '@olympus/ui/card/card'
import { paginationRange } from '@olympus/ui/pagination/pagination-model'
import { PodiumSkeleton } from '@olympus/ui/podium/podium-skeleton'
import { Table } from '@olympus/ui/table/table'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useLocation } from 'react-router'

import { ListPagination } from '../../shared/navigation/list-pagination.tsx'
import * as styles from './board-card.css.ts'
import { useBoardColumns } from './board-columns.tsx'
import { EmptyBoard, PastTheEnd } from './board-notices.tsx'
import { BoardPodium } from './board-podium.tsx'
import { boardSearch } from './board-query.ts'
import { shownEntries, type BoardPage } from './board-rules.ts'
import type { ShownBoard } from './entry-parts.tsx'
import { SteadyRows } from './steady-rows.tsx'
import type { FoundPlace } from './use-board.ts'

interface BoardCardProps {
  /** Of the list: "Raids, Hydra of Lerna". */
  readonly caption: string
  readonly shown: ShownBoard
  readonly page: BoardPage
  readonly found: FoundPlace | undefined
  /** Another page or filter is loading. */
  readonly isBusy: boolean
}

/** Podium, table and pagination of one page. */
export function BoardCard({ caption, shown, page, found, isBusy }: BoardCardProps): ReactNode {
  const { t } = useLingui()
  const columns = useBoardColumns(shown)
  const root = useRef<HTMLElement>(null)
  const { place } = shown
  const { totalEntries, pageSize } = page
  const neighbors = found && found.page === page.page ? found.neighbors : []
  const { podium, rows, pinned } = shownEntries(page, neighbors)
  useFocusOfMarked(root, !isBusy && found?.entry.character.id === place.character)
  const { lastPage } = paginationRange({ page: page.page, pageSize, totalEntries })
  const searchOfPage = (number: number) => boardSearch({ ...place, page: number, character: undefined })

  if (totalEntries === 0) return <EmptyBoard place={place} />
  const isPastTheEnd = page.entries.length === 0
  return (
    <Card ref={root} isFlush aria-label={caption} className={styles.card}>
      <SteadyRows listKey={`${shown.board.key} ${searchOfPage(page.page)}`}>
        {podium.length > 0 && <BoardPodium entries={podium} shown={shown} label={caption} />}
        {isPastTheEnd && <PastTheEnd lastPage={lastPage} search={searchOfPage(lastPage)} />}
        {rows.length + pinned.length > 0 && (
          <Table
            caption={caption}
            columns={columns}
            rows={[...rows, ...pinned]}
            rowKey={({ character }) => character.id}
            loadingLabel={t`Loading`}
            isBusy={isBusy}
            isCurrentRow={({ isOwn, character }) => isOwn || character.id === place.character}
          />
        )}
      </SteadyRows>
      {!isPastTheEnd && (
        <div className={styles.footer}>
          <ListPagination
            label={t`Pages: ${caption}`}
            page={page.page}
            pageSize={pageSize}
            totalEntries={totalEntries}
            searchOfPage={searchOfPage}
          />
        </div>
      )}
    </Card>
  )
}

/** After a jump, the row of the character is in the middle of the screen and has the focus. */
function useFocusOfMarked(root: RefObject<HTMLElement | null>, isShown: boolean): void {
  const { key } = useLocation()
  const shownAt = isShown ? key : null
  useEffect(() => {
    if (shownAt === null) return
    const marked = root.current?.querySelector<HTMLElement>('[data-marked]')
    marked?.scrollIntoView({ block: 'center' })
    marked?.focus({ preventScroll: true })
  }, [shownAt, root])
}

/** Of the same shape as a board. */
export function BoardSkeleton({ rows }: { readonly rows: number }): ReactNode {
  const { t } = useLingui()
  const columns = useBoardColumns(undefined)
  return (
    <Card isFlush className={styles.card}>
      <PodiumSkeleton />
      <Table
        caption={t`Leaderboards`}
        columns={columns}
        rows={[]}
        rowKey={({ position }) => position}
        isLoading
        skeletonRows={rows}
        loadingLabel={t`Loading`}
      />
    </Card>
  )
}
