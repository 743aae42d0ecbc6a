import type { Banner, Theme } from '@olympus/contract/appearance'
import type { LocaleCode } from '@olympus/contract/locales'

/** What the account keeps of how its player wants the portal. */
export interface AccountAppearance {
  readonly theme: Theme
  readonly banner: Banner
  readonly locale: LocaleCode
}

type Name = keyof AccountAppearance

export const appearanceNames = ['theme', 'banner', 'locale'] as const satisfies readonly Name[]

interface Question {
  readonly account: AccountAppearance
  /** What the account said when this browser last heard of it. */
  readonly heard: Partial<AccountAppearance>
  /** What was last chosen here, or taken up from the account. */
  readonly chosen: Partial<Readonly<Record<Name, string>>>
}

/**
 * What this browser takes up of an account's choices. A choice of the browser's own wins there: one made while nobody was logged
 * in, or that could not be saved. A choice that the account knows follows the account: whatever its player last chose, anywhere.
 */
export function takenUp({ account, heard, chosen }: Question): Partial<AccountAppearance> {
  const isTakenUp = (name: Name) =>
    account[name] !== heard[name] && (chosen[name] === undefined || chosen[name] === heard[name])
  return Object.fromEntries(appearanceNames.filter(isTakenUp).map((name) => [name, account[name]]))
}
