import { cx } from 'class-variance-authority'
import { ChevronDown, CircleAlert, Languages } from 'lucide-react'
import { useId, type ComponentProps } from 'react'

import { Spinner } from '../button/spinner.tsx'
import { describingProps, FieldError } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { useLocaleChoice, type LocaleChoice } from './locale-choice.ts'
import * as styles from './locale-select.css.ts'

export type LocaleSelectProps<Code extends string> = Omit<
  ComponentProps<'select'>,
  'children' | 'value' | 'defaultValue' | 'multiple' | 'size'
> &
  LocaleChoice<Code> & {
    /** `ghost` for the corner of a page, `button` for a row of buttons. */
    look?: keyof typeof styles.look | undefined
  }

/**
 * Selects the language of the page. An invisible native select covers the drawn value,
 * so that the platform's own list opens. `className` and `style` go to the frame, `ref`
 * and all other props to the select.
 */
export function LocaleSelect<Code extends string>({
  label,
  locales,
  value,
  pendingValue,
  onValueChange,
  hasFailed = false,
  texts,
  look = 'ghost',
  className,
  style,
  id: givenId,
  onChange,
  'aria-describedby': describedBy,
  ...props
}: LocaleSelectProps<Code>) {
  const ownId = useId()
  const controlId = givenId ?? ownId
  const error = hasFailed && texts.failed
  const shown = locales.find(({ code }) => code === (pendingValue ?? value))
  const isPending = pendingValue !== undefined && pendingValue !== null
  const choose = useLocaleChoice({ value, pendingValue, hasFailed, texts, onValueChange })

  return (
    <span
      className={cx(styles.root, styles.look[look], className)}
      style={style}
      data-pending={isPending || undefined}
      data-invalid={hasFailed || undefined}
    >
      {isPending ? <Spinner /> : <Icon icon={hasFailed ? CircleAlert : Languages} className={styles.icon} />}
      <span aria-hidden aria-disabled={props.disabled} lang={shown?.tag} className={styles.name}>
        {shown?.name}
      </span>
      {look === 'ghost' && <Icon icon={ChevronDown} size={14} />}
      <select
        {...props}
        {...describingProps({ controlId, error, describedBy })}
        id={controlId}
        className={styles.select}
        aria-label={label}
        aria-busy={isPending || undefined}
        value={shown?.code ?? ''}
        onChange={(event) => {
          onChange?.(event)
          choose(event.target.value as Code)
        }}
      >
        {locales.map(({ code, tag, name }) => (
          <option key={code} value={code} lang={tag} className={styles.option}>
            {name}
          </option>
        ))}
      </select>
      {hasFailed && (
        <span className={styles.failure}>
          <FieldError id={`${controlId}-error`}>{texts.failed}</FieldError>
        </span>
      )}
    </span>
  )
}
