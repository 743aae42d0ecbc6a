import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'
import { SearchField } from '@olympus/ui/search-field/search-field'
import { Select } from '@olympus/ui/select/select'
import { rarities } from '@olympus/ui/rarity-pips/rarities'
import type { ReactNode } from 'react'

import { rarityNames } from '../../shared/texts/rarity-names.ts'
import { useDebouncedText } from '../../shared/use-debounced-text.ts'
import { inventorySorts, type InventoryQuery } from './inventory-query.ts'
import * as styles from './inventory-section.css.ts'
import type { InventoryQueryControl } from './use-inventory-query.ts'

const sortNames: Record<InventoryQuery['sort'], MessageDescriptor> = {
  place: msg`By place`,
  rarity: msg`By rarity`,
  name: msg`By name`,
}

const allRarities = 'all'

export function InventoryToolbar({ query, change }: InventoryQueryControl): ReactNode {
  const { t, i18n } = useLingui()
  const search = useDebouncedText(query.search ?? '', (text) => change({ search: text || undefined }))
  const rarityOptions = [
    { value: allRarities, label: t`All rarities` },
    ...rarities.toReversed().map((rarity) => ({ value: rarity, label: i18n._(rarityNames[rarity]) })),
  ]

  return (
    <search className={styles.toolbar}>
      <SearchField
        className={styles.search}
        label={t`Search in all bags`}
        placeholder={t`Search in all bags`}
        clearLabel={t`Clear search`}
        maxLength={limits.searchMaxLength}
        value={search.text}
        onChange={(event) => search.setText(event.target.value)}
      />
      <Select
        label={t`Rarity`}
        isLabelHidden
        value={query.rarity ?? allRarities}
        options={rarityOptions}
        onValueChange={(value) => change({ rarity: rarities.find((rarity) => rarity === value) })}
      />
      <Select
        label={t`Sort`}
        isLabelHidden
        value={query.sort}
        options={inventorySorts.map((sort) => ({ value: sort, label: i18n._(sortNames[sort]) }))}
        onValueChange={(value) => change({ sort: inventorySorts.find((sort) => sort === value) ?? 'place' })}
      />
    </search>
  )
}
