import { useLingui } from '@lingui/react/macro'
import type { CharacterItem } from '@olympus/contract/character-item'
import { Badge } from '@olympus/ui/badge/badge'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { useItemLooks } from '../game-data/use-item-looks.ts'
import { NameText } from '../texts/name-text.tsx'
import * as styles from './plan.css.ts'

interface PlanSectionProps {
  readonly title: ReactNode
  readonly count: number
  readonly hint?: ReactNode
  readonly children?: ReactNode
}

/** One kind of consequence. */
export function PlanSection({ title, count, hint, children }: PlanSectionProps): ReactNode {
  const format = useFormat()
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.count}>{format.number(count)}</span>
      </div>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  )
}

interface PlanListProps {
  readonly label: string
  readonly isLost?: boolean
  readonly children: ReactNode
}

/** Scrolls within itself when it is long, also with the keyboard. */
export function PlanList({ label, isLost = false, children }: PlanListProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul tabIndex={0} aria-label={label} className={isLost ? styles.lost : styles.list}>
      {children}
    </ul>
  )
}

interface PlanItemProps {
  readonly item: CharacterItem
  /** If they are not those of the item. */
  readonly amount?: number
  /** Where it comes from or what it costs. */
  readonly line?: ReactNode
  readonly value?: ReactNode
  readonly isNew?: boolean
}

export function PlanItem({
  item,
  amount = item.amount,
  line,
  value,
  isNew = false,
}: PlanItemProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { lookOf } = useItemLooks()
  const { name, nameLang, icon, rarity, rarityLabel, upgrade } = lookOf(item)
  return (
    <li className={styles.row}>
      <ItemTile size={36} icon={icon} rarity={rarity} />
      <span className={styles.words}>
        <span className={styles.name}>
          <span>
            <NameText name={name} nameLang={nameLang} /> {upgrade}
          </span>
          {isNew && <Badge tone="accent">{t`New`}</Badge>}
        </span>
        <span className={styles.line2}>{line ?? rarityLabel}</span>
      </span>
      <span className={styles.value}>
        {value}
        {amount > 1 && <span>×{format.number(amount)}</span>}
      </span>
    </li>
  )
}
