import { Trans, useLingui } from '@lingui/react/macro'
import type { CharacterItem } from '@olympus/contract/character-item'
import { Icon } from '@olympus/ui/icon/icon'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import { RarityPips } from '@olympus/ui/rarity-pips/rarity-pips'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { Difference } from './difference.tsx'
import type { PlacedItem } from './inventory-bags.ts'
import { useFigureTexts, useItemFacts } from '../../shared/game-data/item-facts.tsx'
import { compareFigures, figuresOf, type ComparedFigure } from '../../shared/game-data/item-figure-rules.ts'
import { useItemTexts } from '../../shared/game-data/item-texts.ts'
import { NameText } from '../../shared/texts/name-text.tsx'
import * as styles from './item-panel.css.ts'

interface ItemPanelProps {
  readonly placed: PlacedItem
  /** The name of the character. */
  readonly owner: string
  /** What the character wears in the slot of the item. */
  readonly worn: CharacterItem | null
  /** A dialog names itself with the heading. */
  readonly isNameHidden?: boolean
}

/** Everything about one item, compared with what the character wears instead. */
export function ItemPanel({ placed: { item, look }, owner, worn, isNameHidden }: ItemPanelProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { lookOf } = useItemTexts()
  const { line, bonuses = [], binding } = useItemFacts()(item, { owner })
  const wornLook = worn && lookOf(worn)
  const wornName = wornLook && (
    <>
      <NameText {...wornLook} /> {wornLook.upgrade}
    </>
  )

  return (
    <div>
      <div className={styles.head}>
        <ItemTile icon={look.icon} rarity={look.rarity} size={72} />
        <div className={styles.words}>
          <RarityPips rarity={look.rarity} label={look.rarityLabel} />
          {!isNameHidden && (
            <h3 className={styles.name} lang={look.nameLang}>
              {look.name}
            </h3>
          )}
          {line !== undefined && <p className={styles.line}>{line}</p>}
          {item.amount > 1 && <p className={styles.line}>{t`Quantity: ${format.number(item.amount)}`}</p>}
        </div>
      </div>
      <Figures item={item} worn={worn} />
      {(bonuses.length > 0 || binding !== undefined || wornName) && (
        <div className={styles.notes}>
          {bonuses.map(({ key, text }) => (
            <p key={key}>{text}</p>
          ))}
          {binding !== undefined && (
            <p className={styles.binding}>
              <Icon icon={Lock} size={14} />
              {binding}
            </p>
          )}
          {wornName && (
            <p className={styles.line}>
              <Trans>Compared with {wornName}, worn now.</Trans>
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function Figures({ item, worn }: Pick<ItemPanelProps, 'worn'> & { item: CharacterItem }): ReactNode {
  const { t } = useLingui()
  const { figureLabel, figureValue } = useFigureTexts()
  const figures: readonly (Partial<ComparedFigure> & ReturnType<typeof figuresOf>[number])[] = worn
    ? compareFigures(item, worn)
    : figuresOf(item)
  if (figures.length === 0) return null

  return (
    <table className={styles.figures}>
      <thead className={worn ? undefined : styles.hiddenHead}>
        <tr>
          <th scope="col">{t`Figure`}</th>
          <th scope="col" className={styles.number}>{t`Value`}</th>
          {worn && <th scope="col" className={styles.number}>{t`Against worn`}</th>}
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <tr key={figure.key}>
            <th scope="row">{figureLabel(figure)}</th>
            <td className={styles.value}>{figureValue(figure)}</td>
            {worn && (
              <td className={styles.number}>
                <Difference difference={figure.difference ?? 0} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
