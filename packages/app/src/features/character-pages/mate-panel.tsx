import { Trans, useLingui } from '@lingui/react/macro'
import type { CharacterMate } from '@olympus/contract/character-mates'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import { ItemTooltip } from '@olympus/ui/item-tooltip/item-tooltip'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import { Meter } from '@olympus/ui/meter/meter'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { useItemFacts } from '../../shared/game-data/item-facts.tsx'
import { useItemTexts } from '../../shared/game-data/item-texts.ts'
import { MateMarks, SkillRank } from './mate-card.tsx'
import * as styles from './mate-panel.css.ts'
import { useMateTexts } from './mate-texts.tsx'
import { gearOf, isPartner, loyaltyMax } from './mates-rules.ts'

interface MatePanelProps {
  readonly mate: CharacterMate
  /** The name of the character. */
  readonly owner: string
  /** A dialog names itself with the heading. */
  readonly isNameHidden?: boolean
}

/** Everything about one pet or partner. */
export function MatePanel({ mate, owner, isNameHidden }: MatePanelProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const texts = useMateTexts()
  const type = texts.typeName(mate)
  const line = texts.levelLine(mate)
  const nextLevel = format.number(mate.level + 1)
  const loyalty = format.number(mate.loyalty)
  const most = format.number(loyaltyMax)

  return (
    <div>
      <div className={styles.art[mate.element ?? 'neutral']}>
        <GameIcon name={texts.icon(mate) ?? 'plain-circle'} size={104} />
      </div>
      <div className={styles.body}>
        <div>
          {!isNameHidden && (
            <h2 className={styles.name} translate="no">
              {mate.name}
            </h2>
          )}
          <p className={styles.hint}>
            <Trans>
              {type}: {line}
            </Trans>
          </p>
        </div>
        <MateMarks mate={mate} owner={owner} />
        {mate.levelProgress !== null && (
          <Meter
            label={t`Experience to level ${nextLevel}`}
            value={mate.levelProgress}
            valueText={format.percent(mate.levelProgress / 100)}
          />
        )}
        <KeyValueList>
          <KeyValue label={t`HP`}>{format.number(mate.hp)}</KeyValue>
          <KeyValue label={t`MP`}>{format.number(mate.mp)}</KeyValue>
          <KeyValue label={t`Attack`}>{format.change(mate.attack)}</KeyValue>
          <KeyValue label={t`Defense`}>{format.change(mate.defense)}</KeyValue>
          <KeyValue label={t`Loyalty`}>
            {mate.loyalty > loyaltyMax ? loyalty : t`${loyalty} of ${most}`}
          </KeyValue>
        </KeyValueList>
        <Gear mate={mate} owner={owner} />
        <Skills mate={mate} />
      </div>
    </div>
  )
}

function Gear({ mate, owner }: Pick<MatePanelProps, 'mate' | 'owner'>): ReactNode {
  const { t } = useLingui()
  const texts = useItemTexts()
  const factsOf = useItemFacts()
  const gear = gearOf(mate)
  const worn = gear.flatMap(({ slot, item }) => (item ? { slot, item } : []))
  if (gear.length === 0) return null

  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{t`Equipment`}</h3>
      {worn.length === 0 && <p className={styles.hint}>{t`This partner wears nothing.`}</p>}
      <ul className={styles.list}>
        {worn.map(({ slot, item }, index) => {
          const look = texts.lookOf(item, slot)
          return (
            <li key={`${slot} ${index}`} className={styles.entry}>
              <ItemTooltip facts={factsOf(item, { owner, slot })} className={styles.item}>
                <ItemTile icon={look.icon} rarity={look.rarity} size={36} />
                <span className={styles.words}>
                  <span lang={look.nameLang}>{look.name}</span>
                  <span className={styles.note}>{texts.slotName(slot)}</span>
                </span>
              </ItemTooltip>
              <b className={styles.figure}>{look.upgrade}</b>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Skills({ mate }: Pick<MatePanelProps, 'mate'>): ReactNode {
  const { t } = useLingui()
  const texts = useMateTexts()
  if (mate.skills.length === 0 && !isPartner(mate)) return null
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{t`Skills`}</h3>
      {mate.skills.length === 0 && <p className={styles.hint}>{t`This partner has no skills yet.`}</p>}
      <ul className={styles.list}>
        {mate.skills.map(({ skill, rank }, index) => (
          <li key={`${skill} ${index}`} className={styles.entry}>
            <GameIcon name={texts.skillIcon(skill)} size={20} className={styles.skillIcon} />
            <span className={styles.words}>{texts.skillName(skill)}</span>
            <SkillRank rank={rank} />
          </li>
        ))}
      </ul>
    </div>
  )
}
