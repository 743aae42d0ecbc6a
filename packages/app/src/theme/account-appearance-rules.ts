import type { Banner, Theme } from '@olympus/contract/appearance'
import type { LocaleCode } from '@olympus/contract/locales'

/** The appearance choices that an account stores. */
export interface AccountAppearance {
  readonly theme: Theme
  readonly banner: Banner
  readonly locale: LocaleCode
}

type Name = keyof AccountAppearance

export const appearanceNames = ['theme', 'banner', 'locale'] as const satisfies readonly Name[]

interface Question {
  readonly account: AccountAppearance
  /** The account's choices when this browser last saw them. */
  readonly lastSeen: Partial<AccountAppearance>
  /** What was last chosen in this browser or applied from the account. */
  readonly chosen: Partial<Readonly<Record<Name, string>>>
}

/**
 * Decides which of the account's choices this browser applies. A choice that exists only in this
 * browser wins: it was made while logged out or could not be saved. All others follow the
 * account, wherever the player made them.
 */
export function choicesToApply({ account, lastSeen, chosen }: Question): Partial<AccountAppearance> {
  const shouldApply = (name: Name) =>
    account[name] !== lastSeen[name] && (chosen[name] === undefined || chosen[name] === lastSeen[name])
  return Object.fromEntries(appearanceNames.filter(shouldApply).map((name) => [name, account[name]]))
}
