import { cx } from 'class-variance-authority'
import { Check } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'

import { describingProps, FieldNotes } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { RadioChoiceContext, useRadioProps } from '../radio-group/radio-choice.ts'
import * as styles from './radio-card.css.ts'

export type RadioCardGroupProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> & {
  /** Both have three columns. On a phone, `methods` has one column and `packages` has two. */
  columns: keyof typeof styles.columns
  /** The chosen card's value, or null for none. Pass either this or `defaultValue`. */
  value?: string | null | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  name?: string | undefined
  error?: ReactNode
  isDisabled?: boolean | undefined
}

/** One choice among cards. Name it with `aria-labelledby` or `aria-label`. */
export function RadioCardGroup({
  columns,
  value,
  defaultValue,
  onValueChange,
  name,
  error,
  isDisabled = false,
  className,
  children,
  id: givenId,
  'aria-describedby': describedBy,
  ...props
}: RadioCardGroupProps) {
  const ownId = useId()
  const controlId = givenId ?? ownId
  const choice = { name: name ?? controlId, value, defaultValue, choose: onValueChange, isDisabled }

  return (
    <div
      role="radiogroup"
      {...props}
      {...describingProps({ controlId, error, describedBy })}
      id={controlId}
      data-disabled={isDisabled || undefined}
      className={cx(styles.group, styles.columns[columns], className)}
    >
      <RadioChoiceContext value={choice}>{children}</RadioChoiceContext>
      <div className={styles.error}>
        <FieldNotes {...{ controlId, error }} />
      </div>
    </div>
  )
}

export type RadioCardProps = Omit<ComponentProps<'label'>, 'title' | 'children'> & {
  value: string
  /** `row` for a purchase method, `stack` for a package with the price below. */
  layout: keyof typeof styles.layout
  title: ReactNode
  description?: ReactNode
  /** An icon or a picture. */
  art?: ReactNode
  footer?: ReactNode
  isDisabled?: boolean | undefined
}

export function RadioCard({
  value,
  layout,
  title,
  description,
  art,
  footer,
  isDisabled = false,
  className,
  ...props
}: RadioCardProps) {
  const radio = useRadioProps(value, isDisabled)

  return (
    <label
      {...props}
      data-disabled={radio.disabled || undefined}
      className={cx(styles.root, styles.layout[layout], className)}
    >
      <input {...radio} className={styles.input} />
      {art !== undefined && <span className={styles.art}>{art}</span>}
      <span className={styles.text}>
        <span className={styles.title[layout]}>{title}</span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
      {footer !== undefined && <span className={styles.footer}>{footer}</span>}
      {layout === 'row' ? (
        <span className={styles.radio} />
      ) : (
        <span className={styles.tick}>
          <Icon icon={Check} size={14} strokeWidth={3} />
        </span>
      )}
    </label>
  )
}
