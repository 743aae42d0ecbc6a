import { cached } from '../shared/cached.ts'
import { useLocale } from './locale-context.ts'
import { dayMs } from './time-zone.ts'

type Unit = 'day' | 'hour' | 'minute' | 'second'

const unitsMs: readonly (readonly [unit: Unit, ms: number])[] = [
  ['day', dayMs],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
  ['second', 1000],
]

/** Formats the age of a moment in the largest unit that fits: `3 hours ago`. Moments are ISO 8601. */
export const agoIn = cached((tag: string) => {
  const ages = cached(() => new Intl.RelativeTimeFormat(tag))
  return (moment: string, now: Date): string => {
    const elapsedMs = Math.max(0, now.getTime() - Date.parse(moment))
    const [unit, ms] = unitsMs.find(([, each]) => elapsedMs >= each) ?? (['second', 1000] as const)
    return ages().format(-Math.floor(elapsedMs / ms), unit)
  }
})

export const useAgo = (): ((moment: string, now: Date) => string) => agoIn(useLocale().tag)
