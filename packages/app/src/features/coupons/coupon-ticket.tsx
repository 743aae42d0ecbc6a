import { useLingui } from '@lingui/react/macro'
import type { Coupon } from '@olympus/contract/coupons'
import { Button } from '@olympus/ui/button/button'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import { ofRarity } from '@olympus/ui/rarity-pips/rarity.css'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { Moment } from '../../shared/moment.tsx'
import { deliveryFailureTexts } from '../../shared/texts/delivery-texts.ts'
import * as styles from './coupons-page.css.ts'

interface CouponTicketProps {
  readonly coupon: Coupon
  readonly onRedeem: () => void
}

export function CouponTicket({ coupon, onRedeem }: CouponTicketProps): ReactNode {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { contents, code, claimedAt, delivery } = coupon
  if (contents.kind === 'coins') return null
  const { name: itemName, icon, rarity } = contents.item

  return (
    <li className={`${styles.ticket} ${ofRarity[rarity]}`}>
      <div className={styles.ticketStub}>
        <GameIcon name={icon} size={52} />
        <span className={styles.ticketQuantity}>×{format.number(contents.quantity)}</span>
      </div>
      <div className={styles.ticketBody}>
        <div>
          <h3 className={styles.ticketName}>{itemName}</h3>
          {code !== null && <p className={styles.ticketCode}>{code}</p>}
          {delivery?.state === 'failed' && (
            <p className={styles.returned}>
              {t`We could not deliver it, so it is back here.`}{' '}
              {delivery.failureReason && i18n._(deliveryFailureTexts[delivery.failureReason])}
            </p>
          )}
        </div>
        <div className={styles.ticketFoot}>
          <span className={styles.quiet}>
            <span className={styles.aboveMobile}>{t`Claimed`} </span>
            <Moment at={claimedAt} as="date" />
          </span>
          <Button size="sm" aria-haspopup="dialog" aria-label={t`Redeem ${itemName}`} onClick={onRedeem}>
            {t`Redeem`}
          </Button>
        </div>
      </div>
    </li>
  )
}
