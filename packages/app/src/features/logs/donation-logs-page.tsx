import { useLingui } from '@lingui/react/macro'
import { useClient } from '@olympus/api-client/api-provider'
import { useApi } from '@olympus/api-client/hooks'
import { listDonationLogs, type DonationLog } from '@olympus/contract/logs'
import { purchaseStates } from '@olympus/contract/purchase'
import { ButtonLink } from '@olympus/ui/button/button-link'
import type { Column } from '@olympus/ui/table/table'
import { TextLink } from '@olympus/ui/text-link/text-link'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { paths } from '../../paths.ts'
import { purchasePath } from '../../player-paths.ts'
import { CopyableId } from '../../shared/copyable-id.tsx'
import { lateDialog } from '../../shared/loading/late-dialog.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { Moment } from '../../shared/moment.tsx'
import { PurchaseStateBadge } from '../../shared/purchase-state-badge.tsx'
import { methodNames, purchaseStateNames } from '../../shared/texts/purchase-texts.ts'
import { useErrorMessage } from '../../shared/texts/use-error-message.ts'
import * as cells from './log-cells.css.ts'
import { refreshWhile } from './log-entries.ts'
import { LogView } from './log-view.tsx'
import { usePurchaseCsv } from './use-purchase-csv.ts'
import { useLogPlace } from './use-log-place.ts'

const PurchaseDialog = lateDialog(() => import('./purchase-dialog.tsx'), 'PurchaseDialog')

const refreshInterval = refreshWhile<DonationLog>(
  ({ state }) => state === 'verifying' || state === 'withdrawn',
)

export function DonationLogsPage(): ReactNode {
  const { t } = useLingui()
  const client = useClient()
  const control = useLogPlace(purchaseStates)
  const answer = useApi(listDonationLogs, { query: control.query }, { refreshInterval })

  return (
    <LogView
      caption={t`Donation logs`}
      control={control}
      answer={answer}
      kinds={{ label: t`Status`, names: purchaseStateNames }}
      columns={usePurchaseColumns()}
      csv={{
        log: 'donations',
        columns: usePurchaseCsv(),
        read: (query) => client.call(listDonationLogs, { query }),
      }}
      empty={{
        title: t`No donation logs`,
        description: t`Your purchases of Olympus Coins appear here with their amount, price and status.`,
        action: (
          <ButtonLink asChild>
            <Link to={paths.purchase}>{t`Buy OC`}</Link>
          </ButtonLink>
        ),
      }}
      details={{
        buttonLabel: (id) => t`Details of donation ${id}`,
        mobile: 'bare',
        load: PurchaseDialog.load,
        dialog: (purchase, onClose) => <PurchaseDialog purchase={purchase} onClose={onClose} />,
      }}
    />
  )
}

function usePurchaseColumns(): Column<DonationLog>[] {
  const { t, i18n } = useLingui()
  const format = useFormat()

  return [
    {
      id: 'id',
      header: t`Donation ID`,
      isRowHeader: true,
      cell: ({ id }) => <CopyableId id={id} copyLabel={t`Copy donation ID ${id}`} />,
    },
    { id: 'createdAt', header: t`Date`, cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      id: 'coins',
      header: t`Olympus Coins`,
      align: 'end',
      cell: ({ coins, bonusCoins }) => (
        <span className={cells.amount}>
          {format.number(coins + bonusCoins)} <span className={cells.unit}>{t`OC`}</span>
        </span>
      ),
    },
    {
      id: 'price',
      header: t`Price`,
      align: 'end',
      cell: ({ amountCents, currency }) => format.money(amountCents, currency),
    },
    { id: 'method', header: t`Method`, cell: ({ method }) => i18n._(methodNames[method]) },
    {
      id: 'state',
      header: t`Status`,
      mobile: 'end',
      cell: (purchase) => <PurchaseState purchase={purchase} />,
    },
  ]
}

/** Shows the state, the reason of a failure, and a link to an open purchase. */
function PurchaseState({ purchase: { id, state, failure } }: { purchase: DonationLog }): ReactNode {
  const { t } = useLingui()
  const messageOf = useErrorMessage()
  const isOpen = state === 'pending' || state === 'verifying'

  return (
    <div className={cells.state}>
      <PurchaseStateBadge state={state} />
      {failure && <span className={cells.note}>{messageOf(failure)}</span>}
      {isOpen && (
        <span className={cells.note}>
          <TextLink asChild>
            <Link to={purchasePath(id)}>{state === 'pending' ? t`Continue` : t`View status`}</Link>
          </TextLink>
        </span>
      )}
    </div>
  )
}
