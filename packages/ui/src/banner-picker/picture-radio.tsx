import { cx } from 'class-variance-authority'
import { Check } from 'lucide-react'
import { useEffect, useId, type ComponentProps, type ReactNode } from 'react'

import { announce } from '../announcer/announcer.tsx'
import { describingProps, FieldError } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import * as styles from './picture-radio.css.ts'

type Picture<Value> = {
  value: Value
  label: ReactNode
  picture: ReactNode
  hasSwatch?: boolean
  attributes?: Record<string, string>
}

type PictureRadioProps<Value> = Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue'> & {
  columns: keyof typeof styles.columns
  options: readonly Picture<Value>[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
  name: string | undefined
  error: string | undefined
}

/** A picture option with a name below. The radio covers the picture, so all of it is clickable. */
export function PictureRadio<Value extends string>({
  columns,
  options,
  chosen,
  onChoose,
  name,
  error,
  id: givenId,
  className,
  'aria-describedby': describedBy,
  ...props
}: PictureRadioProps<Value>) {
  const ownId = useId()
  const controlId = givenId ?? ownId

  useEffect(() => {
    if (error !== undefined) announce(error, 'assertive')
  }, [error])

  return (
    <div
      role="radiogroup"
      {...props}
      {...describingProps({ controlId, error, describedBy })}
      id={controlId}
      className={cx(styles.group, styles.columns[columns], className)}
    >
      {options.map(({ value, label, picture, hasSwatch, attributes }) => (
        <label key={value} {...attributes} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name ?? controlId}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span className={styles.picture[columns]}>{picture}</span>
          <span className={styles.caption}>
            {hasSwatch && <span className={styles.swatch} />}
            <span className={styles.label}>{label}</span>
            <span className={styles.tick}>
              <Icon icon={Check} size={14} strokeWidth={3} />
            </span>
          </span>
        </label>
      ))}
      {error !== undefined && (
        <div className={styles.error}>
          <FieldError id={`${controlId}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
