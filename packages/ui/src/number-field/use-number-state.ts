import { useEffect, useEffectEvent, useMemo } from 'react'
import { useNumberFieldState } from 'react-stately/useNumberFieldState'

import { inputModeOf } from './input-mode.ts'

type NumberOptions = {
  value: number | null | undefined
  defaultValue: number | null | undefined
  onValueChange: ((value: number | null) => void) | undefined
  onTyping: ((value: number | null) => void) | undefined
  min: number | undefined
  max: number | undefined
  step: number | undefined
  locale: string
  formatOptions: Intl.NumberFormatOptions
  disabled: boolean
  readOnly: boolean
}

const toAria = (value: number | null) => value ?? Number.NaN
const fromAria = (value: number) => (Number.isNaN(value) ? null : value)

/** The number, its format, and the on-screen keyboard that can type it. */
export function useNumberState(options: NumberOptions) {
  const { value, defaultValue, onValueChange, min, max, step, locale, formatOptions } = options
  const formatter = useMemo(() => new Intl.NumberFormat(locale, formatOptions), [locale, formatOptions])
  const state = useNumberFieldState({
    locale,
    formatOptions,
    isDisabled: options.disabled,
    isReadOnly: options.readOnly,
    onChange: (next) => onValueChange?.(fromAria(next)),
    ...(value !== undefined && { value: toAria(value) }),
    ...(defaultValue !== undefined && { defaultValue: toAria(defaultValue) }),
    ...(min !== undefined && { minValue: min }),
    ...(max !== undefined && { maxValue: max }),
    ...(step !== undefined && { step }),
  })
  const typed = fromAria(state.numberValue)
  const report = useEffectEvent((number: number | null) => options.onTyping?.(number))
  useEffect(() => report(typed), [typed])
  const keys = {
    hasNegative: min === undefined || min < 0,
    hasDecimals: (formatter.resolvedOptions().maximumFractionDigits ?? 0) > 0,
  }
  return {
    state,
    format: (number: number) => formatter.format(number),
    inputMode: inputModeOf(keys, navigator.userAgent),
  }
}
