import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { Tabs } from '@olympus/ui/tabs/tabs'
import { useMemo, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { useLocale } from '../../locale/locale-context.ts'
import { BagGrid } from './bag-grid.tsx'
import * as styles from './inventory-section.css.ts'
import { filterBags, type Bag } from './inventory-bags.ts'
import { InventoryToolbar } from './inventory-toolbar.tsx'
import { bagNames } from '../../shared/game-data/slot-names.ts'
import { useInventoryQuery } from './use-inventory-query.ts'

interface BagsProps {
  readonly bags: readonly Bag[]
  readonly selectedPlace: string | null
  readonly onSelect: (place: string) => void
}

function useBagName() {
  const { t, i18n } = useLingui()
  return (type: number): string => {
    const known = bagNames[type]
    return known ? i18n._(known) : t`Bag ${type}`
  }
}

/** Bags as tabs. A search shows what it finds in all of them. */
export function Bags({ bags, selectedPlace, onSelect }: BagsProps): ReactNode {
  const { t } = useLingui()
  const { tag } = useLocale()
  const control = useInventoryQuery()
  const { query, change } = control
  const filtered = useMemo(() => filterBags(bags, query, tag), [bags, query, tag])
  const bagName = useBagName()
  const grid = (bag: Bag) => (
    <BagGrid
      label={bagName(bag.type)}
      items={bag.items}
      emptyPlaces={query.rarity || query.search ? 0 : (bag.size ?? 0) - bag.items.length}
      selectedPlace={selectedPlace}
      onSelect={onSelect}
    />
  )
  const isSearching = query.search !== undefined
  const found = filtered.filter(({ items }) => items.length > 0)
  const noMatch = <NoMatch onReset={() => change({ search: undefined, rarity: undefined })} />

  return (
    <div className={styles.content}>
      <InventoryToolbar {...control} />
      {isSearching ? (
        <div className={styles.found} role="region" aria-label={t`Found in all bags`}>
          {found.length === 0 && noMatch}
          {found.map((bag) => (
            <div key={bag.type} className={styles.foundBag}>
              <h3 className={styles.hint}>{bagName(bag.type)}</h3>
              {grid(bag)}
            </div>
          ))}
        </div>
      ) : (
        <Tabs
          label={t`Bags`}
          value={String(filtered.find(({ type }) => type === query.bag)?.type ?? filtered[0]?.type)}
          onValueChange={(bag) => change({ bag: Number(bag) })}
          tabs={filtered.map((bag) => ({
            value: String(bag.type),
            label: (
              <BagTab name={bagName(bag.type)} bag={bags.find(({ type }) => type === bag.type) ?? bag} />
            ),
            panel:
              bag.items.length === 0 && query.rarity ? noMatch : <BagPanel bag={bag}>{grid(bag)}</BagPanel>,
          }))}
        />
      )}
    </div>
  )
}

function BagTab({ name, bag: { items, size } }: { name: string; bag: Bag }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const count = format.number(items.length)
  const places = size === null ? null : format.number(size)
  return (
    <>
      {name} <span className={styles.hint}>{places === null ? count : t`${count} of ${places}`}</span>
    </>
  )
}

function BagPanel({ bag, children }: { bag: Bag; children: ReactNode }): ReactNode {
  const { t } = useLingui()
  return (
    <>
      {bag.items.length === 0 && <p className={styles.hint}>{t`This bag is empty.`}</p>}
      {children}
    </>
  )
}

function NoMatch({ onReset }: { onReset: () => void }): ReactNode {
  const { t } = useLingui()
  return (
    <EmptyState
      icon="knapsack"
      headingLevel={3}
      size="sm"
      title={t({ message: 'No items found', context: 'bags' })}
      description={t`No item matches the search and the filters.`}
      action={<Button onClick={onReset}>{t`Reset filters`}</Button>}
    />
  )
}
