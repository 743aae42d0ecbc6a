import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listSelections } from '@olympus/contract/character-selection'
import { listSwaps } from '@olympus/contract/character-swapper'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Icon } from '@olympus/ui/icon/icon'
import { ArrowLeft } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { paths } from '../../../paths.ts'
import { Link } from '../../../shared/navigation/link.tsx'
import { PageHead } from '../../../shared/navigation/page-head.tsx'
import { SelectionHistory } from '../../../shared/character-selection/selection-history.tsx'
import { swapRefreshMs } from '../swapper-rules.ts'
import * as styles from './swap-history.css.ts'
import { readSwapPlace } from './swap-query.ts'
import { SwapsCard } from './swaps-card.tsx'

/** Every swap and every permanent selection of the account. */
export function SwapHistoryPage(): ReactNode {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const place = useMemo(() => readSwapPlace(search), [search])
  const answer = useApi(
    listSwaps,
    { query: place },
    {
      refreshInterval: (data) => (data?.entries.some(({ state }) => state === 'pending') ? swapRefreshMs : 0),
    },
  )
  const { data: history } = useApi(listSelections)
  const isEmpty = answer.data?.totalEntries === 0 && history?.selections.length === 0

  return (
    <>
      <PageHead
        title={t`Swap history`}
        line={t`Every swap and every permanent selection of this account.`}
        action={
          <ButtonLink asChild icon={<Icon icon={ArrowLeft} />}>
            <Link to={paths.characterSwapper}>{t`Character swapper`}</Link>
          </ButtonLink>
        }
      />
      <div className={isEmpty ? undefined : styles.columns}>
        <SwapsCard answer={answer} place={place} />
        {!isEmpty && <SelectionHistory />}
      </div>
    </>
  )
}
