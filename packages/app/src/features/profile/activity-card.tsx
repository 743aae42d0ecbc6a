import { useLingui } from '@lingui/react/macro'
import { ActivityList } from '@olympus/ui/activity-row/activity-list'
import { ActivityRowSkeleton } from '@olympus/ui/activity-row/activity-row-skeleton'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card } from '@olympus/ui/card/card'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { Icon } from '@olympus/ui/icon/icon'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { PurchaseRow, OrderRow } from './activity-rows.tsx'
import { useRecentActivity } from './use-recent-activity.ts'

export function ActivityCard(): ReactNode {
  const { t } = useLingui()
  const answer = useRecentActivity()

  return (
    <Card
      isFlush
      title={t`Recent activity`}
      actions={
        <ButtonLink asChild isFlush tone="ghost" size="sm" iconEnd={<Icon icon={ChevronRight} size={14} />}>
          <Link to={paths.logs}>{t`All logs`}</Link>
        </ButtonLink>
      }
    >
      <Loaded
        answer={answer}
        isEmpty={({ length }) => length === 0}
        empty={
          <EmptyState
            icon="ancient-columns"
            headingLevel={3}
            size="sm"
            title={t`No activity yet`}
            description={t`Your purchases of Olympus Coins and your orders in the shop appear here.`}
          />
        }
      >
        {(activities) => (
          <ActivityList>
            {activities
              ? activities.map((activity) =>
                  activity.kind === 'purchase' ? (
                    <PurchaseRow key={`purchase-${activity.purchase.id}`} purchase={activity.purchase} />
                  ) : (
                    <OrderRow key={`order-${activity.order.id}`} order={activity.order} />
                  ),
                )
              : [1, 2, 3, 4, 5].map((key) => <ActivityRowSkeleton key={key} />)}
          </ActivityList>
        )}
      </Loaded>
    </Card>
  )
}
