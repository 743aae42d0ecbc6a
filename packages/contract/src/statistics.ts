import { characterPaths } from './character-paths.ts'
import { endpoint } from './endpoint.ts'
import { englishTexts } from './english-texts.ts'
import { Id, named, Timestamp, z } from './schema.ts'
import { sectionAge } from './section-age.ts'
import {
  breakdownKinds,
  counterKeys,
  fightKinds,
  measureKeys,
  milestoneKeys,
  recordKeys,
  statisticPeriods,
  statisticTabs,
} from './statistic-keys.ts'

const Count = z.int().check(z.nonnegative())
const Day = z.iso.date()
const Totals = z.partialRecord(z.enum(counterKeys), Count)

/** Days in UTC, both included. */
const DayRange = z.object({ from: Day, to: Day })

/**
 * What was counted on a day, or from this day on in its week and month: a week over the end of a month has
 * two points, from its Monday and from the first of the month. Those without anything are left out.
 */
const Points = z.array(z.object({ day: Day, totals: Totals }))

const Breakdown = z.object({
  code: Count,
  /** In the period. */
  count: Count,
  /** In the period before; null as `before` is. */
  before: z.nullable(Count),
  lifetime: Count,
})

const ComparedMedian = z.object({
  kind: z.literal('median'),
  /** How many characters the median was computed from, and which levels they have. */
  characters: Count,
  levels: z.object({ from: Count, to: Count }),
  computedAt: Timestamp,
  /**
   * The value in the middle. Rates are shares or ratios of those characters that have counted what they are
   * divided by. A measure that is not known is missing.
   */
  medians: z.partialRecord(z.enum(measureKeys), z.number()),
  /** Share of those characters that this one is ahead of, between 0 and 1. */
  aheadOf: z.partialRecord(z.enum(measureKeys), z.number()),
})

const ComparedCharacter = z.object({
  kind: z.literal('character'),
  id: Id,
  name: z.string(),
  totals: Totals,
  points: Points,
})

export const Statistics = named(
  'Statistics',
  z.object({
    ...sectionAge,
    tab: z.enum(statisticTabs),
    period: z.enum(statisticPeriods),
    /**
     * If the period is everything, from the first counted day on, but at most from the first of the month
     * two years ago on. `totals` have all that was ever counted, also before it.
     */
    days: DayRange,
    /** As many days right before; null for a season and for everything. */
    before: z.nullable(DayRange),
    /** Of the period `season`; null if there is none now: then it shows the last 30 days. */
    season: z.nullable(z.object({ code: z.int(), name: z.string(), ...englishTexts('name') })),
    /** The first day with a report; null: nothing was ever counted. */
    countedSince: z.nullable(Day),
    /** The keys of the tab (`tabCounters`), zeros included. */
    totals: Totals,
    totalsBefore: z.nullable(Totals),
    lifetime: Totals,
    /** Each point is a day, or a week in one month if the period is everything. */
    step: z.enum(['day', 'week']),
    points: Points,
    /** Those of the tab (`tabBreakdowns`), the largest first. A kind that is not reported is missing. */
    breakdowns: z.partialRecord(z.enum(breakdownKinds), z.array(Breakdown)),
    /**
     * Overview: seconds online by weekday (1 is Monday) and hour of the day, in UTC; null: not reported, or
     * not open to this player.
     */
    hours: z.nullable(z.array(z.object({ weekday: z.int(), hour: z.int(), seconds: Count }))),
    /** Raids: the fastest of the character by boss, of the server, and the median of the fastest ones. */
    bestTimes: z.array(
      z.object({
        boss: Count,
        milliseconds: Count,
        serverRecord: z.nullable(Count),
        median: z.nullable(z.number()),
      }),
    ),
    /** Best days ever, for the keys of the tab. */
    records: z.array(z.object({ key: z.enum(recordKeys), value: Count, day: Day })),
    /** Overview: the next one of each key, then those that were reached, the last one first. */
    milestones: z.array(
      z.object({
        key: z.enum(milestoneKeys),
        target: Count,
        value: Count,
        isReached: z.boolean(),
        /** Null: not reached, or before the first report. */
        reachedAt: z.nullable(Timestamp),
      }),
    ),
    /** Null: not reported, another tab, or not open to this player. */
    goldHeld: z.nullable(Count),
    /** PvE and PvP: the oldest first; null: not reported. */
    lastFights: z.nullable(z.array(z.object({ kind: z.enum(fightKinds), isWon: z.boolean() }))),
    longestWinningStreak: z.nullable(Count),
    longestSessionSeconds: z.nullable(Count),
    /** Events: the latest first; null: not reported. */
    lastSuperRewards: z.nullable(
      z.array(z.object({ vnum: Count, event: z.nullable(Count), wonAt: Timestamp })),
    ),
    /** Null: compared with nobody, or there are too few characters for a median. */
    compared: z.nullable(z.discriminatedUnion('kind', [ComparedMedian, ComparedCharacter])),
  }),
)
export type Statistics = z.output<typeof Statistics>

export const getStatistics = endpoint({
  method: 'GET',
  path: characterPaths.statistics,
  access: 'player',
  tag: 'Characters',
  summary: 'One tab of what a character did; NOT_FOUND unless the player may open this section',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({
    /** What players see, also for the owner. */
    as: z.optional(z.literal('players')),
    tab: z._default(z.enum(statisticTabs), 'overview'),
    period: z._default(z.enum(statisticPeriods), '30'),
    /** The ID of another own character, `median` or `nobody`. */
    compareWith: z._default(z.string().check(z.regex(/^(?:median|nobody|[1-9]\d{0,14})$/)), 'median'),
  }),
  data: Statistics,
  errors: ['NOT_FOUND'],
})
