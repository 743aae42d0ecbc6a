import { cx } from 'class-variance-authority'
import { ChevronRight } from 'lucide-react'
import { Slot } from 'radix-ui/slot'
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'

import { GameIcon, type GameIconProps } from '../game-icon/game-icon.tsx'
import { Icon } from '../icon/icon.tsx'
import type { Rarity } from '../rarity-pips/rarities.ts'
import { RarityPips } from '../rarity-pips/rarity-pips.tsx'
import { ofRarity } from '../rarity-pips/rarity.css.ts'
import * as styles from './item-card.css.ts'

export type ItemCardProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** An empty link. It receives the item's name and covers the card. */
  link: ReactElement
  name: string
  /** The language of the name, if it differs from that of the page. */
  nameLang?: string | undefined
  icon: GameIconProps['name']
  rarity: Rarity
  rarityLabel: string
  subcategory: ReactNode
  /** A `CoinAmount`. */
  price: ReactNode
  /** "+7", shown on the lower edge of the picture. */
  upgrade?: ReactNode
  /** `Tag`s: "On sale", "Temporary". */
  tags?: ReactNode
  headingLevel?: 2 | 3 | 4 | undefined
}

/** An item in the shop. The whole card is one link, named after the item. */
export function ItemCard({
  link,
  name,
  nameLang,
  icon,
  rarity,
  rarityLabel,
  subcategory,
  price,
  upgrade,
  tags,
  headingLevel = 3,
  className,
  ...props
}: ItemCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article {...props} className={cx(styles.root, ofRarity[rarity], className)}>
      <div className={cx(styles.artSpace, styles.art)}>
        {tags !== undefined && <div className={styles.tags}>{tags}</div>}
        <GameIcon name={icon} size={undefined} className={styles.icon} />
        {upgrade !== undefined && <span className={styles.upgrade}>{upgrade}</span>}
      </div>
      <div className={styles.body}>
        <Heading className={styles.name} title={name} lang={nameLang}>
          <Slot className={styles.link}>{cloneElement(link, {}, name)}</Slot>
        </Heading>
        <div className={styles.line}>
          <span className={styles.subcategory}>{subcategory}</span>
          <RarityPips rarity={rarity} label={rarityLabel} isLabelHidden className={styles.pips} />
        </div>
        <div className={styles.foot}>
          {price}
          <span aria-hidden className={styles.go}>
            <Icon icon={ChevronRight} />
          </span>
        </div>
      </div>
    </article>
  )
}
