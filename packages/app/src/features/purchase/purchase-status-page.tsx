import { useLingui } from '@lingui/react/macro'
import type { Purchase } from '@olympus/contract/purchase'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card } from '@olympus/ui/card/card'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { KeyValue } from '@olympus/ui/key-value/key-value'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { CopyableId } from '../../shared/copyable-id.tsx'
import { Link } from '../../shared/navigation/link.tsx'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { PageHead } from '../../shared/navigation/page-head.tsx'
import { useOc } from '../../shared/texts/use-oc.ts'
import { OrderSummary } from './order-summary.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import * as styles from './purchase-page.css.ts'
import { PurchaseSteps, type PurchaseStep } from './purchase-steps.tsx'
import type { PurchaseOutcome } from './purchase-status-rules.ts'
import { usePurchaseStatus } from './use-purchase-status.ts'

/**
 * The result of a purchase, for a player who returns from the provider. Null: the
 * URL contains no purchase ID.
 */
export function PurchaseStatusPage({ purchaseId }: { purchaseId: number | null }): ReactNode {
  const { t } = useLingui()
  return (
    <>
      <PageHead
        title={t`Buy Olympus Coins`}
        line={t`Coins are added to your balance as soon as the transaction is verified.`}
      />
      {purchaseId === null ? <NoSuchPurchase /> : <FollowedPurchase purchaseId={purchaseId} />}
    </>
  )
}

function FollowedPurchase({ purchaseId }: { purchaseId: number }): ReactNode {
  const { answer, outcome } = usePurchaseStatus(purchaseId)
  if (answer.error?.key === 'NOT_FOUND') return <NoSuchPurchase />

  return (
    <Loaded answer={answer}>
      {(purchase) => (
        <PurchaseStatus
          purchase={purchase}
          outcome={outcome ?? 'verifying'}
          onCheckAgain={() => void answer.mutate()}
        />
      )}
    </Loaded>
  )
}

const stepOf: Record<PurchaseOutcome, PurchaseStep | null> = {
  unpaid: 'payment',
  declined: 'payment',
  expired: 'payment',
  failed: 'payment',
  verifying: 'verifying',
  delayed: 'verifying',
  succeeded: null,
  withdrawn: null,
  'partially-refunded': null,
  refunded: null,
  disputed: null,
}

interface PurchaseStatusProps {
  /** Undefined while loading. */
  readonly purchase: Purchase | undefined
  readonly outcome: PurchaseOutcome
  readonly onCheckAgain: () => void
}

export function PurchaseStatus({ purchase, outcome, onCheckAgain }: PurchaseStatusProps): ReactNode {
  const { t } = useLingui()
  const oc = useOc()
  const purchaseId = purchase?.id ?? 0

  return (
    <div className={styles.statusPage}>
      <PurchaseSteps current={stepOf[outcome]} />
      <div className={styles.columns}>
        <OutcomeCard purchase={purchase} outcome={outcome} onCheckAgain={onCheckAgain} />
        {purchase ? (
          <OrderSummary
            amount={purchase}
            method={purchase.method}
            rows={
              <>
                <KeyValue label={t`Donation ID`}>
                  <CopyableId id={purchaseId} copyLabel={t`Copy donation ID ${purchaseId}`} />
                </KeyValue>
                {outcome === 'succeeded' && (
                  <KeyValue label={t`New balance`}>{oc(purchase.balanceCoins)}</KeyValue>
                )}
              </>
            }
          />
        ) : (
          <Skeleton isBlock height={360} radius={12} />
        )}
      </div>
    </div>
  )
}

/** The ID does not exist or belongs to another player: the server does not reveal which. */
function NoSuchPurchase(): ReactNode {
  const { t } = useLingui()
  return (
    <Card isFlush>
      <EmptyState
        icon="two-coins"
        title={t`Purchase not found`}
        description={t`The address may be incomplete, or the purchase belongs to another account.`}
        action={
          <ButtonLink asChild tone="primary">
            <Link to={paths.purchase}>{t`Buy OC`}</Link>
          </ButtonLink>
        }
      />
    </Card>
  )
}
