import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { getCharacter, getEquipment, type CharacterView } from '@olympus/contract/character-pages'
import { Card } from '@olympus/ui/card/card'
import type { ReactNode } from 'react'

import { Loaded, type ApiAnswer } from '../../../shared/loading/loaded.tsx'
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
  const other = useApi(getCharacter, { params: { id: comparedId } })
  const equipment = bothOf(
    useApi(getEquipment, { params: { id: character.id } }),
    useApi(getEquipment, { params: { id: comparedId } }),
  )
  const names = [character.name, other.data?.name] as const
  const { name } = character

  return (
    <div className={styles.cards}>
      <Card
        isFlush
        title={t`Values`}
        footer={
          <div className={styles.ages}>
            <AgeOf name={name} age={<AgeLine age={character.own ?? undefined} />} />
            <AgeOf name={names[1]} age={<AgeLine age={other.data?.own ?? undefined} />} />
          </div>
        }
      >
        <Loaded answer={other}>
          {(loaded) => <ComparedValues character={character} other={loaded} names={names} />}
        </Loaded>
      </Card>
      <Card isFlush title={t`Equipment`}>
        <Loaded answer={equipment}>
          {(loaded) => <ComparedSlots worn={loaded && [loaded[0].items, loaded[1].items]} names={names} />}
        </Loaded>
      </Card>
    </div>
  )
}

function AgeOf({ name, age }: { name: string | undefined; age: ReactNode }): ReactNode {
  return (
    <div className={styles.age}>
      <b translate="no">{name}</b>
      {age}
    </div>
  )
}
