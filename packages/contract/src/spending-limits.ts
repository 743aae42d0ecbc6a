import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Coins, named, Timestamp, z } from './schema.ts'

/** The last 24 hours, the last 7 days and the last 30 days. */
export const spendingPeriods = ['day', 'week', 'month'] as const
export type SpendingPeriod = (typeof spendingPeriods)[number]

/**
 * The most Olympus Coins, without bonuses, that the player wants to buy in a period; null for no limit.
 * Counted in coins because prices differ by currency.
 */
const LimitCoins = z.nullable(Coins.check(z.lte(limits.spendingLimitMaxCoins)))

export const SpendingLimit = named(
  'SpendingLimit',
  z.object({
    period: z.enum(spendingPeriods),
    maxCoins: LimitCoins,
    /** Coins bought in the period that ends now, including unpaid purchases. */
    boughtCoins: Coins,
    /** A scheduled higher limit, with `maxCoins` null for removing the limit; null if none is scheduled. */
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
  summary: 'The spending limits of the player and the coins bought so far in each period',
  data: SpendingLimits,
  errors: [],
})

export const setSpendingLimit = endpoint({
  method: 'PUT',
  path: '/purchase/limits/:period',
  access: 'player',
  tag: 'Purchase',
  summary:
    'Set a limit: a lower one applies at once, a higher one after a day; the current one cancels a scheduled raise',
  params: z.strictObject({ period: z.enum(spendingPeriods) }),
  body: z.strictObject({ maxCoins: LimitCoins }),
  data: SpendingLimits,
  errors: [],
})
