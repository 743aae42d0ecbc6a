import { useLingui } from '@lingui/react/macro'
import { shopTags, type ShopQuery } from '@olympus/contract/shop'
import { Checkbox } from '@olympus/ui/checkbox/checkbox'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import * as styles from './shop-filters.css.ts'
import type { ShopFacets } from './shop-query-rules.ts'
import type { ShopQueryControl } from './use-shop-query.ts'

type Tag = NonNullable<ShopQuery['tag']>[number]

interface TagFilterProps {
  readonly control: ShopQueryControl
  readonly totals: ShopFacets['tagTotals'] | undefined
}

export function TagFilter({ control: { query, change }, totals }: TagFilterProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const names: Record<Tag, string> = { 'on-sale': t`On sale`, temporary: t`Temporary` }
  const totalOf: Record<Tag, number | undefined> = {
    'on-sale': totals?.onSale,
    temporary: totals?.temporary,
  }
  const chosen = query.tag ?? []
  const toggle = (tag: Tag) =>
    change({ tag: shopTags.filter((known) => (known === tag) !== chosen.includes(known)) })

  return (
    <div className={styles.tags}>
      {shopTags.map((tag) => (
        <div key={tag} className={styles.tag}>
          <Checkbox checked={chosen.includes(tag)} onChange={() => toggle(tag)}>
            {names[tag]}
          </Checkbox>
          <span className={styles.count}>{totals && format.number(totalOf[tag] ?? 0)}</span>
        </div>
      ))}
    </div>
  )
}
