import { useLingui } from '@lingui/react/macro'
import type { Coupon } from '@olympus/contract/coupons'
import { Button } from '@olympus/ui/button/button'
import { ofRarity } from '@olympus/ui/rarity-pips/rarity.css'
import type { ReactNode } from 'react'

import type { Opener } from '../../shared/loading/use-late-dialog.ts'
import { Moment } from '../../shared/moment.tsx'
import { deliveryReason } from '../../shared/texts/delivery-reasons.ts'
import { useCouponTexts } from '../../shared/texts/use-coupon-texts.tsx'
import * as styles from './coupons-page.css.ts'
import { TicketStub } from './ticket-stub.tsx'

interface CouponTicketProps {
  readonly coupon: Coupon
  readonly opener: Opener
}

export function CouponTicket({ coupon, opener }: CouponTicketProps): ReactNode {
  const { t, i18n } = useLingui()
  const texts = useCouponTexts([coupon])
  const { contents, claimedAt, delivery } = coupon
  const item = texts.itemOf(coupon)
  // Coins and tickets are credited at once.
  if (!item || contents.kind === 'coins' || contents.kind === 'tickets') return null
  const itemName = item.name
  const source = texts.source(coupon)
  const code = texts.code(coupon)
  const reason = delivery && deliveryReason(delivery)

  return (
    <li className={`${styles.ticket} ${ofRarity[item.rarity]}`}>
      <TicketStub contents={contents} icon={item.icon} />
      <div className={styles.ticketBody}>
        <div>
          <h3 className={styles.ticketName} lang={item.nameLang}>
            {itemName}
          </h3>
          {source !== null && <p className={styles.quiet}>{source}</p>}
          {code !== null && <p className={styles.ticketCode}>{code}</p>}
          {delivery?.state === 'failed' && (
            <p className={styles.returned}>
              {t`We could not deliver it, so it is back here.`} {reason && i18n._(reason)}
            </p>
          )}
        </div>
        <div className={styles.ticketFoot}>
          <span className={styles.quiet}>
            {source === null && <span className={styles.aboveMobile}>{t`Claimed`} </span>}
            <Moment at={claimedAt} as="date" />
          </span>
          <Button
            size="sm"
            className={styles.ticketAction}
            aria-haspopup="dialog"
            aria-label={t`Redeem ${itemName}`}
            {...opener}
          >
            {t`Redeem`}
          </Button>
        </div>
      </div>
    </li>
  )
}
