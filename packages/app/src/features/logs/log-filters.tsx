import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Select } from '@olympus/ui/select/select'
import { Fragment, type ReactNode, type Ref } from 'react'

import { DayField } from './day-field.tsx'
import * as styles from './log-filters.css.ts'
import { isFiltered } from './log-query.ts'
import type { LogControl } from './use-log-place.ts'

/** The filter by kind: its label and the names of the kinds. */
export interface LogKinds<Kind extends string> {
  readonly label: string
  readonly names: Readonly<Record<Kind, MessageDescriptor>>
}

interface LogFiltersProps<Kind extends string> {
  readonly ref: Ref<HTMLElement>
  /** Accessible name of the landmark. */
  readonly label: string
  readonly control: LogControl<Kind>
  readonly kinds: LogKinds<Kind>
  /** Filters of this log alone. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

const allKinds = 'all'

export function LogFilters<Kind extends string>({
  ref,
  label,
  control: { kinds: known, place, days, filter, reset, resets },
  kinds,
  more,
  children,
}: LogFiltersProps<Kind>): ReactNode {
  const { t, i18n } = useLingui()

  return (
    <search ref={ref} tabIndex={-1} aria-label={label} className={styles.bar}>
      <Select
        label={kinds.label}
        className={styles.kind}
        value={place.kind ?? allKinds}
        options={[
          { value: allKinds, label: t`All` },
          ...known.map((kind) => ({ value: kind, label: i18n._(kinds.names[kind]) })),
        ]}
        onValueChange={(value) => filter({ kind: known.find((kind) => kind === value) })}
      />
      {more}
      {/* A reset also clears what was typed and is no day that the URL could have. */}
      <Fragment key={resets}>
        <DayField label={t`From`} day={days.from} max={place.to} onChange={(from) => filter({ from })} />
        <DayField label={t`To`} day={days.to} min={place.from} onChange={(to) => filter({ to })} />
      </Fragment>
      <div className={styles.actions}>
        <Button tone="ghost" aria-disabled={!isFiltered({ ...place, ...days }) || undefined} onClick={reset}>
          {t`Reset filters`}
        </Button>
        {children}
      </div>
    </search>
  )
}
