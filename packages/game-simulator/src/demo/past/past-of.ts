import { type Counts, count, type Deed, noCounts } from '../../game/counts.ts'
import type { Draw } from '../../random.ts'
import { latestOf } from './latest.ts'
import { type Lifetime, lifetimeOf, type PartKind, type PastCharacter } from './lifetime.ts'
import { drawsOfDay, noise, pastDays, type PlayedDay, playedDays } from './played-days.ts'

const hourMs = 60 * 60 * 1000

/** Totals of a character at a moment of its past, as a game reports them. */
export interface PastReport {
  readonly capturedAt: Date
  readonly counts: Counts
}

type Codes = Readonly<Record<string, number>>

/** What is done in a day comes in parts: each part waits until it is a whole. */
function createRations(
  onlineSeconds: number,
  { seconds, pace }: Pick<PlayedDay, 'pace' | 'seconds'>,
  draw: Draw,
) {
  const share = (seconds / onlineSeconds) * pace
  return (totals: Codes, waiting: Map<string, number>, prefix: string): Codes =>
    Object.fromEntries(
      Object.entries(totals).map(([key, total]) => {
        const wanted = (waiting.get(prefix + key) ?? draw(1000) / 1000) + total * share * noise(draw)
        const whole = Math.floor(wanted)
        waiting.set(prefix + key, wanted - whole)
        return [key, whole]
      }),
    )
}

const partKinds = ['families', 'bossesWon', 'bossesLost', 'skills', 'items'] as const

/** What the character did on each day. */
function deedsOf(character: PastCharacter, lifetime: Lifetime, days: readonly PlayedDay[]): Deed[] {
  const waiting = new Map<string, number>()
  return days.map((day) => {
    const draw = drawsOfDay(`${character.name} did`, day.startsAt)
    const ration = createRations(character.onlineHours * 3600, day, draw)
    const parts = partKinds.map((kind): [PartKind, Codes] => [
      kind,
      ration(lifetime.breakdowns[kind], waiting, `${kind} `),
    ])
    return {
      counters: ration(lifetime.counters as Codes, waiting, ''),
      breakdowns: { ...Object.fromEntries(parts), hours: day.hours },
    }
  })
}

/** What is left of totals. Never less than nothing. */
function rest(totals: Codes, taken: readonly (Codes | undefined)[]): Codes {
  const left = { ...totals }
  for (const codes of taken)
    for (const [key, value] of Object.entries(codes ?? {})) left[key] = Math.max(0, (left[key] ?? 0) - value)
  return left
}

/** What the character had done before these days. */
function before({ onlineHours }: PastCharacter, lifetime: Lifetime, deeds: readonly Deed[]): Deed {
  const sumOfHours = deeds
    .flatMap(({ breakdowns }) => Object.values(breakdowns?.hours ?? {}))
    .reduce((sum, seconds) => sum + seconds, 0)
  const seconds = Math.max(0, onlineHours * 3600 - sumOfHours)
  const evenings = [17, 18, 19, 20, 21, 22]
  const each = Math.floor(seconds / evenings.length)
  return {
    counters: rest(
      lifetime.counters as Codes,
      deeds.map(({ counters }) => counters as Codes),
    ),
    breakdowns: {
      ...Object.fromEntries(
        partKinds.map((kind) => [
          kind,
          rest(
            lifetime.breakdowns[kind],
            deeds.map(({ breakdowns }) => breakdowns?.[kind]),
          ),
        ]),
      ),
      hours: Object.fromEntries(
        evenings.map((hour, place) => [hour, each + (place === 0 ? seconds - each * evenings.length : 0)]),
      ),
    },
  }
}

const endOf = ({ startsAt, hours }: PlayedDay) =>
  new Date(startsAt + (1 + Math.max(...Object.keys(hours).map(Number))) * hourMs)

interface PastOptions {
  readonly now: Date
  /** How many days back it goes. */
  readonly days?: number
  /** Days are reported together with those that follow, so many at once. */
  readonly every?: number
}

/** Totals of a character in its past, the oldest first. The last ones are those of its whole life. */
export function pastOf(
  character: PastCharacter,
  { now, days = pastDays, every = 1 }: PastOptions,
): PastReport[] {
  const lifetime = lifetimeOf(character)
  const played = playedDays(character, now, days)
  const deeds = deedsOf(character, lifetime, played)
  const [first] = played
  if (!first) return []
  let counts = count(noCounts, before(character, lifetime, deeds))
  const reports: PastReport[] = [{ capturedAt: new Date(first.startsAt - hourMs), counts }]
  for (const [index, day] of played.entries()) {
    const isLast = index === played.length - 1
    const ending = isLast ? { bestTimes: lifetime.bestTimes, latest: latestOf(character, played) } : {}
    counts = count(counts, { ...deeds[index], ...ending })
    if (isLast || index % every === every - 1) reports.push({ capturedAt: endOf(day), counts })
  }
  return reports
}
