import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listCouponLogs } from '@olympus/contract/logs'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card } from '@olympus/ui/card/card'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { Icon } from '@olympus/ui/icon/icon'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { Moment } from '../../shared/moment.tsx'
import { useCouponTexts } from '../../shared/texts/use-coupon-texts.tsx'
import { lastClaimedQuery } from './coupon-query.ts'
import * as styles from './coupons-page.css.ts'

export function LastClaimedCard(): ReactNode {
  const { t } = useLingui()
  const answer = useApi(listCouponLogs, { query: lastClaimedQuery })
  const texts = useCouponTexts(answer.data?.entries)

  return (
    <Card
      isFlush
      title={t`Last claimed`}
      actions={
        <ButtonLink asChild isFlush tone="ghost" size="sm" iconEnd={<Icon icon={ChevronRight} size={14} />}>
          <Link to={paths.couponLogs}>{t`All logs`}</Link>
        </ButtonLink>
      }
    >
      <Loaded
        answer={answer}
        isEmpty={({ totalEntries }) => totalEntries === 0}
        empty={<EmptyState icon="ancient-columns" headingLevel={3} size="sm" title={t`No coupon logs`} />}
      >
        {(log) => (
          <ul className={styles.claimedList}>
            {log
              ? log.entries.map((coupon) => (
                  <li key={coupon.id} className={styles.claimed}>
                    <span className={styles.claimedCode}>
                      {texts.source(coupon) ?? (
                        <span className={styles.couponCode}>{texts.code(coupon) ?? '–'}</span>
                      )}
                      <span className={styles.quiet}>
                        <Moment at={coupon.claimedAt} as="date" />
                      </span>
                    </span>
                    <span>{texts.contents(coupon)}</span>
                  </li>
                ))
              : Array.from({ length: lastClaimedQuery.pageSize }, (_, index) => (
                  <li key={index} className={styles.claimed}>
                    <Skeleton width={120} />
                    <Skeleton width={90} />
                  </li>
                ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}
