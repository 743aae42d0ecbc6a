import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { isGameIconName, type GameIconName } from './game-icon-names.ts'
import * as styles from './game-icon.css.ts'
import spriteUrl from './game-icons.svg?no-inline'

export type GameIconProps = Omit<ComponentProps<'svg'>, 'name' | 'children'> & {
  /** Comes from the server's data, so it may be newer than this build: then a question mark is drawn. */
  name: GameIconName | (string & {})
  /** Edge in px, or a percentage of the container. */
  size?: number | string | undefined
}

/** An icon of the game world, in the color of its surroundings. Decorative: the item's name stands beside it. */
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
