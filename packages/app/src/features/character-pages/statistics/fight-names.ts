import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const names = {
  raids: msg`Raids`,
  duels: msg`Duels`,
  timespaces: msg`Timespaces`,
  instantBattles: msg`Instant battles`,
  rainbowBattles: msg`Rainbow battle`,
  arenaOfTalents: msg`Arena of talents`,
} satisfies Record<string, MessageDescriptor>

/** What a character wins and loses. */
export function useFightNames(): Record<keyof typeof names, string> {
  const { i18n } = useLingui()
  return Object.fromEntries(Object.entries(names).map(([fight, name]) => [fight, i18n._(name)])) as Record<
    keyof typeof names,
    string
  >
}
