import { TextField } from '@olympus/ui/text-field/text-field'
import { useState, type ReactNode } from 'react'

import { isLogDay } from './log-query.ts'

interface DayFieldProps {
  readonly label: string
  readonly day: string | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onChange: (day: string | undefined) => void
}

/** A day of the calendar. What is half typed stays here: the address has whole days only. */
export function DayField({ label, day = '', min, max, onChange }: DayFieldProps): ReactNode {
  const [text, setText] = useState(day)
  const [seen, setSeen] = useState(day)
  if (day !== seen) {
    setSeen(day)
    setText(day)
  }

  return (
    <TextField
      type="date"
      label={label}
      min={min}
      max={max}
      value={text}
      onChange={({ target: { value } }) => {
        setText(value)
        if (value === '') onChange(undefined)
        else if (isLogDay(value)) onChange(value)
      }}
    />
  )
}
