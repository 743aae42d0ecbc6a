import { useLingui } from '@lingui/react/macro'
import type { listSwaps } from '@olympus/contract/character-swapper'
import type { DataOf } from '@olympus/contract/endpoint'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card } from '@olympus/ui/card/card'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { paginationRange } from '@olympus/ui/pagination/pagination-model'
import { Table } from '@olympus/ui/table/table'
import type { ReactNode } from 'react'

import { LeadOn } from '../../../shared/navigation/lead-on.tsx'
import { paths } from '../../../paths.ts'
import { Loaded, type ApiAnswer } from '../../../shared/loading/loaded.tsx'
import { useLastData } from '../../../shared/loading/use-last-data.ts'
import { Link } from '../../../shared/navigation/link.tsx'
import { ListPagination } from '../../../shared/navigation/list-pagination.tsx'
import { useSwapColumns } from './swap-columns.tsx'
import * as styles from './swap-history.css.ts'
import { swapSearch, type SwapPlace } from './swap-query.ts'

interface SwapsCardProps {
  readonly answer: ApiAnswer<DataOf<typeof listSwaps>>
  readonly place: SwapPlace
}

/** A page of the swaps. It stays visible while the next one loads. */
export function SwapsCard({ answer, place }: SwapsCardProps): ReactNode {
  const { t } = useLingui()
  const columns = useSwapColumns()
  const { isBusy, ...shown } = useLastData(answer)

  return (
    <Card
      isFlush
      title={t`Swaps`}
      actions={<span className={styles.rule}>{t`One activation per week`}</span>}
      className={styles.swaps}
    >
      <Loaded
        answer={shown}
        isEmpty={({ totalEntries }) => totalEntries === 0}
        empty={
          <EmptyState
            icon="ancient-columns"
            headingLevel={3}
            title={t`No swaps yet`}
            description={t`When you activate or deactivate a character, it is listed here with the game’s answer.`}
            action={
              <ButtonLink asChild>
                <Link to={paths.characterSwapper}>{t`Character swapper`}</Link>
              </ButtonLink>
            }
          />
        }
      >
        {(swaps) => {
          if (swaps && swaps.entries.length === 0 && swaps.totalEntries > 0) {
            const { lastPage } = paginationRange({ ...place, totalEntries: swaps.totalEntries })
            return <LeadOn to={{ search: swapSearch({ ...place, page: lastPage }) }} />
          }
          return (
            <Table
              caption={t`Swaps`}
              columns={columns}
              rows={swaps?.entries ?? []}
              rowKey={({ id }) => id}
              isLoading={!swaps}
              skeletonRows={place.pageSize}
              loadingLabel={t`Loading`}
              isBusy={isBusy}
              footer={
                swaps && (
                  <ListPagination
                    label={t`Pages of the swaps`}
                    {...place}
                    totalEntries={swaps.totalEntries}
                    searchOfPage={(page) => swapSearch({ ...place, page })}
                  />
                )
              }
            />
          )
        }}
      </Loaded>
    </Card>
  )
}
