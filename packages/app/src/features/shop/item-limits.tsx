import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ItemLimit } from '@olympus/contract/shop'
import { Callout } from '@olympus/ui/callout/callout'
import { Icon } from '@olympus/ui/icon/icon'
import { Gauge } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import * as styles from './item-dialog.css.ts'

/** How many of an item the player can still buy, and when the limit renews. */
export function ItemLimits({ limits }: { limits: readonly ItemLimit[] }): ReactNode {
  const { t } = useLingui()
  const reachedText = useReachedText()
  const leftText = useLeftText()
  if (limits.length === 0) return null

  const reached = limits.filter(({ remaining }) => remaining === 0)
  const last = reached.find(({ renewsAt }) => renewsAt === null) ?? reached[0]
  if (last)
    return (
      <Callout tone="warning" title={t`Limit reached`}>
        {reachedText(last)}
      </Callout>
    )
  return (
    <div className={styles.notes}>
      {limits.map((limit) => (
        <p key={limit.period} className={styles.note}>
          <Icon icon={Gauge} />
          {leftText(limit)}
        </p>
      ))}
    </div>
  )
}

function useLeftText(): (limit: ItemLimit) => string {
  const { t } = useLingui()
  const format = useFormat()
  return ({ period, ...limit }) => {
    const left = format.number(limit.remaining)
    const most = format.number(limit.maxQuantity)
    return {
      account: t`${left} of ${most} left for your account`,
      day: t`${left} of ${most} left today`,
      week: t`${left} of ${most} left this week`,
      month: t`${left} of ${most} left this month`,
    }[period]
  }
}

function useReachedText(): (limit: ItemLimit) => string {
  const { t } = useLingui()
  const format = useFormat()
  return ({ maxQuantity, renewsAt }) => {
    if (renewsAt === null)
      return t`${plural(maxQuantity, {
        one: 'Each account can buy this item once, and you already have.',
        other: 'Each account can buy # of this item, and you have bought them all.',
      })}`
    const renewal = format.dateTime(renewsAt)
    return t`${plural(maxQuantity, {
      one: `You have bought the one you can have for now. You can buy another starting ${renewal}.`,
      other: `You have bought all # you can have for now. You can buy more starting ${renewal}.`,
    })}`
  }
}
