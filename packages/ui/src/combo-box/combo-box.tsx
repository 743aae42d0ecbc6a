import { cx } from 'class-variance-authority'
import { Check, ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { Button, ComboBox as AriaComboBox, Input, Popover } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'

import * as field from '../field/field.css.ts'
import { Field, type FieldFrameProps } from '../field/field.tsx'
import { useField } from '../field/use-field.ts'
import { Icon } from '../icon/icon.tsx'
import type { SelectOption } from '../select/select.tsx'
import { ariaLocale } from './aria-locale.ts'
import * as styles from './combo-box.css.ts'
import { ComboBoxList, type ComboBoxTexts } from './combo-box-list.tsx'

export type ComboBoxProps = FieldFrameProps &
  ComboBoxTexts &
  Omit<
    ComponentProps<'input'>,
    keyof FieldFrameProps | 'size' | 'value' | 'defaultValue' | 'type' | 'list' | 'role'
  > & {
    options: readonly SelectOption[]
    /** Null when nothing is chosen. */
    value?: string | null | undefined
    defaultValue?: string | undefined
    onValueChange?: ((value: string | null) => void) | undefined
    /** Called with the typed text, for options from a server. Turns the built-in filter off. */
    onSearch?: ((text: string) => void) | undefined
    isLoading?: boolean | undefined
    /** BCP 47 tag used to compare letters and to announce the number of options. */
    locale: string
    icon?: ReactNode
    size?: 'md' | 'lg' | undefined
  }

/**
 * Selects one of many options by typing part of its name. The typed text is only a search: on blur without
 * a choice, the field goes back to the last one. `className` and `style` go to the field, other props and
 * `ref` to the input. Import it lazily because it loads a library.
 */
export function ComboBox({
  options,
  value,
  defaultValue,
  onValueChange,
  onSearch,
  isLoading = false,
  emptyText,
  loadingText,
  locale,
  icon,
  size = 'md',
  name,
  disabled = false,
  readOnly = false,
  required = false,
  placeholder,
  ...props
}: ComboBoxProps) {
  const { fieldProps, controlProps } = useField(props)
  const {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid = false,
    ...inputProps
  } = controlProps
  const disabledKeys = options.filter((option) => option.disabled).map((option) => option.value)

  return (
    <I18nProvider locale={ariaLocale(locale)}>
      <AriaComboBox
        {...(onSearch ? { items: options, onInputChange: onSearch } : { defaultItems: options })}
        {...(value !== undefined && { value })}
        {...(defaultValue !== undefined && { defaultValue })}
        {...(name !== undefined && { name })}
        {...(describedBy && { 'aria-describedby': describedBy })}
        id={id}
        aria-labelledby={`${id}-label`}
        onChange={(key) => onValueChange?.(key === null ? null : String(key))}
        disabledKeys={disabledKeys}
        isDisabled={disabled}
        isReadOnly={readOnly}
        isRequired={required}
        isInvalid={isInvalid}
        validationBehavior="aria"
        menuTrigger="input"
        shouldFocusWrap
        allowsEmptyCollection
        className={styles.root}
      >
        <Field {...fieldProps}>
          <Group className={cx(field.box, field.boxSize[size])}>
            {icon !== undefined && <span className={field.icon}>{icon}</span>}
            <Input
              {...inputProps}
              {...(placeholder !== undefined && { placeholder })}
              className={field.input}
            />
            <Button className={styles.arrow}>
              <Icon icon={ChevronDown} />
            </Button>
          </Group>
        </Field>
        <Popover offset={6} containerPadding={8} className={styles.popover}>
          <ComboBoxList
            {...{ emptyText, loadingText, isLoading }}
            tick={<Icon icon={Check} className={styles.tick} />}
          />
        </Popover>
      </AriaComboBox>
    </I18nProvider>
  )
}
