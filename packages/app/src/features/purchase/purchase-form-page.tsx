import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listPackages } from '@olympus/contract/purchase'
import { Card } from '@olympus/ui/card/card'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { DebtNotice } from '../../shared/debt-notice.tsx'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { PageHead } from '../../shared/navigation/page-head.tsx'
import { ErrorText } from '../../shared/texts/error-text.tsx'
import { offerInput } from './purchase-form-rules.ts'
import { PurchaseForm } from './purchase-form.tsx'
import { SpendingLimitsCard } from './spending-limits-card.tsx'

export function PurchaseFormPage(): ReactNode {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const input = offerInput(search)
  // Keeps the previous prices visible while prices in another currency load.
  const offer = useApi(listPackages, input, { keepPreviousData: true })
  const isOtherShown = input.query?.currency !== undefined && input.query.currency !== offer.data?.currency

  return (
    <>
      <PageHead
        title={t`Buy Olympus Coins`}
        line={t`Coins are added to your balance as soon as the transaction is verified.`}
      />
      <DebtNotice />
      <Loaded
        answer={offer}
        isEmpty={({ packages }) => packages.length === 0}
        empty={
          <Card isFlush>
            <EmptyState
              icon="two-coins"
              title={t`Nothing for sale right now`}
              description={t`You cannot buy Olympus Coins right now. Try again later.`}
            />
          </Card>
        }
      >
        {(loaded) => (
          <PurchaseForm
            offer={loaded}
            currencyError={isOtherShown && offer.error ? <ErrorText error={offer.error} /> : undefined}
          />
        )}
      </Loaded>
      <SpendingLimitsCard />
    </>
  )
}
