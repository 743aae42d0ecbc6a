import { useLingui } from '@lingui/react/macro'
import { statisticTabs } from '@olympus/contract/statistic-keys'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { centerInRow } from '../../../shared/navigation/center-in-row.ts'
import { Link } from '../../../shared/navigation/link.tsx'
import { statisticsSearch, type StatisticsPlace } from './statistics-query.ts'
import * as styles from './statistics-section.css.ts'
import { tabIcons, tabNames } from './tab-names.ts'

/** The tabs of the statistics: a list, on phones a row that scrolls sideways. */
export function StatisticsNav({ place }: { readonly place: StatisticsPlace }): ReactNode {
  const { t, i18n } = useLingui()
  const [search] = useSearchParams()
  return (
    <>
      <h2 className={styles.tabsHeading}>{t`Statistics`}</h2>
      <nav aria-label={t`Statistics`} className={styles.nav}>
        {statisticTabs.map((tab) => (
          <Link
            key={tab}
            to={{ search: statisticsSearch(search, { tab }) }}
            ref={tab === place.tab ? centerInRow : undefined}
            aria-current={tab === place.tab ? 'page' : undefined}
            className={styles.tab}
          >
            <GameIcon name={tabIcons[tab]} size={18} className={styles.tabIcon} />
            {i18n._(tabNames[tab])}
          </Link>
        ))}
      </nav>
    </>
  )
}
