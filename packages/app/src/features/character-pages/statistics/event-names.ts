import { useLingui } from '@lingui/react/macro'

import { eventKinds } from './event-rules.ts'
import { useFightNames } from './fight-names.ts'
import type { Report } from './use-report.tsx'

/** What kinds of events are called. */
export function useEventNames({ names }: Report): Record<(typeof eventKinds)[number]['name'], string> {
  const { t } = useLingui()
  const fights = useFightNames()
  return { ...fights, icebreakers: t`Icebreaker`, minilandVisits: names.statistic('minilandVisits').label }
}
