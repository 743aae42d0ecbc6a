import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listCharacters } from '@olympus/contract/characters'
import { rewardStates } from '@olympus/contract/logs'
import { Select } from '@olympus/ui/select/select'
import type { ReactNode } from 'react'

import { rewardStateNames } from './log-texts.ts'
import * as styles from './log-filters.css.ts'
import type { useWheelLogPlace } from './use-log-place.ts'

interface WheelLogFiltersProps {
  readonly control: ReturnType<typeof useWheelLogPlace>
}

const all = 'all'

/** The filters by character and by what became of a reward. */
export function WheelLogFilters({ control: { place, filter } }: WheelLogFiltersProps): ReactNode {
  const { t, i18n } = useLingui()
  const { data: roster } = useApi(listCharacters)
  const characters = roster?.characters ?? []

  return (
    <>
      <Select
        label={t`Character`}
        className={styles.kind}
        value={place.character === undefined ? all : String(place.character)}
        options={[
          { value: all, label: t`All characters` },
          ...characters.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onValueChange={(value) => filter({ character: value === all ? undefined : Number(value) })}
      />
      <Select
        label={t`Delivery`}
        className={styles.kind}
        value={place.state ?? all}
        options={[
          { value: all, label: t`Any delivery` },
          ...rewardStates.map((state) => ({ value: state, label: i18n._(rewardStateNames[state]) })),
        ]}
        onValueChange={(value) => filter({ state: rewardStates.find((state) => state === value) })}
      />
    </>
  )
}
