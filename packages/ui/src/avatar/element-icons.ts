import type { GameIconName } from '../game-icon/game-icon-names.ts'
import type { gameColors } from '../theme/game-colors.css.ts'

export type Element = keyof typeof gameColors.element

export const elementIcons: Record<Element, GameIconName> = {
  neutral: 'plain-circle',
  fire: 'flame',
  water: 'water-drop',
  light: 'sun',
  shadow: 'moon',
}
