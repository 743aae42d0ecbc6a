import { useLingui } from '@lingui/react/macro'
import type { Package } from '@olympus/contract/purchase'
import { Button } from '@olympus/ui/button/button'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { totalCoins } from './purchase-form-rules.ts'
import * as styles from './purchase-page.css.ts'

interface PayBarProps {
  readonly chosen: Package | null
  readonly isPending: boolean
}

/** Price and pay button on a phone, always visible above the navigation. */
export function PayBar({ chosen, isPending }: PayBarProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const coins = chosen && format.number(totalCoins(chosen))

  return (
    <div className={styles.payBar}>
      <div className={styles.payBarText}>
        {chosen ? (
          <>
            <p className={styles.payBarAmount}>{format.money(chosen.amountCents, chosen.currency)}</p>
            <p className={styles.payBarNote}>{t`${coins} OC, VAT included`}</p>
          </>
        ) : (
          <p className={styles.payBarNote}>{t`No amount selected yet`}</p>
        )}
      </div>
      <Button type="submit" tone="primary" size="lg" isPending={isPending}>
        {t`Proceed to payment`}
      </Button>
    </div>
  )
}
