import { useLingui } from '@lingui/react/macro'
import { useClient } from '@olympus/api-client/api-provider'
import { useApi } from '@olympus/api-client/hooks'
import { listShopLogs, orderKinds } from '@olympus/contract/logs'
import type { ShopOrder } from '@olympus/contract/shop'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import type { Column } from '@olympus/ui/table/table'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { paths } from '../../paths.ts'
import { CopyableId } from '../../shared/copyable-id.tsx'
import { DeliveryBadge } from '../../shared/delivery-badge.tsx'
import { isUnsettled } from '../../shared/delivery-rules.ts'
import { lateDialog } from '../../shared/loading/late-dialog.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { Moment } from '../../shared/moment.tsx'
import { langOf } from '../../shared/texts/english-texts.ts'
import { useGiftText } from '../../shared/texts/use-gift-text.ts'
import * as cells from './log-cells.css.ts'
import { refreshWhile } from './log-entries.ts'
import { orderKindNames } from './log-texts.ts'
import { LogView } from './log-view.tsx'
import { useLogPlace } from './use-log-place.ts'
import { useOrderCsv } from './use-order-csv.ts'

const OrderDialog = lateDialog(() => import('./order-dialog.tsx'), 'OrderDialog')

const refreshInterval = refreshWhile<ShopOrder>(({ delivery }) => isUnsettled(delivery))

export function ShopLogsPage(): ReactNode {
  const { t } = useLingui()
  const client = useClient()
  const control = useLogPlace(orderKinds)
  const answer = useApi(listShopLogs, { query: control.query }, { refreshInterval })

  return (
    <LogView
      caption={t`Shop logs`}
      control={control}
      answer={answer}
      kinds={{ label: t`Type`, names: orderKindNames }}
      columns={useOrderColumns()}
      csv={{
        log: 'shop',
        columns: useOrderCsv(),
        read: (query) => client.call(listShopLogs, { query }),
      }}
      empty={{
        title: t`No shop logs`,
        description: t`Your orders appear here with their price, character and delivery.`,
        action: (
          <ButtonLink asChild>
            <Link to={paths.shop}>{t`Open the shop`}</Link>
          </ButtonLink>
        ),
      }}
      details={{
        buttonLabel: (id) => t`Details of order ${id}`,
        mobile: 'end',
        load: OrderDialog.load,
        dialog: (order, onClose) => <OrderDialog order={order} onClose={onClose} />,
      }}
    />
  )
}

function useOrderColumns(): Column<ShopOrder>[] {
  const { t } = useLingui()
  const giftText = useGiftText()
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
            <span className={cells.itemName} lang={langOf(item, 'name')}>
              {item.name}
            </span>{' '}
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
    {
      id: 'character',
      header: t`Character`,
      cell: (order) => (
        <span className={cells.state}>
          {order.character.name}
          {order.gift && <span className={cells.note}>{giftText(order)}</span>}
        </span>
      ),
    },
    { id: 'createdAt', header: t`Date`, cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      id: 'total',
      header: t`Total price`,
      align: 'end',
      cell: ({ totalPriceCoins, gift }) =>
        gift?.direction === 'gift-received' ? (
          t`Gift`
        ) : (
          <span className={cells.amount}>
            {format.number(totalPriceCoins)} <span className={cells.unit}>{t`OC`}</span>
          </span>
        ),
    },
    { id: 'delivery', header: t`Delivery`, cell: ({ delivery }) => <DeliveryBadge delivery={delivery} /> },
  ]
}
