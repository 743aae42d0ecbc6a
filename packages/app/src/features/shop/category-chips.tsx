import { useLingui } from '@lingui/react/macro'
import type { DataOf } from '@olympus/contract/endpoint'
import type { listShopItems, ShopQuery } from '@olympus/contract/shop'
import type { ReactNode } from 'react'

import { centerInRow } from '../../shared/navigation/center-in-row.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { langOf, type OperatorTexts } from '../../shared/texts/english-texts.ts'
import * as styles from './shop-page.css.ts'
import { changeShopQuery, shopSearch } from './shop-query-rules.ts'

type Categories = DataOf<typeof listShopItems>['categories']

interface CategoryChipsProps {
  readonly query: ShopQuery
  readonly categories: Categories | undefined
}

/** The shop categories on a phone, in a row that scrolls sideways. */
export function CategoryChips({ query, categories = [] }: CategoryChipsProps): ReactNode {
  const { t } = useLingui()
  const all: OperatorTexts<'name'> & { id: string | undefined; name: string } = {
    id: undefined,
    name: t`All items`,
  }

  return (
    <nav aria-label={t`Categories`} className={styles.chips}>
      {[all, ...categories].map(({ id, name, ...texts }) => (
        <Link
          key={id ?? ''}
          to={{ search: shopSearch(changeShopQuery(query, { category: id })) }}
          ref={query.category === id ? centerInRow : undefined}
          aria-current={query.category === id ? 'true' : undefined}
          lang={langOf(texts, 'name')}
          className={styles.chip}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
