import { useLingui } from '@lingui/react/macro'
import { Card } from '@olympus/ui/card/card'
import type { ReactNode } from 'react'

import * as styles from './coupons-page.css.ts'

export function HowCouponsWork(): ReactNode {
  const { t } = useLingui()
  const steps = [
    {
      title: t`Claim the code`,
      text: t`Enter it exactly as written. Upper and lower case matter.`,
    },
    {
      title: t`Receive the reward`,
      text: t`Olympus Coins and fortune wheel tickets are credited at once. Item coupons go to the coupon inventory.`,
    },
    {
      title: t`Redeem for a character`,
      text: t`Choose a character for each item coupon. Some coupons require a minimum account age or are only for selected accounts.`,
    },
  ]
  return (
    <Card title={t`How coupons work`}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span aria-hidden className={styles.stepNumber}>
              {index + 1}
            </span>
            <div>
              <b className={styles.stepTitle}>{title}</b>
              <p className={styles.stepText}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
