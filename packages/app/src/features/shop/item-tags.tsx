import { useLingui } from '@lingui/react/macro'
import type { ShopItem } from '@olympus/contract/shop'
import { Badge } from '@olympus/ui/badge/badge'
import { Icon } from '@olympus/ui/icon/icon'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'

export function ItemTags({ item }: { item: Pick<ShopItem, 'sale' | 'availableUntil'> }): ReactNode {
  const { t } = useLingui()
  return (
    <>
      {item.sale && <Badge tone="solid">{t`On sale`}</Badge>}
      {item.availableUntil && <Badge icon={<Icon icon={Clock} size={13} />}>{t`Temporary`}</Badge>}
    </>
  )
}
