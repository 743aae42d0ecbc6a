import { cx } from 'class-variance-authority'
import { Slot } from 'radix-ui/slot'
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode, type Ref } from 'react'

import { Avatar } from '../avatar/avatar.tsx'
import type { Element } from '../avatar/element-icons.ts'
import type { GameIconProps } from '../game-icon/game-icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './character-chip.css.ts'

export type CharacterChipProps = Omit<ComponentProps<'div'>, 'children' | 'ref'> & {
  /** Refers to the link if there is one, otherwise to the box. */
  ref?: Ref<HTMLElement> | undefined
  name: string
  /** "Oracle, level 88 +31" */
  line: ReactNode
  icon: GameIconProps['name']
  element: Element
  /** An empty link to the character. */
  link?: ReactElement | undefined
  isDeactivated?: boolean | undefined
  /** What is about to happen to it: "Will be deleted". `icon` of 13 px. */
  mark?: { tone: 'danger' | 'info'; icon: ReactNode; label: ReactNode } | undefined
  /** States in words what the dimming shows. */
  deactivatedLabel?: string | undefined
}

/** A character in one line: class, element, name, level. */
export function CharacterChip({
  name,
  line,
  icon,
  element,
  link,
  isDeactivated = false,
  mark,
  deactivatedLabel,
  className,
  ...props
}: CharacterChipProps) {
  const content = (
    <>
      <Avatar name={name} icon={icon} element={element} isDimmed={isDeactivated} />
      <span className={styles.words}>
        <span className={styles.name} title={name} translate="no">
          {name}
        </span>
        <span className={styles.line}>
          {line}
          {isDeactivated && deactivatedLabel && <VisuallyHidden>, {deactivatedLabel}</VisuallyHidden>}
        </span>
        {mark && (
          <span className={styles.mark[mark.tone]}>
            {mark.icon}
            {mark.label}
          </span>
        )}
      </span>
    </>
  )
  return (
    <Slot {...props} data-deactivated={isDeactivated || undefined} className={cx(styles.root, className)}>
      {link ? cloneElement(link, {}, content) : <div>{content}</div>}
    </Slot>
  )
}
