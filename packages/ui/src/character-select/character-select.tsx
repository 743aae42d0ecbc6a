import { Avatar } from '../avatar/avatar.tsx'
import type { Element } from '../avatar/element-icons.ts'
import type { GameIconProps } from '../game-icon/game-icon.tsx'
import { Select, type SelectProps } from '../select/select.tsx'

export type SelectableCharacter = {
  id: string
  name: string
  /** Class and level, such as "Hoplite, level 93". */
  line: string
  icon: GameIconProps['name']
  element: Element
  /** Why the character cannot be chosen: "Deactivated". */
  disabledReason?: string | undefined
}

export type CharacterSelectProps = Omit<SelectProps, 'options'> & {
  characters: readonly SelectableCharacter[]
}

/** Selects the character an item is for. Ineligible characters stay in the list with the reason. */
export function CharacterSelect({ characters, ...props }: CharacterSelectProps) {
  const options = characters.map(({ id, name, line, icon, element, disabledReason }) => ({
    value: id,
    label: name,
    note: disabledReason ?? line,
    disabled: disabledReason !== undefined,
    media: (
      <Avatar name={name} icon={icon} element={element} size="sm" isDimmed={disabledReason !== undefined} />
    ),
  }))
  return <Select {...props} options={options} />
}
