import { useLingui } from '@lingui/react/macro'
import { banners, themes, type Theme } from '@olympus/contract/appearance'
import { BannerPicker } from '@olympus/ui/banner-picker/banner-picker'
import { LocaleList } from '@olympus/ui/locale-select/locale-list'
import { ThemePicker } from '@olympus/ui/theme-switch/theme-picker'
import type { ReactNode } from 'react'

import { bannerNames } from '../../shared/texts/banner-names.ts'
import { setAppearance, useAppearance } from '../../theme/appearance.ts'
import { useKeepAppearance } from '../../theme/use-keep-appearance.ts'
import { SettingsSection } from './settings-section.tsx'
import * as styles from './settings-page.css.ts'
import { useSavedLocale } from './use-saved-locale.ts'

/** Theme, banner and language. Each choice applies at once and is reverted if the account cannot save it. */
export function AppearanceSettingsPage(): ReactNode {
  const { t, i18n } = useLingui()
  const { theme, banner } = useAppearance()
  const keep = useKeepAppearance()
  const localeChoice = useSavedLocale()
  const themeNames: Record<Theme, string> = {
    dark: t({ message: 'Dark', context: 'theme' }),
    light: t({ message: 'Light', context: 'theme' }),
  }

  return (
    <>
      <SettingsSection title={t`Background`} line={t`Sets the scene behind every page and the accent color.`}>
        {(titleId) => (
          <BannerPicker
            aria-labelledby={titleId}
            theme={theme}
            banners={banners.map((value) => ({ value, label: i18n._(bannerNames[value]) }))}
            value={banner}
            onValueChange={(next) => setAppearance({ banner: next })}
            save={(next) => keep({ banner: next })}
            saveError={t`Your background could not be saved, so we restored the previous one.`}
          />
        )}
      </SettingsSection>
      <div className={styles.two}>
        <SettingsSection title={t`Theme`}>
          {(titleId) => (
            <ThemePicker
              aria-labelledby={titleId}
              banner={banner}
              options={themes.map((value) => ({ value, label: themeNames[value] }))}
              value={theme}
              onValueChange={(next) => setAppearance({ theme: next })}
              save={(next) => keep({ theme: next })}
              saveError={t`Your theme could not be saved, so we restored the previous one.`}
            />
          )}
        </SettingsSection>
        <SettingsSection title={t`Language`}>{() => <LocaleList {...localeChoice} />}</SettingsSection>
      </div>
    </>
  )
}
