import { useLingui } from '@lingui/react/macro'
import type { CharacterView } from '@olympus/contract/character-pages'
import type { StatisticTab } from '@olympus/contract/statistic-keys'
import type { Statistics } from '@olympus/contract/statistics'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card } from '@olympus/ui/card/card'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { Suspense, type ReactNode } from 'react'

import { paths } from '../../../paths.ts'
import { lazyPart } from '../../../shared/loading/lazy-part.tsx'
import { Loaded } from '../../../shared/loading/loaded.tsx'
import { Link } from '../../../shared/navigation/link.tsx'
import { refuseClosed } from '../refuse-closed.ts'
import { QuietCallout } from '../section-age.tsx'
import { StatisticsControls } from './statistics-controls.tsx'
import { StatisticsNav } from './statistics-nav.tsx'
import * as styles from './statistics-section.css.ts'
import { StatisticsSkeleton } from './statistics-skeleton.tsx'
import type { TabProps } from './tab-props.ts'
import { useStatistics } from './use-statistics.ts'

/** Only the code of the open tab is loaded. */
const tabs: Record<StatisticTab, (props: TabProps) => ReactNode> = {
  overview: lazyPart(() => import('./overview-tab.tsx'), 'OverviewTab'),
  combat: lazyPart(() => import('./combat-tab.tsx'), 'CombatTab'),
  pvp: lazyPart(() => import('./pvp-tab.tsx'), 'PvpTab'),
  economy: lazyPart(() => import('./economy-tab.tsx'), 'EconomyTab'),
  raids: lazyPart(() => import('./raids-tab.tsx'), 'RaidsTab'),
  events: lazyPart(() => import('./events-tab.tsx'), 'EventsTab'),
  skills: lazyPart(() => import('./skills-tab.tsx'), 'SkillsTab'),
  items: lazyPart(() => import('./items-tab.tsx'), 'ItemsTab'),
}

interface StatisticsSectionProps {
  readonly characterId: number
  /** Undefined while loading. */
  readonly character: CharacterView | undefined
}

/** What a character did. Tab, period and comparison are in the URL. */
export function StatisticsSection({ characterId, character }: StatisticsSectionProps): ReactNode {
  const { place, answer, isPending, last } = useStatistics(characterId, character)
  refuseClosed(answer, character)
  const Tab = tabs[place.tab]

  return (
    <>
      <QuietCallout age={last} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <div className={styles.tabs}>
            <StatisticsNav place={place} />
          </div>
          <StatisticsControls characterId={characterId} place={place} shown={last} />
        </div>
        <Loaded answer={answer} isEmpty={isEmpty} empty={<NothingCounted />}>
          {(statistics) => (
            <div className={styles.report}>
              {statistics ? (
                <Suspense fallback={<StatisticsSkeleton />}>
                  <Tab statistics={statistics} character={character} isPending={isPending} />
                </Suspense>
              ) : (
                <StatisticsSkeleton />
              )}
            </div>
          )}
        </Loaded>
      </div>
    </>
  )
}

const isEmpty = ({ countedSince }: Statistics) => countedSince === null

function NothingCounted(): ReactNode {
  const { t } = useLingui()
  return (
    <Card isFlush>
      <EmptyState
        icon="ancient-columns"
        title={t`Nothing counted yet`}
        description={t`Statistics begin with the first fight. They appear here when the character leaves a map for the first time.`}
        action={
          <ButtonLink asChild>
            <Link to={paths.download}>{t`Download the launcher`}</Link>
          </ButtonLink>
        }
      />
    </Card>
  )
}
