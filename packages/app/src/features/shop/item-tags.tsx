import { useLingui } from '@lingui/react/macro'
import type { ShopItem } from '@olympus/contract/shop'
import { Icon } from '@olympus/ui/icon/icon'
import { Tag } from '@olympus/ui/tag/tag'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'

import { useDuration } from './use-duration.ts'

export function ItemTags({ item }: { item: Pick<ShopItem, 'sale' | 'durationHours'> }): ReactNode {
  const { t } = useLingui()
  const duration = useDuration()(item.durationHours ?? 0)
  return (
    <>
      {item.sale && <Tag tone="solid">{t`On sale`}</Tag>}
      {item.durationHours !== null && (
        <Tag icon={<Icon icon={Clock} size={13} />}>{t`Temporary: ${duration}`}</Tag>
      )}
    </>
  )
}
