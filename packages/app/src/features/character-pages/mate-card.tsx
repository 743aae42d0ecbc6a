import { useLingui } from '@lingui/react/macro'
import type { CharacterMate } from '@olympus/contract/character-mates'
import { Badge } from '@olympus/ui/badge/badge'
import { ElementBadge } from '@olympus/ui/element-badge/element-badge'
import { Icon } from '@olympus/ui/icon/icon'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import { VisuallyHidden } from '@olympus/ui/visually-hidden/visually-hidden'
import { Footprints } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { useCharacterTexts } from '../../shared/texts/character-texts.ts'
import { useItemTexts } from '../../shared/game-data/item-texts.ts'
import { NameText } from '../../shared/texts/name-text.tsx'
import * as styles from './mate-card.css.ts'
import { useMateTexts } from './mate-texts.tsx'
import { gearOf, isTopRank, loyaltyMax } from './mates-rules.ts'

interface MateCardProps {
  readonly mate: CharacterMate
  /** The name of the character. */
  readonly owner: string
  readonly isShown: boolean
  readonly onChoose: (id: string) => void
}

/** A pet or partner at a glance. Choosing it shows its details. */
export function MateCard({ mate, owner, isShown, onChoose }: MateCardProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const texts = useMateTexts()

  return (
    <button type="button" aria-pressed={isShown} className={styles.card} onClick={() => onChoose(mate.id)}>
      <span className={styles.head}>
        <ItemTile icon={texts.icon(mate)} size={64} className={styles.portrait[mate.element ?? 'neutral']} />
        <span className={styles.words}>
          <span className={styles.name} translate="no">
            {mate.name}
          </span>
          <span className={styles.hint}>{texts.levelLine(mate)}</span>
        </span>
      </span>
      <MateMarks mate={mate} owner={owner} />
      <span className={styles.figures}>
        <span className={styles.loyalty}>
          <span className={styles.label}>{t`Loyalty`}</span>
          <LoyaltyBar loyalty={mate.loyalty} />
          <b className={styles.value}>{format.number(mate.loyalty)}</b>
        </span>
        <span className={styles.figure}>
          <span className={styles.label}>{t`Attack`}</span>
          <b className={styles.value}>{format.change(mate.attack)}</b>
        </span>
        <span className={styles.figure}>
          <span className={styles.label}>{t`Defense`}</span>
          <b className={styles.value}>{format.change(mate.defense)}</b>
        </span>
      </span>
      <Gear mate={mate} />
      {mate.skills.length > 0 && (
        <span className={styles.skills}>
          <span className={styles.hint}>{t`Skill ranks`}</span>
          <span className={styles.ranks}>
            {mate.skills.map(({ skill, rank }, index) => (
              <SkillRank key={`${skill} ${index}`} rank={rank} />
            ))}
          </span>
        </span>
      )}
    </button>
  )
}

/** Element, and whether the mate accompanies the character. */
export function MateMarks({ mate, owner }: { mate: CharacterMate; owner: string }): ReactNode {
  const { t } = useLingui()
  const { elementName } = useCharacterTexts()
  if (mate.element === null && !mate.isInTeam) return null
  return (
    <span className={styles.marks}>
      {mate.element !== null && <ElementBadge element={mate.element} label={elementName(mate.element)} />}
      {mate.isInTeam && owner && (
        <Badge tone="accent" icon={<Icon icon={Footprints} size={13} />}>
          {t`With ${owner}`}
        </Badge>
      )}
    </span>
  )
}

/** Decorative: the figure is beside it. */
const LoyaltyBar = ({ loyalty }: { loyalty: number }): ReactNode => (
  <span aria-hidden className={styles.track}>
    <span className={styles.filled} style={{ width: `${Math.min(1, loyalty / loyaltyMax) * 100}%` }} />
  </span>
)

/** Items as tiles. Their names and tooltips are in the details. */
function Gear({ mate }: { mate: CharacterMate }): ReactNode {
  const { t } = useLingui()
  const texts = useItemTexts()
  const gear = gearOf(mate)
  if (gear.length === 0) return null
  const worn = gear.flatMap(({ slot, item }) => (item ? texts.lookOf(item, slot) : []))
  return (
    <span className={styles.gear}>
      <VisuallyHidden>
        {t`Equipment`}: {worn.length === 0 && t`Empty`}
        {worn.map((look, index) => (
          <Fragment key={index}>
            {index > 0 && ', '}
            <NameText {...look} />
          </Fragment>
        ))}
      </VisuallyHidden>
      {gear.map(({ slot, item }, index) => {
        const look = item && texts.lookOf(item, slot)
        return (
          <ItemTile
            key={`${slot} ${index}`}
            icon={look?.icon}
            rarity={look?.rarity}
            state={look ? undefined : 'empty'}
            size={36}
          />
        )
      })}
    </span>
  )
}

export function SkillRank({ rank }: { rank: string }): ReactNode {
  const { t } = useLingui()
  return (
    <span data-top={isTopRank(rank) || undefined} className={styles.rank}>
      <VisuallyHidden>{t`Rank`} </VisuallyHidden>
      <span translate="no">{rank}</span>
    </span>
  )
}
