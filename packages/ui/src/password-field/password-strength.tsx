import { cx } from 'class-variance-authority'
import { useEffect, useId, useRef, type ComponentProps } from 'react'

import { announce } from '../announcer/announcer.tsx'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './password-strength.css.ts'

const levels = [1, 2, 3, 4] as const

/** Nothing is announced while the player types. */
const pauseMs = 1000

export type PasswordStrengthProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Names the meter: "Password strength". */
  label: string
  /** From 0 (no password) to 4 (strong). The caller decides what is strong. */
  level: 0 | (typeof levels)[number]
  /** The level as a word, shown beside the bars and announced after a pause in typing: "Good". */
  word: string
}

/** How hard a new password is to guess. Goes below its field: `<PasswordField below={…}>`. */
export function PasswordStrength({ label, level, word, className, ...props }: PasswordStrengthProps) {
  const labelId = useId()
  const saidWord = useRef(word)

  useEffect(() => {
    if (word === saidWord.current) return undefined
    const timer = setTimeout(() => {
      saidWord.current = word
      if (word !== '') announce(`${label}: ${word}`)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [label, word])

  return (
    <div {...props} data-level={level} className={cx(styles.root, className)}>
      <span id={labelId} className={visuallyHidden}>
        {label}
      </span>
      <meter
        className={visuallyHidden}
        aria-labelledby={labelId}
        aria-valuetext={word || undefined}
        value={level}
        max={levels.length}
      />
      <span aria-hidden className={styles.bars}>
        {levels.map((bar) => (
          <span key={bar} data-filled={bar <= level || undefined} className={styles.bar} />
        ))}
      </span>
      <span aria-hidden className={styles.word}>
        {word}
      </span>
    </div>
  )
}
