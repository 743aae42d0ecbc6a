/** The screens of a character's statistics in the order of the menu. Their keys are part of the URL. */
export const statisticTabs = [
  'overview',
  'combat',
  'pvp',
  'economy',
  'raids',
  'events',
  'skills',
  'items',
] as const
export type StatisticTab = (typeof statisticTabs)[number]

/** The last days including today, the current season, or everything that was ever counted. */
export const statisticPeriods = ['7', '30', 'season', 'all'] as const
export type StatisticPeriod = (typeof statisticPeriods)[number]

/** What games count, from zero up. All kills together have no counter of their own. */
export const counterKeys = [
  'monstersKilled',
  'playersKilled',
  'deaths',
  'arenaKills',
  'arenaDeaths',
  'duelsWon',
  'duelsLost',
  'raidsWon',
  'raidsLost',
  'timespacesWon',
  'timespacesLost',
  'icebreakersCompleted',
  'icebreakersWon',
  'instantBattlesWon',
  'instantBattlesLost',
  'rainbowBattlesWon',
  'rainbowBattlesLost',
  'arenaOfTalentsWon',
  'arenaOfTalentsLost',
  'damageDealt',
  'goldEarned',
  'goldDropped',
  'goldSpent',
  'goldSpentOnBazaar',
  'goldSpentOnFees',
  'goldSpentOnMysteryBoxes',
  'goldSpentAtNpcShops',
  'potionsUsed',
  'foodUsed',
  'snacksUsed',
  'mysteryBoxesUsed',
  'itemsUsed',
  'minilandVisits',
  'skillsCast',
  'superRewards',
  'onlineSeconds',
] as const
export type CounterKey = (typeof counterKeys)[number]

/**
 * What games may count in more detail, by code: kills by family of monsters, raids by boss, casts by skill,
 * uses by item number, and seconds online by hour of the day in UTC (0 to 23).
 */
export const breakdownKinds = ['families', 'bossesWon', 'bossesLost', 'skills', 'items', 'hours'] as const
export type BreakdownKind = (typeof breakdownKinds)[number]

/** Computed from counters by `statistic-rates.ts`. */
export const rateKeys = [
  'killDeathRatio',
  'arenaKillDeathRatio',
  'raidWinRate',
  'duelWinRate',
  'timespaceWinRate',
  'icebreakerWinRate',
  'instantBattleWinRate',
  'rainbowBattleWinRate',
  'arenaOfTalentsWinRate',
  'playerFightWinRate',
] as const
export type RateKey = (typeof rateKeys)[number]

/** What characters are compared by. */
export const measureKeys = [...counterKeys, 'kills', ...rateKeys] as const
export type MeasureKey = (typeof measureKeys)[number]

/** Best days. `daysInARow`: the longest series of days with a report of something new, and its last day. */
export const recordKeys = [...counterKeys, 'kills', 'daysInARow'] as const
export type RecordKey = (typeof recordKeys)[number]

const worldFights = ['timespacesWon', 'timespacesLost', 'instantBattlesWon', 'instantBattlesLost'] as const
const raids = ['raidsWon', 'raidsLost'] as const
const duels = ['duelsWon', 'duelsLost'] as const
const kills = ['monstersKilled', 'playersKilled'] as const
const rainbow = ['rainbowBattlesWon', 'rainbowBattlesLost'] as const
const talents = ['arenaOfTalentsWon', 'arenaOfTalentsLost'] as const

/** The counters of each tab. */
export const tabCounters = {
  overview: [
    ...kills,
    'deaths',
    ...raids,
    ...duels,
    ...worldFights,
    'goldEarned',
    'skillsCast',
    'onlineSeconds',
  ],
  combat: [...kills, 'deaths', 'damageDealt', 'skillsCast', 'onlineSeconds'],
  pvp: [
    ...kills,
    'deaths',
    'arenaKills',
    'arenaDeaths',
    ...duels,
    ...rainbow,
    ...talents,
    ...worldFights,
    ...raids,
  ],
  economy: [
    'goldEarned',
    'goldDropped',
    'goldSpent',
    'goldSpentOnBazaar',
    'goldSpentOnFees',
    'goldSpentOnMysteryBoxes',
    'goldSpentAtNpcShops',
    'onlineSeconds',
  ],
  raids: [...raids, 'onlineSeconds'],
  events: [
    'icebreakersCompleted',
    'icebreakersWon',
    ...worldFights,
    ...rainbow,
    'minilandVisits',
    'superRewards',
    'onlineSeconds',
  ],
  skills: ['skillsCast', ...kills, 'onlineSeconds'],
  items: [
    'potionsUsed',
    'foodUsed',
    'snacksUsed',
    'mysteryBoxesUsed',
    'itemsUsed',
    'goldSpentOnMysteryBoxes',
    'onlineSeconds',
  ],
} as const satisfies Record<StatisticTab, readonly CounterKey[]>

/** The breakdowns of each tab. */
export const tabBreakdowns = {
  overview: [],
  combat: ['families'],
  pvp: [],
  economy: [],
  raids: ['bossesWon', 'bossesLost'],
  events: [],
  skills: ['skills'],
  items: ['items'],
} as const satisfies Record<StatisticTab, readonly BreakdownKind[]>

const hour = 3600

/** Lifetime counts that are celebrated, from the lowest up. */
export const milestoneTargets = {
  monstersKilled: [100, 1000, 10_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_000_000, 5_000_000],
  raidsWon: [10, 50, 100, 250, 500, 1000, 1500, 2000, 3000, 5000, 10_000],
  duelsWon: [10, 50, 100, 250, 500, 1000, 2000, 5000],
  timespacesWon: [10, 50, 100, 250, 500, 1000, 2000, 5000],
  instantBattlesWon: [10, 50, 100, 250, 500, 1000, 2000],
  icebreakersWon: [1, 5, 10, 25, 50, 100, 250, 500],
  potionsUsed: [100, 1000, 5000, 10_000, 25_000, 50_000, 100_000],
  skillsCast: [1000, 10_000, 100_000, 500_000, 1_000_000, 2_000_000, 5_000_000],
  onlineSeconds: [
    10 * hour,
    50 * hour,
    100 * hour,
    250 * hour,
    500 * hour,
    1000 * hour,
    1200 * hour,
    1500 * hour,
    2000 * hour,
    3000 * hour,
    5000 * hour,
  ],
} as const satisfies { readonly [Key in CounterKey]?: readonly number[] }
export type MilestoneKey = keyof typeof milestoneTargets
export const milestoneKeys = Object.keys(milestoneTargets) as MilestoneKey[]

/** Fights against players whose last outcomes are kept. */
export const fightKinds = ['duel', 'rainbowBattle', 'arenaOfTalents'] as const
