import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { GameIcon, type GameIconProps } from '../game-icon/game-icon.tsx'
import * as styles from './avatar.css.ts'
import { elementIcons, type Element } from './element-icons.ts'
import { initials } from './initials.ts'
import { usePicture } from './use-picture.ts'

const avatar = cva(styles.root, { variants: { size: styles.size }, defaultVariants: { size: 'md' } })

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Picture of a connected account. The class icon or the initials show until it loads and if it fails. */
  src?: string | undefined
  referrerPolicy?: ComponentProps<'img'>['referrerPolicy']
  /** Delay in ms before the fallback shows, so a picture that loads quickly does not flicker. */
  fallbackDelayMs?: number | undefined
  /** The icon of a character’s class. Falls back to the initials. */
  icon?: GameIconProps['name'] | undefined
  name: string
  /** Names the avatar when there is no visible name beside it. Without it the avatar is decorative. */
  alt?: string | undefined
  element?: Element | undefined
  size?: keyof typeof styles.size | undefined
  /** Marks a deactivated character. */
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
  const accessibleProps = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }

  return (
    <span
      {...accessibleProps}
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
