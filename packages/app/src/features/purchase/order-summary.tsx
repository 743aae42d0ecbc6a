import { useLingui } from '@lingui/react/macro'
import type { Package, PurchaseMethod } from '@olympus/contract/purchase'
import { Card } from '@olympus/ui/card/card'
import { Coin } from '@olympus/ui/coin/coin'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { methodNames } from '../../shared/texts/purchase-texts.ts'
import { useOc } from '../../shared/texts/use-oc.ts'
import { totalCoins } from './purchase-form-rules.ts'
import * as styles from './purchase-page.css.ts'

type Amount = Pick<Package, 'coins' | 'bonusCoins' | 'amountCents' | 'currency'>

interface OrderSummaryProps {
  /** Null until an amount is selected. */
  readonly amount: Amount | null
  readonly method: PurchaseMethod | null
  /** Extra rows below the payment method. */
  readonly rows?: ReactNode
  /** Content below the total. */
  readonly children?: ReactNode
}

/** The chosen package, the payment method and the price. */
export function OrderSummary({ amount, method, rows, children }: OrderSummaryProps): ReactNode {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const none = '–'
  const oc = useOc()

  return (
    <Card title={t`Summary`} className={styles.summary}>
      <div className={styles.summaryBody}>
        <div className={styles.gets}>
          <Coin size={44} />
          <div>
            <p className={styles.getsAmount}>{amount ? format.number(totalCoins(amount)) : none}</p>
            <p className={styles.getsUnit}>{t`Olympus Coins`}</p>
          </div>
        </div>
        <KeyValueList className={styles.facts}>
          <KeyValue label={t`Amount`}>{amount ? oc(amount.coins) : none}</KeyValue>
          {(amount?.bonusCoins ?? 0) > 0 && (
            <KeyValue label={t`Bonus`} tone="success">
              {oc(amount?.bonusCoins ?? 0)}
            </KeyValue>
          )}
          <KeyValue label={t`Method`}>{method ? i18n._(methodNames[method]) : none}</KeyValue>
          {rows}
        </KeyValueList>
        <div className={styles.total}>
          <p className={styles.totalLabel}>
            {t`Total`}
            <span className={styles.totalNote}>{t`VAT included`}</span>
          </p>
          <p className={styles.totalAmount}>
            {amount ? format.money(amount.amountCents, amount.currency) : none}
          </p>
        </div>
        {children}
      </div>
    </Card>
  )
}
