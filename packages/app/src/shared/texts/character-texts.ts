import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Character, CharacterClass, Element, Faction } from '@olympus/contract/characters'
import type { GameIconName } from '@olympus/ui/game-icon/game-icon-names'

import { useFormat } from '../../locale/use-format.ts'

const classNames: Record<CharacterClass, MessageDescriptor> = {
  hoplite: msg`Hoplite`,
  archer: msg`Archer`,
  oracle: msg`Oracle`,
  pankratiast: msg`Pankratiast`,
}

const elementNames: Record<Element, MessageDescriptor> = {
  fire: msg`Fire`,
  water: msg`Water`,
  light: msg({ message: 'Light', context: 'element' }),
  shadow: msg`Shadow`,
}

const factionNames: Record<Faction, MessageDescriptor> = {
  celestial: msg`Celestial`,
  chthonic: msg`Chthonic`,
}

export const characterIcons: Record<CharacterClass, GameIconName> = {
  hoplite: 'spartan-helmet',
  archer: 'high-shot',
  oracle: 'wizard-staff',
  pankratiast: 'mailed-fist',
}

/** The texts that describe a character. */
export function useCharacterTexts() {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const nameOf = ({ characterClass }: Character) => i18n._(classNames[characterClass])

  return {
    className: nameOf,
    element: ({ element }: Character) => i18n._(elementNames[element]),
    faction: ({ faction }: Character) => i18n._(factionNames[faction]),
    /** `Hoplite, level 93 +42`; the hero level appears only if the character has one. */
    line(character: Character) {
      const className = nameOf(character)
      const level = format.number(character.level)
      const heroLevel = format.change(character.heroLevel)
      return character.heroLevel > 0
        ? t`${className}, level ${level} ${heroLevel}`
        : t`${className}, level ${level}`
    },
  }
}
