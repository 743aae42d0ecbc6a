import { useLingui } from '@lingui/react/macro'
import { Brand } from '@olympus/ui/brand/brand'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'

import { LocaleSelect } from '../locale/locale-select.tsx'
import { paths } from '../paths.ts'
import { Link } from '../shared/navigation/link.tsx'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import * as styles from './fullscreen-layout.css.ts'

/** One column of text without navigation, for the legal pages. */
export function FullscreenLayout(): ReactNode {
  const { t } = useLingui()

  return (
    <>
      <header className={styles.header}>
        <Brand asChild compact="mobile">
          <Link to={paths.home} aria-label={t`Olympus, home`} />
        </Brand>
        <div className={styles.tools}>
          <LocaleSelect />
          <ThemeToggle />
        </div>
      </header>
      <main tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </>
  )
}
