import { Trans, useLingui } from '@lingui/react/macro'
import { appearanceSlots, type CharacterView } from '@olympus/contract/character-pages'
import { Callout } from '@olympus/ui/callout/callout'
import { Card } from '@olympus/ui/card/card'
import { ElementBadge } from '@olympus/ui/element-badge/element-badge'
import { knownSlots } from '@olympus/ui/equipment-grid/equipment-slots'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { Moment } from '../../shared/moment.tsx'
import { useCharacterTexts } from '../../shared/texts/character-texts.ts'
import * as page from './character-page.css.ts'
import * as styles from './public-section.css.ts'
import { PlacesCard } from './leaderboards/places-card.tsx'
import { useItemTexts } from '../../shared/game-data/item-texts.ts'

/** What everybody sees of a character. */
export function PublicSection({ character }: { character: CharacterView }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const texts = useCharacterTexts()
  const { sections, gold, bankMoney, lastVisit } = character
  const isNothingOpen = sections.length === 0 && bankMoney === null && lastVisit === null

  return (
    <div className={page.columns}>
      <div className={page.column}>
        <PlacesCard characterId={character.id} own={null} />
        <Appearance character={character} />
      </div>
      <div className={page.column}>
        <Card title={t`About`}>
          <KeyValueList>
            <KeyValue label={t`Class`}>{texts.className(character)}</KeyValue>
            <KeyValue label={t`Element`}>
              <ElementBadge element={character.element} label={texts.element(character)} />
            </KeyValue>
            <KeyValue label={t`Faction`}>{texts.faction(character)}</KeyValue>
            <KeyValue label={t`Reputation`}>{format.number(character.reputation)}</KeyValue>
            <KeyValue label={t`Achievement points`}>{format.number(character.achievementPoints)}</KeyValue>
            {gold !== null && <KeyValue label={t`Gold`}>{format.number(gold)}</KeyValue>}
            {bankMoney !== null && <KeyValue label={t`Bank money`}>{format.number(bankMoney)}</KeyValue>}
            {lastVisit && (
              <KeyValue label={t`Last visit`}>
                <LastVisit lastVisit={lastVisit} />
              </KeyValue>
            )}
          </KeyValueList>
        </Card>
        {isNothingOpen && (
          <Callout icon={Lock}>
            <Trans>
              <b>This is the public part.</b> Everything else is seen by the owner alone.
            </Trans>
          </Callout>
        )}
      </div>
    </div>
  )
}

interface LastVisitProps {
  readonly lastVisit: NonNullable<CharacterView['lastVisit']>
}

function LastVisit({ lastVisit: { presence, leftAt } }: LastVisitProps): ReactNode {
  const { t } = useLingui()
  if (presence === 'online') return t`In the game`
  return leftAt === null ? t`Not known` : <Moment at={leftAt} as="day" />
}

function Appearance({ character: { appearance } }: { character: CharacterView }): ReactNode {
  const { t } = useLingui()
  const texts = useItemTexts()
  return (
    <Card
      title={t({ message: 'Appearance', context: 'character' })}
      actions={<span className={styles.hint}>{t`As everybody sees it in the game`}</span>}
    >
      <ul className={styles.tiles}>
        {appearanceSlots.map((code) => {
          const worn = appearance.find(({ slot }) => slot === code)
          const look = worn && texts.lookOf(worn, code)
          return (
            <li key={code} className={styles.place}>
              <ItemTile
                icon={look?.icon ?? knownSlots.find((slot) => slot.code === code)?.icon}
                rarity={look?.rarity}
                state={worn ? undefined : 'empty'}
                size={64}
              />
              <span>{texts.slotName(code)}</span>
              <span className={styles.name} lang={look?.nameLang}>
                {look ? look.name : t`Empty`}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
