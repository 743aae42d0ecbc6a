import { useLingui } from '@lingui/react/macro'
import { paginationRange } from '@olympus/ui/pagination/pagination-model'
import { Table } from '@olympus/ui/table/table'
import { useRef, type ReactNode } from 'react'

import { LeadOn } from '../../shared/navigation/lead-on.tsx'
import { ListPagination } from '../../shared/navigation/list-pagination.tsx'
import * as styles from './board-card.css.ts'
import { useBoardColumns } from './board-columns.tsx'
import { boardSearch } from './board-query.ts'
import type { BoardPage, ShownEntries } from './board-rules.ts'
import type { ShownBoard } from './entry-parts.tsx'
import { SteadyRows } from './steady-rows.tsx'
import { useFocusOfMarked } from './use-focus-of-marked.ts'

interface BoardListProps {
  /** "Raids, Hydra of Lerna" */
  readonly caption: string
  readonly shown: ShownBoard
  readonly page: BoardPage
  readonly entries: ShownEntries
  /** The page with the character in the URL is shown. */
  readonly hasFound: boolean
  readonly isBusy: boolean
}

/** The entries of a page that are not on the podium, and the way to other pages. */
export function BoardList({
  caption,
  shown,
  page,
  entries: { rows, pinned },
  hasFound,
  isBusy,
}: BoardListProps): ReactNode {
  const { t } = useLingui()
  const columns = useBoardColumns(shown)
  const root = useRef<HTMLDivElement>(null)
  const { place } = shown
  const { totalEntries, pageSize } = page
  useFocusOfMarked(root, hasFound)
  const searchOfPage = (number: number) => boardSearch({ ...place, page: number, character: undefined })
  const { lastPage } = paginationRange({ page: page.page, pageSize, totalEntries })
  if (page.entries.length === 0 && lastPage < page.page)
    return <LeadOn to={{ search: searchOfPage(lastPage) }} />

  return (
    <div ref={root}>
      <SteadyRows listKey={`${shown.board.key} ${searchOfPage(page.page)}`}>
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
      <div className={styles.footer}>
        <ListPagination
          label={t`Pages: ${caption}`}
          page={page.page}
          pageSize={pageSize}
          totalEntries={totalEntries}
          searchOfPage={searchOfPage}
        />
      </div>
    </div>
  )
}
