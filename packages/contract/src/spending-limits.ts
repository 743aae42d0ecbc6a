import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Coins, named, Timestamp, z } from './schema.ts'

/** The last 24 hours, the last 7 days and the last 30 days. */
export const spendingPeriods = ['day', 'week', 'month'] as const
export type SpendingPeriod = (typeof spendingPeriods)[number]

/**
 * How many Olympus Coins, bonuses left out, a player means to buy in a period at most; null: as many as they like. Counted in coins,
 * because their price is another one in each currency.
 */
const LimitCoins = z.nullable(Coins.check(z.lte(limits.spendingLimitMaxCoins)))

export const SpendingLimit = named(
  'SpendingLimit',
  z.object({
    period: z.enum(spendingPeriods),
    maxCoins: LimitCoins,
    /** Bought in the period that ends now, with what is not paid yet. */
    boughtCoins: Coins,
    /** A higher limit, or none, that waits for its time. */
    raise: z.nullable(z.object({ maxCoins: LimitCoins, at: Timestamp })),
  }),
)
export type SpendingLimit = z.output<typeof SpendingLimit>

const SpendingLimits = z.object({ limits: z.array(SpendingLimit) })

export const listSpendingLimits = endpoint({
  method: 'GET',
  path: '/purchase/limits',
  access: 'player',
  tag: 'Purchase',
  summary: 'The limits that the player has set to what they buy, and what counts towards them',
  data: SpendingLimits,
  errors: [],
})

export const setSpendingLimit = endpoint({
  method: 'PUT',
  path: '/purchase/limits/:period',
  access: 'player',
  tag: 'Purchase',
  summary:
    'Set a limit: a lower one counts at once, a higher one after a day; the one in force calls a raise off',
  params: z.strictObject({ period: z.enum(spendingPeriods) }),
  body: z.strictObject({ maxCoins: LimitCoins }),
  data: SpendingLimits,
  errors: [],
})
