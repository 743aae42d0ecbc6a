import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { PageHead } from '../../shared/navigation/page-head.tsx'
import { ClaimCard } from './claim-card.tsx'
import { CouponInventory } from './coupon-inventory.tsx'
import * as styles from './coupons-page.css.ts'
import { HowCouponsWork } from './how-coupons-work.tsx'
import { LastClaimedCard } from './last-claimed-card.tsx'

export function CouponsPage(): ReactNode {
  const { t } = useLingui()
  return (
    <>
      <PageHead
        title={t`Coupons`}
        line={t`Claim a code to get Olympus Coins, or an item coupon that you redeem for a character.`}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ClaimCard />
          <CouponInventory />
        </div>
        <div className={styles.column}>
          <HowCouponsWork />
          <LastClaimedCard />
        </div>
      </div>
    </>
  )
}
