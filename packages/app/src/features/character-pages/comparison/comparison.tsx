import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import {
  getCharacter,
  getEquipment,
  type CharacterView,
  type SectionAge,
} from '@olympus/contract/character-pages'
import { Card } from '@olympus/ui/card/card'
import type { ReactNode } from 'react'

import { Loaded, type ApiAnswer } from '../../../shared/loading/loaded.tsx'
import { refreshMsOf } from '../refresh-rules.ts'
import { AgeLine } from '../section-age.tsx'
import { ComparedSlots } from './compared-slots.tsx'
import { ComparedValues } from './compared-values.tsx'
import * as styles from './comparison.css.ts'

interface ComparisonProps {
  /** An own character. */
  readonly character: CharacterView
  /** Another one. */
  readonly comparedId: number
}

/** Both answers as one. The first error counts. */
const bothOf = <One, Other>(
  one: ApiAnswer<One>,
  other: ApiAnswer<Other>,
): ApiAnswer<readonly [One, Other]> => ({
  data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
  error: (one.data === undefined ? one.error : undefined) ?? other.error,
  mutate: () => Promise.all([one.mutate(), other.mutate()]),
})

/** Two own characters side by side: their values, and what they wear. */
export function Comparison({ character, comparedId }: ComparisonProps): ReactNode {
  const { t } = useLingui()
  const compared = { params: { id: comparedId } }
  const other = useApi(getCharacter, compared, { refreshInterval: refreshMsOf })
  const worn = useApi(getEquipment, { params: { id: character.id } })
  const otherWorn = useApi(getEquipment, compared, { refreshInterval: refreshMsOf(other.data) })
  const names = [character.name, other.data?.name] as const

  return (
    <div className={styles.cards}>
      <Card
        isFlush
        title={t`Values`}
        footer={<Ages names={names} ages={[character.own ?? undefined, other.data?.own ?? undefined]} />}
      >
        <Loaded answer={other}>
          {(loaded) => <ComparedValues character={character} other={loaded} names={names} />}
        </Loaded>
      </Card>
      <Card isFlush title={t`Equipment`} footer={<Ages names={names} ages={[worn.data, otherWorn.data]} />}>
        <Loaded answer={bothOf(worn, otherWorn)}>
          {(loaded) => <ComparedSlots worn={loaded && [loaded[0].items, loaded[1].items]} names={names} />}
        </Loaded>
      </Card>
    </div>
  )
}

interface AgesProps {
  readonly names: readonly [one: string, other: string | undefined]
  /** Undefined while loading. */
  readonly ages: readonly [one: SectionAge | undefined, other: SectionAge | undefined]
}

const Ages = ({ names, ages }: AgesProps): ReactNode => (
  <div className={styles.ages}>
    {ages.map((age, index) => (
      <div key={index === 0 ? 'one' : 'other'} className={styles.age}>
        <b translate="no">{names[index]}</b>
        <AgeLine age={age} />
      </div>
    ))}
  </div>
)
