import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Character, CharacterClass, Element, Faction } from '@olympus/contract/characters'
import type { GameIconName } from '@olympus/ui/game-icon/game-icon-names'

import { useFormat } from '../../locale/use-format.ts'

const classNames: Record<CharacterClass, MessageDescriptor> = {
  adventurer: msg`Adventurer`,
  hoplite: msg`Hoplite`,
  archer: msg`Archer`,
  oracle: msg`Oracle`,
  pankratiast: msg`Pankratiast`,
}

const elementNames: Record<Element, MessageDescriptor> = {
  neutral: msg`Neutral`,
  fire: msg`Fire`,
  water: msg`Water`,
  light: msg({ message: 'Light', context: 'element' }),
  shadow: msg`Shadow`,
}

const factionNames: Record<Faction, MessageDescriptor> = {
  neutral: msg`No faction`,
  celestial: msg`Celestial`,
  chthonic: msg`Chthonic`,
}

const classIcons: Record<CharacterClass, GameIconName> = {
  adventurer: 'sandal',
  hoplite: 'spartan-helmet',
  archer: 'high-shot',
  oracle: 'wizard-staff',
  pankratiast: 'mailed-fist',
}

type Described = Pick<
  Character,
  'characterClass' | 'className' | 'element' | 'faction' | 'heroLevel' | 'level'
>

/** The icon of the character's class, or a question mark. */
export const characterIcon = ({ characterClass }: Pick<Character, 'characterClass'>): GameIconName =>
  characterClass ? classIcons[characterClass] : 'help'

/** The texts that describe a character. */
export function useCharacterTexts() {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const nameOf = ({ characterClass, className }: Pick<Described, 'characterClass' | 'className'>) =>
    characterClass ? i18n._(classNames[characterClass]) : (className ?? t`Unknown class`)

  return {
    className: nameOf,
    elementName: (element: Element) => i18n._(elementNames[element]),
    element: ({ element }: Pick<Described, 'element'>) => i18n._(elementNames[element]),
    factionName: (faction: Faction) => i18n._(factionNames[faction]),
    faction: ({ faction }: Pick<Described, 'faction'>) => i18n._(factionNames[faction]),
    /** `Hoplite, level 93 +42`; the hero level appears only if the character has one. */
    line(character: Described) {
      const className = nameOf(character)
      const level = format.number(character.level)
      const heroLevel = format.change(character.heroLevel)
      return character.heroLevel > 0
        ? t`${className}, level ${level} ${heroLevel}`
        : t`${className}, level ${level}`
    },
  }
}
