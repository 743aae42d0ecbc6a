import { Plural, useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Icon } from '@olympus/ui/icon/icon'
import { PriceRange } from '@olympus/ui/price-range/price-range'
import { Select } from '@olympus/ui/select/select'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { VisuallyHidden } from '@olympus/ui/visually-hidden/visually-hidden'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { langOf, type OperatorTexts } from '../../shared/texts/english-texts.ts'
import { TagFilter } from './tag-filter.tsx'
import * as styles from './shop-filters.css.ts'
import {
  changeShopQuery,
  hasFilters,
  shopSearch,
  withoutFilters,
  type ShopFacets,
} from './shop-query-rules.ts'
import type { ShopQueryControl } from './use-shop-query.ts'

interface ShopFiltersProps {
  readonly control: ShopQueryControl
  /** The available filters; undefined while loading. */
  readonly facets: ShopFacets | undefined
  /** False on a phone, which shows categories above the items, unless the items could not be loaded. */
  readonly hasCategories?: boolean
}

const allSubcategories = 'all'

export function ShopFilters({ control, facets, hasCategories = true }: ShopFiltersProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { query, change, show } = control
  const subcategories =
    facets?.categories.find(({ id }) => id === query.category)?.subcategories ??
    facets?.categories.flatMap((category) => category.subcategories) ??
    []

  return (
    <div className={styles.panel}>
      {hasCategories && (
        <div className={styles.group}>
          <h2 className={styles.title}>{t`Categories`}</h2>
          <Categories control={control} facets={facets} />
        </div>
      )}
      <div className={styles.group}>
        <Select
          label={t`Subcategory`}
          value={query.subcategory ?? allSubcategories}
          options={[
            { value: allSubcategories, label: t`All subcategories` },
            ...subcategories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onValueChange={(value) => change({ subcategory: value === allSubcategories ? undefined : value })}
        />
      </div>
      <div className={styles.group}>
        <PriceRange
          label={t`Price`}
          minLabel={t`Minimum price`}
          maxLabel={t`Maximum price`}
          separator={t`to`}
          max={facets?.highestPriceCoins ?? 0}
          value={{ min: query.minPriceCoins ?? null, max: query.maxPriceCoins ?? null }}
          format={format.number}
          onValueCommit={({ min, max }) =>
            change(
              { minPriceCoins: min ?? undefined, maxPriceCoins: max ?? undefined },
              { isReplacing: true },
            )
          }
        />
      </div>
      <div className={styles.group}>
        <h2 className={styles.title}>{t`Tags`}</h2>
        <TagFilter control={control} totals={facets?.tagTotals} />
      </div>
      <div className={styles.group}>
        <Button
          isBlock
          icon={<Icon icon={RotateCcw} />}
          aria-disabled={!hasFilters(query) || undefined}
          onClick={() => show(withoutFilters(query))}
        >
          {t`Reset filters`}
        </Button>
      </div>
    </div>
  )
}

function Categories({ control: { query }, facets }: Omit<ShopFiltersProps, 'hasCategories'>): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  if (!facets)
    return (
      <div className={styles.categories}>
        {[64, 88, 112, 96, 104, 72].map((width) => (
          <span key={width} className={styles.category}>
            <Skeleton width={width} />
          </span>
        ))}
      </div>
    )

  const all: OperatorTexts<'name'> & { id: string | undefined; name: string; totalItems: number } = {
    id: undefined,
    name: t`All items`,
    totalItems: facets.totalItems,
  }
  return (
    <nav aria-label={t`Categories`} className={styles.categories}>
      {[all, ...facets.categories].map(({ id, name, totalItems, ...texts }) => (
        <Link
          key={id ?? ''}
          to={{ search: shopSearch(changeShopQuery(query, { category: id })) }}
          aria-current={query.category === id ? 'true' : undefined}
          className={styles.category}
        >
          <span lang={langOf(texts, 'name')}>{name}</span>
          <span className={styles.count}>
            <span aria-hidden>{format.number(totalItems)}</span>
            <VisuallyHidden>
              <Plural value={totalItems} one="# item" other="# items" />
            </VisuallyHidden>
          </span>
        </Link>
      ))}
    </nav>
  )
}
