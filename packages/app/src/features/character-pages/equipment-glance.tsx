import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { type CharacterView, getEquipment } from '@olympus/contract/character-pages'
import type { DataOf } from '@olympus/contract/endpoint'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card } from '@olympus/ui/card/card'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { knownSlots } from '@olympus/ui/equipment-grid/equipment-slots'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { VisuallyHidden } from '@olympus/ui/visually-hidden/visually-hidden'
import type { ReactNode } from 'react'

import { Link } from '../../shared/navigation/link.tsx'
import { Loaded } from '../../shared/loading/loaded.tsx'
import * as styles from './equipment-glance.css.ts'
import { glanceSlots } from './glance-slots.ts'
import { refreshMsOf } from './refresh-rules.ts'
import { AgeLine } from './section-age.tsx'
import { sectionPath } from './section-query.ts'
import { useItemTexts } from '../../shared/game-data/item-texts.ts'
import { englishLabels } from '../../shared/texts/english-texts.ts'

type Equipment = DataOf<typeof getEquipment>

interface EquipmentGlanceProps {
  readonly characterId: number
  /** Undefined while loading. */
  readonly character: CharacterView | undefined
}

/** All slots as small tiles. One button opens the tab: the tiles are not single links. */
export function EquipmentGlance({ characterId, character }: EquipmentGlanceProps): ReactNode {
  const { t } = useLingui()
  const refreshInterval = refreshMsOf(character)
  const answer = useApi(getEquipment, { params: { id: characterId } }, { refreshInterval })
  const { data } = answer
  const worn = data?.items.filter(({ slot }) => glanceSlots.some((code) => code === slot)).length
  const total = glanceSlots.length

  return (
    <Card
      isFlush
      title={t`Equipment`}
      footer={<AgeLine age={data} />}
      actions={
        worn === undefined ? undefined : <span className={styles.count}>{t`${worn} of ${total}`}</span>
      }
    >
      <Loaded
        // Until it is known whose character this is, a refusal is no error.
        answer={character ? answer : { mutate: answer.mutate }}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            icon="breastplate"
            headingLevel={3}
            size="sm"
            title={t`No equipment`}
            description={t`What the character wears appears here as soon as the game server reports it.`}
          />
        }
      >
        {(equipment) => (
          <div className={styles.content}>
            <Tiles equipment={equipment} />
            <ButtonLink asChild>
              <Link to={sectionPath('equipment', characterId)}>{t`Open equipment`}</Link>
            </ButtonLink>
          </div>
        )}
      </Loaded>
    </Card>
  )
}

function Tiles({ equipment }: { equipment: Equipment | undefined }): ReactNode {
  const texts = useItemTexts()
  return (
    <ul className={styles.tiles}>
      {glanceSlots.map((code) => {
        const item = equipment?.items.find(({ slot }) => slot === code)?.item
        const look = item && texts.lookOf(item, code)
        const slotIcon = knownSlots.find((slot) => slot.code === code)?.icon
        return (
          <li key={code} className={styles.place} {...englishLabels([look?.nameLang])}>
            {equipment ? (
              <>
                <VisuallyHidden>{texts.slotLabel(texts.slotName(code), look)}</VisuallyHidden>
                <ItemTile
                  icon={look?.icon ?? slotIcon}
                  rarity={look?.rarity}
                  state={item ? undefined : 'empty'}
                  upgrade={look?.upgrade}
                  className={styles.tile}
                />
              </>
            ) : (
              <Skeleton isBlock height="100%" radius={9} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
