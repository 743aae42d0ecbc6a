import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import type { ReactNode } from 'react'

import { LabelText, useStatisticNames } from './statistic-names.tsx'
import * as styles from './item-rows.css.ts'

interface ItemRow {
  readonly key: string
  readonly vnum: number
  /** Below the name. */
  readonly line: ReactNode
  readonly end: ReactNode
}

/** Items with one fact each. */
export function ItemRows({ rows }: { readonly rows: readonly ItemRow[] }): ReactNode {
  const { item, gameData } = useStatisticNames()
  return (
    <ul className={styles.rows}>
      {rows.map(({ key, vnum, line, end }) => {
        const known = gameData.item(vnum)
        return (
          <li key={key} className={styles.row}>
            <ItemTile icon={known?.icon ?? 'help'} rarity={known?.rarity ?? undefined} size={36} />
            <span className={styles.words}>
              <span className={styles.name}>
                <LabelText {...item(vnum)} />
              </span>
              {line && <span className={styles.line}>{line}</span>}
            </span>
            <span className={styles.end}>{end}</span>
          </li>
        )
      })}
    </ul>
  )
}
