import { useLingui } from '@lingui/react/macro'
import type { CounterKey } from '@olympus/contract/statistic-keys'
import { useMemo } from 'react'

import { useGameData } from '../../../shared/game-data/use-game-data.ts'

/** `Monsters killed`, of a key that the game data does not name. */
function wordsOf(key: string): string {
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What the codes of statistics are called in the game. */
export function useStatisticNames() {
  const { t } = useLingui()
  const gameData = useGameData()
  return useMemo(
    () => ({
      statistic: (key: CounterKey | 'kills') => gameData.statistic(key)?.name ?? wordsOf(key),
      family: (code: number) => gameData.family(code)?.name ?? t`Monsters ${code}`,
      boss: (code: number) => gameData.boss(code)?.name ?? t`Boss ${code}`,
      skill: (code: number) => gameData.skill(code)?.name ?? t`Skill ${code}`,
      event: (code: number) => gameData.event(code)?.name ?? t`Event ${code}`,
      item: (vnum: number) => gameData.item(vnum)?.name ?? t`Item ${vnum}`,
      gameData,
    }),
    [t, gameData],
  )
}
