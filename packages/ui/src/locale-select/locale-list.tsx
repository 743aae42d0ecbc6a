import { cx } from 'class-variance-authority'
import { Check } from 'lucide-react'
import { useId, type ComponentProps } from 'react'

import { Spinner } from '../button/spinner.tsx'
import { describingProps, FieldError } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { useLocaleChoice, type LocaleChoice } from './locale-choice.ts'
import * as styles from './locale-list.css.ts'

export type LocaleListProps<Code extends string> = Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> &
  LocaleChoice<Code> & { name?: string | undefined }

/** A list of all languages, for the settings. */
export function LocaleList<Code extends string>({
  label,
  locales,
  value,
  pendingValue,
  onValueChange,
  hasFailed = false,
  texts,
  name: groupName,
  id: givenId,
  className,
  'aria-describedby': describedBy,
  ...props
}: LocaleListProps<Code>) {
  const ownId = useId()
  const controlId = givenId ?? ownId
  const error = hasFailed && texts.failed
  const chosen = pendingValue ?? value
  const choose = useLocaleChoice({ value, pendingValue, hasFailed, texts, onValueChange })

  return (
    <div
      role="radiogroup"
      aria-label={label}
      {...props}
      {...describingProps({ controlId, error, describedBy })}
      id={controlId}
      aria-busy={chosen !== value || undefined}
      className={cx(styles.root, className)}
    >
      {locales.map(({ code, tag, name }) => (
        <label key={code} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={groupName ?? controlId}
            value={code}
            checked={code === chosen}
            onChange={() => choose(code)}
          />
          <span aria-hidden translate="no" className={styles.code}>
            {code}
          </span>
          <span lang={tag} className={styles.name}>
            {name}
          </span>
          {code === chosen &&
            (chosen === value ? <Icon icon={Check} className={styles.tick} /> : <Spinner />)}
        </label>
      ))}
      {hasFailed && (
        <div className={styles.failure}>
          <FieldError id={`${controlId}-error`}>{texts.failed}</FieldError>
        </div>
      )}
    </div>
  )
}
