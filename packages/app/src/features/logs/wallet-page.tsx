import { useLingui } from '@lingui/react/macro'
import { useClient } from '@olympus/api-client/api-provider'
import { useApi } from '@olympus/api-client/hooks'
import { listWalletMovements, movementKinds, type WalletMovement } from '@olympus/contract/logs'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { Stat, StatList } from '@olympus/ui/stat/stat'
import type { Column } from '@olympus/ui/table/table'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { paths } from '../../paths.ts'
import { CopyableId } from '../../shared/copyable-id.tsx'
import { Link } from '../../shared/navigation/link.tsx'
import { Moment } from '../../shared/moment.tsx'
import { useLastData } from '../../shared/loading/use-last-data.ts'
import { useOc } from '../../shared/texts/use-oc.ts'
import * as cells from './log-cells.css.ts'
import { movementNames } from './log-texts.ts'
import { LogView } from './log-view.tsx'
import { useLogPlace } from './use-log-place.ts'
import { useMovementCsv } from './use-movement-csv.ts'

/** Lists all transactions with coins and the balance after each. */
export function WalletPage(): ReactNode {
  const { t } = useLingui()
  const client = useClient()
  const oc = useOc()
  const control = useLogPlace(movementKinds)
  const answer = useApi(listWalletMovements, { query: control.query })
  const { last: wallet } = useLastData(answer)
  const owed = wallet && wallet.debtCoins > 0 && oc(wallet.debtCoins)

  return (
    <>
      {(wallet || !answer.error) && (
        <StatList className={cells.summary}>
          <Stat
            label={t`Balance`}
            value={wallet ? oc(wallet.balanceCoins) : <Skeleton width={140} height={32} />}
          />
          {owed && <Stat label={t`Owed`} value={owed} />}
        </StatList>
      )}
      <LogView
        caption={t`Wallet`}
        control={control}
        answer={answer}
        kinds={{ label: t`Type`, names: movementNames }}
        columns={useMovementColumns()}
        csv={{
          log: 'wallet',
          columns: useMovementCsv(),
          read: (query) => client.call(listWalletMovements, { query }),
        }}
        empty={{
          title: t`No transactions`,
          description: t`Every transaction with Olympus Coins appears here, with the balance after it.`,
          action: (
            <ButtonLink asChild>
              <Link to={paths.purchase}>{t`Buy OC`}</Link>
            </ButtonLink>
          ),
        }}
      />
    </>
  )
}

/**
 * The order or donation ID, as the other logs show it, or the ticket of support. Other references mean
 * nothing to players.
 */
const numberOf = (reference: string): string | undefined =>
  /^(?:(?:order|donation):(?=\d)|ticket:)([^:]+)/.exec(reference)?.[1]

function useMovementColumns(): Column<WalletMovement>[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const oc = useOc()

  return [
    {
      id: 'kind',
      header: t`Type`,
      isRowHeader: true,
      cell: ({ kind }) => <span className={cells.itemName}>{i18n._(movementNames[kind])}</span>,
    },
    {
      id: 'reference',
      header: t`Reference`,
      cell: ({ reference }) => {
        const number = numberOf(reference)
        return number ? <CopyableId id={number} copyLabel={t`Copy reference ${number}`} /> : '–'
      },
    },
    { id: 'createdAt', header: t`Date`, cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      id: 'coins',
      header: t({ message: 'Amount', context: 'movement' }),
      align: 'end',
      mobile: 'end',
      cell: ({ coins }) => (
        <span className={cells.amount}>
          {format.change(coins)} <span className={cells.unit}>{t`OC`}</span>
        </span>
      ),
    },
    {
      id: 'balance',
      header: t`Balance`,
      align: 'end',
      cell: ({ balanceCoins, debtCoins }) => (
        <Balance coins={oc(balanceCoins)} owed={debtCoins > 0 && oc(debtCoins)} />
      ),
    },
  ]
}

function Balance({ coins, owed }: { readonly coins: string; readonly owed: string | false }): ReactNode {
  const { t } = useLingui()
  return (
    <div>
      <span className={cells.amount}>{coins}</span>
      {owed && <div className={cells.note}>{t`${owed} owed`}</div>}
    </div>
  )
}
