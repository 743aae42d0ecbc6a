import { useLingui } from '@lingui/react/macro'
import type { CharacterView } from '@olympus/contract/character-pages'
import type { StatisticTab } from '@olympus/contract/statistic-keys'
import type { Statistics } from '@olympus/contract/statistics'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card } from '@olympus/ui/card/card'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shared/loading/loaded.tsx'
import { Link } from '../../../shared/navigation/link.tsx'
import { QuietCallout } from '../section-age.tsx'
import { StatisticsControls } from './statistics-controls.tsx'
import { StatisticsNav } from './statistics-nav.tsx'
import * as styles from './statistics-section.css.ts'
import { StatisticsSkeleton } from './statistics-skeleton.tsx'
import type { TabProps } from './tab-props.ts'
import { useStatistics } from './use-statistics.ts'

/** Only the code of the open tab is loaded. */
const tabs: Record<StatisticTab, ComponentType<TabProps>> = {
  overview: lazy(() => import('./overview-tab.tsx').then(({ OverviewTab }) => ({ default: OverviewTab }))),
  combat: lazy(() => import('./combat-tab.tsx').then(({ CombatTab }) => ({ default: CombatTab }))),
  pvp: lazy(() => import('./pvp-tab.tsx').then(({ PvpTab }) => ({ default: PvpTab }))),
  economy: lazy(() => import('./economy-tab.tsx').then(({ EconomyTab }) => ({ default: EconomyTab }))),
  raids: lazy(() => import('./raids-tab.tsx').then(({ RaidsTab }) => ({ default: RaidsTab }))),
  events: lazy(() => import('./events-tab.tsx').then(({ EventsTab }) => ({ default: EventsTab }))),
  skills: lazy(() => import('./skills-tab.tsx').then(({ SkillsTab }) => ({ default: SkillsTab }))),
  items: lazy(() => import('./items-tab.tsx').then(({ ItemsTab }) => ({ default: ItemsTab }))),
}

interface StatisticsSectionProps {
  readonly characterId: number
  /** Undefined while loading. */
  readonly character: CharacterView | undefined
}

/** What a character did. Tab, period and comparison are in the URL. */
export function StatisticsSection({ characterId, character }: StatisticsSectionProps): ReactNode {
  const { place, answer, isPending, last } = useStatistics(characterId, character)
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
