import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { isGameIconName, type GameIconName } from './game-icon-names.ts'
import * as styles from './game-icon.css.ts'
import spriteUrl from './game-icons.svg?no-inline'

export type GameIconProps = Omit<ComponentProps<'svg'>, 'name' | 'children'> & {
  /** Server data may contain a newer name than this build knows, which shows a question mark. */
  name: GameIconName | (string & {})
  /** Width and height in px, or a percentage of the container. */
  size?: number | string | undefined
}

/** An icon of the game world, in the current color. Decorative: the item’s name is beside it. */
export function GameIcon({ name, size = 20, className, ...props }: GameIconProps) {
  const symbol = isGameIconName(name) ? name : 'help'
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 512 512"
      aria-hidden
      focusable="false"
      {...props}
      className={cx(styles.root, className)}
    >
      <use href={`${spriteUrl}#${symbol}`} />
    </svg>
  )
}
