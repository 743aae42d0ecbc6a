import { useLingui } from '@lingui/react/macro'

import type { eventKinds } from './event-rules.ts'
import { useFightNames } from './fight-names.ts'
import type { Label } from './statistic-names.tsx'
import type { Report } from './use-report.tsx'

/** What kinds of events are called. */
export function useEventNames({ names }: Report) {
  const { t } = useLingui()
  const fights = useFightNames()
  return (name: (typeof eventKinds)[number]['name']): Label => {
    if (name === 'minilandVisits') return names.statistic(name)
    return { label: name === 'icebreakers' ? t`Icebreaker` : fights[name] }
  }
}
