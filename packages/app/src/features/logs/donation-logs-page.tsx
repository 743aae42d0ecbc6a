import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import type { DataOf } from '@olympus/contract/endpoint'
import { listDonationLogs, type DonationLog } from '@olympus/contract/logs'
import { Button } from '@olympus/ui/button/button'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import type { Column } from '@olympus/ui/table/table'
import { TextLink } from '@olympus/ui/text-link/text-link'
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { useFormat } from '../../locale/use-format.ts'
import { paths, purchasePath } from '../../paths.ts'
import { CopyableId } from '../../shared/copyable-id.tsx'
import { Link } from '../../shared/link.tsx'
import { Moment } from '../../shared/moment.tsx'
import { PurchaseStateBadge } from '../../shared/purchase-state-badge.tsx'
import { methodNames } from '../../shared/purchase-texts.ts'
import { useErrorMessage } from '../../shared/use-error-message.ts'
import * as cells from './log-cells.css.ts'
import { readLogQuery } from './log-query.ts'
import { LogTable } from './log-table.tsx'

const DonationDialog = lazy(() =>
  import('./donation-dialog.tsx').then((module) => ({ default: module.DonationDialog })),
)

const refreshMs = 5000

const whileUnsettled = (log?: DataOf<typeof listDonationLogs>): number =>
  log?.entries.some(({ state }) => state === 'verifying' || state === 'withdrawn') ? refreshMs : 0

export function DonationLogsPage(): ReactNode {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const place = useMemo(() => readLogQuery(search), [search])
  const answer = useApi(listDonationLogs, { query: place }, { refreshInterval: whileUnsettled })
  const [openId, setOpenId] = useState<number | null>(null)
  const openDonation = answer.data?.entries.find(({ id }) => id === openId)

  return (
    <>
      <LogTable
        caption={t`Donation logs`}
        place={place}
        answer={answer}
        columns={useDonationColumns(setOpenId)}
        empty={
          <EmptyState
            icon="ancient-columns"
            title={t`No donation logs`}
            description={t`Your purchases of Olympus Coins are listed here with their amount, price and state.`}
            action={
              <ButtonLink asChild>
                <Link to={paths.purchase}>{t`Buy OC`}</Link>
              </ButtonLink>
            }
          />
        }
      />
      {openDonation && (
        <Suspense>
          <DonationDialog donation={openDonation} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </>
  )
}

function useDonationColumns(onOpen: (donationId: number) => void): Column<DonationLog>[] {
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
      header: t`State`,
      mobile: 'end',
      cell: (donation) => <DonationState donation={donation} />,
    },
    {
      id: 'details',
      header: t`Details`,
      align: 'end',
      cell: ({ id }) => (
        <Button tone="ghost" size="sm" aria-label={t`Details of donation ${id}`} onClick={() => onOpen(id)}>
          {t`Details`}
        </Button>
      ),
    },
  ]
}

/** The state, why it failed, and the way on where there is one. */
function DonationState({ donation: { id, state, failure } }: { donation: DonationLog }): ReactNode {
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
            <Link to={purchasePath(id)}>{state === 'pending' ? t`Continue` : t`Follow`}</Link>
          </TextLink>
        </span>
      )}
    </div>
  )
}
