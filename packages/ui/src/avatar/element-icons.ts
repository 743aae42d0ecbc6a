import type { GameIconName } from '../game-icon/game-icon-names.ts'
import type { vars } from '../theme/vars.css.ts'

export type Element = keyof typeof vars.element

export const elementIcons: Record<Element, GameIconName> = {
  neutral: 'plain-circle',
  fire: 'flame',
  water: 'water-drop',
  light: 'sun',
  shadow: 'moon',
}
