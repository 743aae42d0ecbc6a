import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import type { Coupon } from '@olympus/contract/coupons'
import { couponKinds, listCouponLogs } from '@olympus/contract/logs'
import { Badge } from '@olympus/ui/badge/badge'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Coin } from '@olympus/ui/coin/coin'
import { Icon } from '@olympus/ui/icon/icon'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import type { Column } from '@olympus/ui/table/table'
import { TextLink } from '@olympus/ui/text-link/text-link'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { DeliveryBadge } from '../../shared/delivery-badge.tsx'
import { isUnsettled } from '../../shared/delivery-rules.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { Moment } from '../../shared/moment.tsx'
import { deliveryReason } from '../../shared/texts/delivery-reasons.ts'
import { useCouponTexts } from '../../shared/texts/use-coupon-texts.tsx'
import * as cells from './log-cells.css.ts'
import { refreshWhile } from './log-entries.ts'
import { couponKindNames } from './log-texts.ts'
import { LogView } from './log-view.tsx'
import { useCouponCsv } from './use-coupon-csv.ts'
import { useReadCoupons } from './use-read-coupons.ts'
import { useLogPlace } from './use-log-place.ts'

const refreshInterval = refreshWhile<Coupon>(({ delivery }) => delivery !== null && isUnsettled(delivery))

export function CouponLogsPage(): ReactNode {
  const { t } = useLingui()
  const control = useLogPlace(couponKinds)
  const answer = useApi(listCouponLogs, { query: control.query }, { refreshInterval })

  return (
    <LogView
      caption={t`Coupon logs`}
      control={control}
      answer={answer}
      kinds={{ label: t({ message: 'Contents', context: 'coupon' }), names: couponKindNames }}
      columns={useCouponColumns(answer.data?.entries)}
      csv={{ log: 'coupons', columns: useCouponCsv(), read: useReadCoupons() }}
      empty={{
        title: t`No coupon logs`,
        description: t`Coupons you claim appear here with their contents, character and delivery.`,
        action: (
          <ButtonLink asChild>
            <Link to={paths.coupons}>{t`Claim a coupon`}</Link>
          </ButtonLink>
        ),
      }}
    />
  )
}

function useCouponColumns(coupons: readonly Coupon[] | undefined): Column<Coupon>[] {
  const { t } = useLingui()
  const texts = useCouponTexts(coupons)

  return [
    {
      id: 'contents',
      header: t({ message: 'Contents', context: 'coupon' }),
      isRowHeader: true,
      cell: (coupon) => (
        <span className={cells.item}>
          <CouponTile contents={coupon.contents} item={texts.itemOf(coupon)} />
          <span className={cells.itemName}>{texts.contents(coupon)}</span>
        </span>
      ),
    },
    {
      id: 'origin',
      header: t`Origin`,
      cell: (coupon) =>
        texts.source(coupon) ?? <span className={cells.code}>{texts.code(coupon) ?? '–'}</span>,
    },
    { id: 'claimedAt', header: t`Claimed`, cell: ({ claimedAt }) => <Moment at={claimedAt} /> },
    {
      id: 'redeemedAt',
      header: t`Redeemed`,
      cell: ({ redeemedAt }) => (redeemedAt === null ? '–' : <Moment at={redeemedAt} />),
    },
    { id: 'character', header: t`Character`, cell: ({ character }) => character?.name ?? '–' },
    { id: 'state', header: t`Status`, mobile: 'end', cell: (coupon) => <CouponState coupon={coupon} /> },
  ]
}

interface CouponTileProps extends Pick<Coupon, 'contents'> {
  readonly item: ReturnType<ReturnType<typeof useCouponTexts>['itemOf']>
}

function CouponTile({ contents, item }: CouponTileProps): ReactNode {
  if (contents.kind === 'coins')
    return (
      <ItemTile rarity="accent" size={36}>
        <Coin size={20} />
      </ItemTile>
    )
  return <ItemTile icon={item ? item.icon : 'ticket'} rarity={item ? item.rarity : 'rare'} size={36} />
}

/** Shows the state of a coupon, and a link while it can be redeemed. */
function CouponState({ coupon: { contents, delivery } }: { coupon: Coupon }): ReactNode {
  const { t, i18n } = useLingui()
  if (contents.kind === 'coins' || contents.kind === 'tickets')
    return (
      <Badge tone="success" icon={<Icon icon={Check} size={13} />}>
        {t`Credited`}
      </Badge>
    )
  const isRedeemable = !delivery || delivery.state === 'failed'
  const reason = delivery && deliveryReason(delivery)

  return (
    <div className={cells.state}>
      {delivery ? <DeliveryBadge delivery={delivery} /> : <Badge>{t`In the inventory`}</Badge>}
      {reason && <span className={cells.note}>{i18n._(reason)}</span>}
      {isRedeemable && (
        <span className={cells.note}>
          <TextLink asChild>
            <Link to={paths.coupons}>{delivery ? t`Redeem again` : t`Redeem`}</Link>
          </TextLink>
        </span>
      )}
    </div>
  )
}
