import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { getUser } from '@olympus/contract/account'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Icon } from '@olympus/ui/icon/icon'
import { KeyValue } from '@olympus/ui/key-value/key-value'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { LockKeyhole } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'

import { FailureText } from '../../shared/texts/failure-text.tsx'
import { useOc } from '../../shared/texts/use-oc.ts'
import { OrderSummary } from './order-summary.tsx'
import { totalCoins } from './purchase-form-rules.ts'
import * as styles from './purchase-page.css.ts'
import type { PurchaseFormState } from './use-purchase-form.ts'

export function FormSummary({ form }: { form: PurchaseFormState }): ReactNode {
  const { t } = useLingui()
  const { chosen, method, isPending } = form

  return (
    <OrderSummary
      amount={chosen}
      method={method}
      rows={
        <KeyValue label={t`Balance after`}>
          <BalanceAfter boughtCoins={chosen && totalCoins(chosen)} />
        </KeyValue>
      }
    >
      <Refusal form={form} />
      <Button
        type="submit"
        tone="primary"
        size="xl"
        isBlock
        isPending={isPending}
        icon={<Icon icon={LockKeyhole} />}
        className={styles.aboveMobile}
      >
        {t`Proceed to secure payment`}
      </Button>
      <p className={styles.assurance}>
        {t`You enter your card details on the page of the payment provider. They never reach Olympus.`}
      </p>
    </OrderSummary>
  )
}

function BalanceAfter({ boughtCoins }: { boughtCoins: number | null }): ReactNode {
  const oc = useOc()
  const { data: user, error } = useApi(getUser)
  if (boughtCoins === null || (error && !user)) return '–'
  if (!user) return <Skeleton width={72} />
  return oc(Math.max(0, user.balanceCoins + boughtCoins - user.debtCoins))
}

/** Why the purchase could not start. Scrolled into view on a phone, where the button is not next to it. */
function Refusal({ form: { failure } }: { form: PurchaseFormState }): ReactNode {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (failure) ref.current?.focus()
  }, [failure])

  if (!failure) return null
  return (
    <Callout ref={ref} tone="danger" role="alert" tabIndex={-1}>
      <FailureText failure={failure} />
    </Callout>
  )
}
