import { banners, themes } from '@olympus/contract/appearance'
import { isLocaleCode, type LocaleCode } from '@olympus/contract/locales'

import { appearanceNames, takenUp, type AccountAppearance } from './account-appearance-rules.ts'
import { setAppearance } from './appearance.ts'
import { rememberChoice, rememberedChoice } from './browser-choice.ts'

function parsed(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** What the account said when this browser, in any of its tabs, last heard of it. */
export function heardOfAccount(): Partial<AccountAppearance> {
  const { theme, banner, locale } = parsed(rememberedChoice('account'))
  const knownTheme = themes.find((known) => known === theme)
  const knownBanner = banners.find((known) => known === banner)
  return {
    ...(knownTheme && { theme: knownTheme }),
    ...(knownBanner && { banner: knownBanner }),
    ...(typeof locale === 'string' && isLocaleCode(locale) && { locale }),
  }
}

/** Notes what the account keeps, so that a change of it elsewhere is told from a choice of this browser. */
export function hearAccount(said: Partial<AccountAppearance>): void {
  rememberChoice('account', JSON.stringify({ ...heardOfAccount(), ...said }))
}

/** Takes up theme and banner as `takenUp` decides, and answers with the language to switch to, if any. */
export function takeUpAccount({ theme, banner, locale }: AccountAppearance): LocaleCode | null {
  const account = { theme, banner, locale }
  const chosen = Object.fromEntries(
    appearanceNames.flatMap((name) => {
      const choice = rememberedChoice(name)
      return choice === null ? [] : [[name, choice]]
    }),
  )
  const { locale: nextLocale = null, ...look } = takenUp({ account, heard: heardOfAccount(), chosen })
  hearAccount(account)
  if (Object.keys(look).length > 0) setAppearance(look)
  return nextLocale
}
