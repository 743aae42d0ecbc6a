import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { getSpin } from '@olympus/contract/fortune-wheel'
import type { Spin } from '@olympus/contract/wheel'
import { TextLink } from '@olympus/ui/text-link/text-link'
import type { ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { DeliveryBadge } from '../../shared/delivery-badge.tsx'
import { isUnsettled } from '../../shared/delivery-rules.ts'
import { deliveryReason } from '../../shared/texts/delivery-reasons.ts'
import { Link } from '../../shared/navigation/link.tsx'
import * as styles from './fortune-wheel-page.css.ts'

const refreshMs = 3000

/** The spin with its current delivery, until that is settled. The last known one stays if that fails. */
function useFollowedSpin(spin: Spin): Spin {
  const isOpen = spin.delivery !== null && isUnsettled(spin.delivery)
  const { data } = useApi(getSpin, isOpen ? { params: { spinId: spin.id } } : null, {
    refreshInterval: (known) => (known && !(known.delivery && isUnsettled(known.delivery)) ? 0 : refreshMs),
  })
  return data ?? spin
}

/** Where the reward of the last spin is. */
export function LastSpin({ spin }: { readonly spin: Spin }): ReactNode {
  const { t, i18n } = useLingui()
  const { reward, delivery, couponId, character } = useFollowedSpin(spin)
  if (reward.contents.kind === 'coins')
    return <p className={styles.outcome}>{t`The coins are on your balance.`}</p>
  if (reward.contents.kind === 'tickets')
    return <p className={styles.outcome}>{t`The tickets are ready to spin.`}</p>
  if (couponId !== null)
    return (
      <p className={styles.outcome}>
        {t`The game refused the delivery. The reward is in your coupon inventory.`}{' '}
        <TextLink asChild>
          <Link to={paths.coupons}>{t`Redeem`}</Link>
        </TextLink>
      </p>
    )
  const characterName = character?.name
  const reason = delivery && deliveryReason(delivery)
  return (
    <p className={styles.outcome}>
      {characterName !== undefined && <span>{t`For ${characterName}`}</span>}
      {delivery && <DeliveryBadge delivery={delivery} />}
      {reason && <span>{i18n._(reason)}</span>}
    </p>
  )
}
