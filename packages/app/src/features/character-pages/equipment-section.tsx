import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { type CharacterView, getEquipment } from '@olympus/contract/character-pages'
import { Card } from '@olympus/ui/card/card'
import { EquipmentGridSkeleton } from '@olympus/ui/equipment-grid/equipment-grid-skeleton'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { Suspense, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { lazyPart } from '../../shared/loading/lazy-part.tsx'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { Resistances, Vitals } from './attributes.tsx'
import * as page from './character-page.css.ts'
import { ComparisonSelect } from './comparison/comparison-select.tsx'
import { useComparedId } from './comparison/use-compared-id.ts'
import { EquipmentLinksCard } from './equipment-links/equipment-links-card.tsx'
import * as styles from './equipment-section.css.ts'
import { refreshMsOf } from './refresh-rules.ts'
import { refuseClosed } from './refuse-closed.ts'
import { AgeLine, QuietCallout } from './section-age.tsx'
import { useViewRequest } from './view-request.ts'
import { WornItems } from './worn-items.tsx'

const Comparison = lazyPart(() => import('./comparison/comparison.tsx'), 'Comparison')

interface EquipmentSectionProps {
  readonly characterId: number
  /** Undefined while loading. */
  readonly character: CharacterView | undefined
}

/** All slots around the figure, with the attributes beside them; or a comparison with another character. */
export function EquipmentSection({ characterId, character }: EquipmentSectionProps): ReactNode {
  const refreshInterval = refreshMsOf(character)
  const answer = useApi(getEquipment, useViewRequest(characterId), { refreshInterval })
  refuseClosed(answer, character)
  const comparedId = useComparedId(characterId)
  const isComparing = comparedId !== null && character !== undefined && character.own !== null

  return (
    <>
      {character?.own !== null && <ComparisonSelect characterId={characterId} comparedId={comparedId} />}
      <QuietCallout age={answer.data} />
      {isComparing ? (
        <Suspense>
          <Comparison key={comparedId} character={character} comparedId={comparedId} />
        </Suspense>
      ) : (
        <Worn characterId={characterId} character={character} />
      )}
    </>
  )
}

function Worn({ characterId, character }: EquipmentSectionProps): ReactNode {
  const { t } = useLingui()
  const answer = useApi(getEquipment, useViewRequest(characterId))
  const own = character?.own ?? undefined

  return (
    <div className={page.columns}>
      <div className={styles.main}>
        <Card isFlush aria-label={t`Equipment`} footer={<AgeLine age={answer.data} />}>
          <Loaded answer={answer}>
            {(equipment) =>
              equipment && character ? (
                <WornItems items={equipment.items} owner={character.name} />
              ) : (
                <EquipmentGridSkeleton />
              )
            }
          </Loaded>
        </Card>
        {own && (
          <div className={styles.last}>
            <EquipmentLinksCard characterId={characterId} isReported={answer.data?.asOf != null} />
          </div>
        )}
      </div>
      <div className={page.column}>
        {character?.own !== null && (
          <Card title={t`Attributes`}>
            <div className={styles.attributes}>
              <Vitals own={own} />
              <Resistances own={own} />
            </div>
          </Card>
        )}
        <StandingCard character={character} />
      </div>
    </div>
  )
}

function StandingCard({ character }: { character: CharacterView | undefined }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const own = character?.own
  /** Null: not open to this player. Undefined: loading. */
  const numberOf = (value: number | null | undefined) =>
    typeof value === 'number' ? format.number(value) : value
  const facts = [
    { label: t`Reputation`, value: numberOf(character?.reputation) },
    { label: t`Achievement points`, value: numberOf(character?.achievementPoints) },
    { label: t`Gold`, value: numberOf(character?.gold) },
    { label: t`Bank money`, value: numberOf(character?.bankMoney) },
    { label: t`Time online`, value: own && format.unit(Math.floor(own.onlineSeconds / 3600), 'hour') },
  ]
  return (
    <Card title={t`Standing`}>
      <KeyValueList>
        {facts.map(({ label, value }) =>
          value === null ? null : (
            <KeyValue key={label} label={label}>
              {value ?? <Skeleton width={80} />}
            </KeyValue>
          ),
        )}
      </KeyValueList>
    </Card>
  )
}
