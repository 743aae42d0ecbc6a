import { useLingui } from '@lingui/react/macro'
import { BannerScene } from '@olympus/ui/banner-scene/banner-scene'
import { Brand } from '@olympus/ui/brand/brand'
import { TextLink } from '@olympus/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'

import { LocaleSelect } from '../locale/locale-select.tsx'
import { paths } from '../paths.ts'
import { FirstPaintEnd } from '../shared/navigation/first-paint-end.tsx'
import { Link } from '../shared/navigation/link.tsx'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import * as styles from './auth-layout.css.ts'

/** A form panel next to the tall crop of the landscape: login, registration, activation. */
export function AuthLayout(): ReactNode {
  const { t } = useLingui()

  return (
    <div className={styles.root}>
      <div className={styles.panel}>
        <header className={styles.header}>
          <Brand asChild className={styles.brand}>
            <Link to={paths.landing} aria-label={t`Olympus, welcome`} />
          </Brand>
          <LocaleSelect />
        </header>
        <main tabIndex={-1} className={styles.main}>
          <FirstPaintEnd />
          <Outlet />
        </main>
        <footer className={styles.footer}>
          <TextLink asChild isQuiet>
            <Link to={paths.terms}>{t`Terms of service`}</Link>
          </TextLink>
          <TextLink asChild isQuiet>
            <Link to={paths.privacy}>{t`Privacy policy`}</Link>
          </TextLink>
          <ThemeToggle className={styles.end} />
        </footer>
      </div>
      <div className={styles.scene}>
        <BannerScene crop="tall" hasConstellations />
      </div>
    </div>
  )
}
