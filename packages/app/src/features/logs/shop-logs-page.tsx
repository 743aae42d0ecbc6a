import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import type { DataOf } from '@olympus/contract/endpoint'
import { listShopLogs } from '@olympus/contract/logs'
import type { ShopOrder } from '@olympus/contract/shop'
import { Button } from '@olympus/ui/button/button'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import type { Column } from '@olympus/ui/table/table'
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { useFormat } from '../../locale/use-format.ts'
import { paths } from '../../paths.ts'
import { CopyableId } from '../../shared/copyable-id.tsx'
import { DeliveryBadge } from '../../shared/delivery-badge.tsx'
import { isUnsettled } from '../../shared/delivery-rules.ts'
import { Link } from '../../shared/link.tsx'
import { Moment } from '../../shared/moment.tsx'
import * as cells from './log-cells.css.ts'
import { readLogQuery } from './log-query.ts'
import { LogTable } from './log-table.tsx'

const OrderDialog = lazy(() =>
  import('./order-dialog.tsx').then((module) => ({ default: module.OrderDialog })),
)

const refreshMs = 5000

const whileUnsettled = (log?: DataOf<typeof listShopLogs>): number =>
  log?.entries.some(({ delivery }) => isUnsettled(delivery)) ? refreshMs : 0

export function ShopLogsPage(): ReactNode {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const place = useMemo(() => readLogQuery(search), [search])
  const answer = useApi(listShopLogs, { query: place }, { refreshInterval: whileUnsettled })
  const [openId, setOpenId] = useState<number | null>(null)
  const openOrder = answer.data?.entries.find(({ id }) => id === openId)

  return (
    <>
      <LogTable
        caption={t`Shop logs`}
        place={place}
        answer={answer}
        columns={useOrderColumns(setOpenId)}
        empty={
          <EmptyState
            icon="ancient-columns"
            title={t`No shop logs`}
            description={t`Your orders are listed here with their price, their character and their delivery.`}
            action={
              <ButtonLink asChild>
                <Link to={paths.shop}>{t`Open the shop`}</Link>
              </ButtonLink>
            }
          />
        }
      />
      {openOrder && (
        <Suspense>
          <OrderDialog order={openOrder} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </>
  )
}

function useOrderColumns(onOpen: (orderId: number) => void): Column<ShopOrder>[] {
  const { t } = useLingui()
  const format = useFormat()

  return [
    {
      id: 'item',
      header: t`Item`,
      isRowHeader: true,
      cell: ({ item, quantity }) => (
        <span className={cells.item}>
          <ItemTile icon={item.icon} rarity={item.rarity} size={36} />
          <span>
            <span className={cells.itemName}>{item.name}</span>{' '}
            {quantity > 1 && <span className={cells.quantity}>×{format.number(quantity)}</span>}
          </span>
        </span>
      ),
    },
    {
      id: 'id',
      header: t`Order ID`,
      cell: ({ id }) => <CopyableId id={id} copyLabel={t`Copy order ID ${id}`} />,
    },
    { id: 'character', header: t`Character`, cell: ({ character }) => character.name },
    { id: 'createdAt', header: t`Date`, cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      id: 'total',
      header: t`Total price`,
      align: 'end',
      cell: ({ totalPriceCoins }) => (
        <span className={cells.amount}>
          {format.number(totalPriceCoins)} <span className={cells.unit}>{t`OC`}</span>
        </span>
      ),
    },
    { id: 'delivery', header: t`Delivery`, cell: ({ delivery }) => <DeliveryBadge delivery={delivery} /> },
    {
      id: 'details',
      header: t`Details`,
      align: 'end',
      mobile: 'end',
      cell: ({ id }) => (
        <Button tone="ghost" size="sm" aria-label={t`Details of order ${id}`} onClick={() => onOpen(id)}>
          {t`Details`}
        </Button>
      ),
    },
  ]
}
