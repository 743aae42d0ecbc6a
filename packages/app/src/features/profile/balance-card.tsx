import { useLingui } from '@lingui/react/macro'
import type { User } from '@olympus/contract/user'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card } from '@olympus/ui/card/card'
import { Coin } from '@olympus/ui/coin/coin'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import * as styles from './profile-page.css.ts'

export function BalanceCard({ user }: { user: User | undefined }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()

  return (
    <Card isFlush>
      <div className={styles.balance}>
        <div>
          <p className={styles.balanceLabel}>{t`Balance`}</p>
          <p className={styles.balanceLine}>
            <Coin size={30} />
            <span className={styles.balanceAmount}>
              <Skeleton isLoading={!user}>{format.number(user?.balanceCoins ?? 10_000)}</Skeleton>
            </span>
            <span className={styles.balanceUnit}>{t`Olympus Coins`}</span>
          </p>
        </div>
        <div className={styles.balanceActions}>
          <ButtonLink asChild tone="primary" size="lg" className={styles.balanceAction}>
            <Link to={paths.purchase}>{t`Buy OC`}</Link>
          </ButtonLink>
          <ButtonLink asChild size="lg" className={styles.balanceAction}>
            <Link to={paths.coupons}>{t`Claim a coupon`}</Link>
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
