import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { GameIcon, type GameIconProps } from '../game-icon/game-icon.tsx'
import * as styles from './avatar.css.ts'
import { elementIcons, type Element } from './element-icons.ts'
import { initials } from './initials.ts'
import { usePicture } from './use-picture.ts'

const avatar = cva(styles.root, { variants: { size: styles.size }, defaultVariants: { size: 'md' } })

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** A picture, of a connected account. The class or the initials stand in until it is there, and if it never is. */
  src?: string | undefined
  referrerPolicy?: ComponentProps<'img'>['referrerPolicy']
  /** How long a picture may take, in ms, before something stands in for it: a quick one should not flicker. */
  fallbackDelayMs?: number | undefined
  /** The class of a character. Without one, the initials stand in. */
  icon?: GameIconProps['name'] | undefined
  name: string
  /** Names the avatar where no name stands beside it. Without it the avatar is silent. */
  alt?: string | undefined
  element?: Element | undefined
  size?: keyof typeof styles.size | undefined
  /** For a deactivated character. */
  isDimmed?: boolean | undefined
}

export function Avatar({
  src,
  referrerPolicy = 'no-referrer',
  fallbackDelayMs = 300,
  icon,
  name,
  alt = '',
  element,
  size,
  isDimmed = false,
  className,
  ...props
}: AvatarProps) {
  const { state, isFallbackDue, imageProps } = usePicture(src, fallbackDelayMs)
  const spoken = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }

  return (
    <span
      {...spoken}
      translate="no"
      {...props}
      data-dimmed={isDimmed || undefined}
      data-state={state === 'failed' ? 'fallback' : state}
      className={avatar({ size, className })}
    >
      {isFallbackDue &&
        (icon === undefined ? (
          <span className={styles.initials}>{initials(name)}</span>
        ) : (
          <GameIcon name={icon} size="58%" />
        ))}
      {state !== 'failed' && (
        <img
          {...imageProps}
          key={src}
          alt=""
          decoding="async"
          referrerPolicy={referrerPolicy}
          data-loaded={state === 'loaded' || undefined}
          className={styles.picture}
        />
      )}
      {element !== undefined && (
        <span className={styles.dot[element]}>
          <GameIcon name={elementIcons[element]} size={11} />
        </span>
      )}
    </span>
  )
}
