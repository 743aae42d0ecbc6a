import { useLingui } from '@lingui/react/macro'
import { locales, type LocaleCode } from '@olympus/contract/locales'
import { Icon } from '@olympus/ui/icon/icon'
import { VisuallyHidden } from '@olympus/ui/visually-hidden/visually-hidden'
import { ChevronDown, Languages } from 'lucide-react'
import type { ReactNode } from 'react'

import { useLocale } from './locale-context.ts'
import * as styles from './locale-select.css.ts'

interface LocaleSelectProps {
  readonly look?: keyof typeof styles.looks
}

/** The language of the page, each named in itself. */
export function LocaleSelect({ look = 'ghost' }: LocaleSelectProps): ReactNode {
  const { t } = useLingui()
  const { code, pendingCode, hasFailed, switchLocale } = useLocale()
  const current = locales.find((locale) => locale.code === code)

  return (
    <span className={styles.looks[look]}>
      <Icon icon={Languages} />
      <span aria-hidden lang={current?.tag}>
        {current?.name}
      </span>
      {look === 'ghost' && <Icon icon={ChevronDown} size={14} />}
      <select
        className={styles.select}
        aria-label={t`Language`}
        aria-busy={pendingCode !== null}
        value={pendingCode ?? code}
        onChange={({ target }) => switchLocale(target.value as LocaleCode)}
      >
        {locales.map(({ code: value, tag, name }) => (
          <option key={value} value={value} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      <VisuallyHidden role="status">
        {hasFailed
          ? t`This language could not be loaded. Try again.`
          : pendingCode
            ? t`Loading the language`
            : ''}
      </VisuallyHidden>
    </span>
  )
}
