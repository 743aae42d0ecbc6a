import { useLingui } from '@lingui/react/macro'
import type { RewardSet } from '@olympus/contract/wheel-draw'
import { ToggleGroup } from '@olympus/ui/toggle-group/toggle-group'
import type { ReactNode } from 'react'

interface SetToggleProps {
  readonly set: RewardSet
  readonly onChange: (set: RewardSet) => void
}

/** Chooses one of the two sets of rewards. */
export function SetToggle({ set, onChange }: SetToggleProps): ReactNode {
  const { t } = useLingui()
  return (
    <ToggleGroup
      aria-label={t`Set of rewards`}
      options={[
        { value: 'regular', label: t({ message: 'Regular', context: 'rewards' }) },
        { value: 'jackpot', label: t`Jackpot` },
      ]}
      value={set}
      onValueChange={onChange}
    />
  )
}
