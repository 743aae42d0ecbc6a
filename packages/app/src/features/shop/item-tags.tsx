import { useLingui } from '@lingui/react/macro'
import type { ShopItem } from '@olympus/contract/shop'
import { Icon } from '@olympus/ui/icon/icon'
import { Tag } from '@olympus/ui/tag/tag'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'

export function ItemTags({ item }: { item: Pick<ShopItem, 'sale' | 'availableUntil'> }): ReactNode {
  const { t } = useLingui()
  return (
    <>
      {item.sale && <Tag tone="solid">{t`On sale`}</Tag>}
      {item.availableUntil && <Tag icon={<Icon icon={Clock} size={13} />}>{t`Temporary`}</Tag>}
    </>
  )
}
