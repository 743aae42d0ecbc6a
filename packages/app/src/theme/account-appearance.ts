import { banners, themes } from '@olympus/contract/appearance'
import { isLocaleCode, type LocaleCode } from '@olympus/contract/locales'

import { appearanceNames, choicesToApply, type AccountAppearance } from './account-appearance-rules.ts'
import { setAppearance } from './appearance.ts'
import { rememberChoice, rememberedChoice } from './browser-choice.ts'

function parsed(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** The account's choices, as last seen by any tab of this browser. */
export function lastSeenChoices(): Partial<AccountAppearance> {
  const { theme, banner, locale } = parsed(rememberedChoice('account'))
  const knownTheme = themes.find((known) => known === theme)
  const knownBanner = banners.find((known) => known === banner)
  return {
    ...(knownTheme && { theme: knownTheme }),
    ...(knownBanner && { banner: knownBanner }),
    ...(typeof locale === 'string' && isLocaleCode(locale) && { locale }),
  }
}

/** Stores the account's choices, to tell a change made elsewhere from a choice made in this browser. */
export function rememberAccountChoices(choices: Partial<AccountAppearance>): void {
  rememberChoice('account', JSON.stringify({ ...lastSeenChoices(), ...choices }))
}

/** Applies theme and banner as `choicesToApply` decides. Returns the language to switch to, if any. */
export function applyAccountChoices({ theme, banner, locale }: AccountAppearance): LocaleCode | null {
  const account = { theme, banner, locale }
  const chosen = Object.fromEntries(
    appearanceNames.flatMap((name) => {
      const choice = rememberedChoice(name)
      return choice === null ? [] : [[name, choice]]
    }),
  )
  const { locale: nextLocale = null, ...look } = choicesToApply({
    account,
    lastSeen: lastSeenChoices(),
    chosen,
  })
  rememberAccountChoices(account)
  if (Object.keys(look).length > 0) setAppearance(look)
  return nextLocale
}
