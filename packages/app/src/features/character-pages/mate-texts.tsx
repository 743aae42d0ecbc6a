import { Trans, useLingui } from '@lingui/react/macro'
import type { CharacterMate } from '@olympus/contract/character-mates'
import { useMemo, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { useGameData } from '../../shared/game-data/use-game-data.ts'
import { langOf } from '../../shared/texts/english-texts.ts'
import { NameText } from '../../shared/texts/name-text.tsx'
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
    const levelLine = ({ vnum, species, ...mate }: CharacterMate): ReactNode => {
      const known = gameData.mate(vnum)
      const name = known?.name ?? species ?? t`Kind ${vnum}`
      const kind = <NameText name={name} nameLang={langOf(known, 'name')} />
      const level = format.number(mate.level)
      return (
        <Trans>
          {kind}, level {level}
        </Trans>
      )
    }
    return {
      typeName,
      /** `Owl, level 62` */
      levelLine,
      icon: ({ vnum }: CharacterMate) => gameData.mate(vnum)?.icon ?? unknownIcon,
      skillName(skill: number): ReactNode {
        const known = gameData.skill(skill)
        return <NameText name={known?.name ?? t`Skill ${skill}`} nameLang={langOf(known, 'name')} />
      },
      skillIcon: (skill: number) => gameData.skill(skill)?.icon ?? unknownIcon ?? 'help',
    }
  }, [t, format, gameData])
}
