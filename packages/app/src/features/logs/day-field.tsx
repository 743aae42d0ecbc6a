import { useLingui } from '@lingui/react/macro'
import { TextField } from '@olympus/ui/text-field/text-field'
import { useState, type ReactNode } from 'react'

import { isLogDay, logDays } from './log-query.ts'

interface DayFieldProps {
  readonly label: string
  readonly day: string | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onChange: (day: string | undefined) => void
}

/** A date field. Partial input stays local, because the URL holds complete dates only. */
export function DayField({ label, day = '', min, max, onChange }: DayFieldProps): ReactNode {
  const { t } = useLingui()
  const [text, setText] = useState(day)
  const [seen, setSeen] = useState(day)
  const [isLeft, setIsLeft] = useState(true)
  if (day !== seen) {
    setSeen(day)
    setText(day)
  }

  return (
    <TextField
      type="date"
      label={label}
      error={isLeft && text !== '' && !isLogDay(text) && t`Enter a year from 2000 to 2099`}
      min={min ?? logDays.min}
      max={max ?? logDays.max}
      value={text}
      // No error while typing: the first digits of a year are never a valid year.
      onBlur={() => setIsLeft(true)}
      onChange={({ target: { value } }) => {
        setText(value)
        setIsLeft(false)
        if (value === '') onChange(undefined)
        else if (isLogDay(value)) onChange(value)
      }}
    />
  )
}
