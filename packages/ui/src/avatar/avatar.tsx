import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { GameIcon, type GameIconProps } from '../game-icon/game-icon.tsx'
import * as styles from './avatar.css.ts'
import { elementIcons, type Element } from './element-icons.ts'

const avatar = cva(styles.root, { variants: { size: styles.size }, defaultVariants: { size: 'md' } })

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The class of a character. Without one, the first letter of the name stands in. */
  icon?: GameIconProps['name'] | undefined
  name: string
  element?: Element | undefined
  size?: keyof typeof styles.size | undefined
  /** For a deactivated character. */
  isDimmed?: boolean | undefined
}

const firstLetter = (name: string) => [...new Intl.Segmenter().segment(name.trim())][0]?.segment ?? ''

/** Decorative: the name stands beside it. */
export function Avatar({ icon, name, element, size, isDimmed = false, className, ...props }: AvatarProps) {
  return (
    <span
      aria-hidden
      translate="no"
      {...props}
      data-dimmed={isDimmed || undefined}
      className={avatar({ size, className })}
    >
      {icon === undefined ? firstLetter(name).toLocaleUpperCase() : <GameIcon name={icon} size="58%" />}
      {element !== undefined && (
        <span className={styles.dot[element]}>
          <GameIcon name={elementIcons[element]} size={11} />
        </span>
      )}
    </span>
  )
}
