import { useLingui } from '@lingui/react/macro'
import type { CounterKey } from '@olympus/contract/statistic-keys'
import { useMemo, type ReactNode } from 'react'

import { useGameData } from '../../../shared/game-data/use-game-data.ts'
import { langOf, type OperatorTexts } from '../../../shared/texts/english-texts.ts'
import { NameText } from '../../../shared/texts/name-text.tsx'

/** `Monsters killed`, of a key that the game data does not name. */
function wordsOf(key: string): string {
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A text with its language, for rows and figures of charts. */
export interface Label {
  readonly label: string
  readonly labelLang?: 'en' | undefined
}

export const LabelText = ({ label, labelLang }: Label): ReactNode => (
  <NameText name={label} nameLang={labelLang} />
)

interface Named extends OperatorTexts {
  readonly name: string
}

const labelOf = (known: Named | null, unknown: string): Label => ({
  label: known?.name ?? unknown,
  labelLang: langOf(known, 'name'),
})

/** What the codes of statistics are called in the game. */
export function useStatisticNames() {
  const { t } = useLingui()
  const gameData = useGameData()
  return useMemo(
    () => ({
      statistic: (key: CounterKey | 'kills') => labelOf(gameData.statistic(key), wordsOf(key)),
      family: (code: number) => labelOf(gameData.family(code), t`Monsters ${code}`),
      boss: (code: number) => labelOf(gameData.boss(code), t`Boss ${code}`),
      skill: (code: number) => labelOf(gameData.skill(code), t`Skill ${code}`),
      event: (code: number) => labelOf(gameData.event(code), t`Event ${code}`),
      item: (vnum: number) => labelOf(gameData.item(vnum), t`Item ${vnum}`),
      gameData,
    }),
    [t, gameData],
  )
}
