import { LeadUnit } from '@olympus/ui/chart/lead-figure'
import type { ReactNode } from 'react'

const figures: ReadonlySet<Intl.NumberFormatPartTypes> = new Set([
  'integer',
  'decimal',
  'fraction',
  'group',
  'plusSign',
  'minusSign',
])
const units: ReadonlySet<Intl.NumberFormatPartTypes> = new Set(['unit', 'compact'])

/** A number with a smaller unit, in the order of the language: `1.9 billion`, `68 hr`. */
export function LeadParts({ parts }: { readonly parts: readonly Intl.NumberFormatPart[] }): ReactNode {
  return parts.map(({ type, value }, index) =>
    units.has(type) ? (
      // The parts of a number have no identity but their place.
      <LeadUnit key={index}>{value}</LeadUnit>
    ) : figures.has(type) ? (
      value
    ) : (
      ' '
    ),
  )
}
