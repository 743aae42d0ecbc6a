import { useLingui } from '@lingui/react/macro'
import type { CharacterMate } from '@olympus/contract/character-mates'
import { useMemo } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { useGameData } from '../../shared/game-data/use-game-data.ts'
import { isPartner, isPet } from './mates-rules.ts'

/** Names of kinds and skills. What the game data lacks is shown by its reported name or its code. */
export function useMateTexts() {
  const { t } = useLingui()
  const format = useFormat()
  const gameData = useGameData()

  return useMemo(() => {
    /** Nothing is unknown while the game data loads. */
    const unknownIcon = gameData.isLoading ? undefined : 'help'
    const typeName = (mate: CharacterMate): string => {
      if (isPet(mate)) return t`Pet`
      return isPartner(mate) ? t`Partner` : t`Type ${mate.typeCode}`
    }
    const kindName = ({ vnum, species }: CharacterMate): string =>
      gameData.mate(vnum)?.name ?? species ?? t`Kind ${vnum}`
    const levelLine = (mate: CharacterMate): string => {
      const kind = kindName(mate)
      const level = format.number(mate.level)
      return t`${kind}, level ${level}`
    }
    return {
      typeName,
      /** `Owl, level 62` */
      levelLine,
      icon: ({ vnum }: CharacterMate) => gameData.mate(vnum)?.icon ?? unknownIcon,
      skillName: (skill: number) => gameData.skill(skill)?.name ?? t`Skill ${skill}`,
      skillIcon: (skill: number) => gameData.skill(skill)?.icon ?? unknownIcon ?? 'help',
    }
  }, [t, format, gameData])
}
