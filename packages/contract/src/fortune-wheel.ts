import { Delivery } from './deliveries.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { HexHash, Id, z } from './schema.ts'
import {
  ExchangeOffer,
  SeedChoice,
  Spin,
  SpinLimit,
  SpinsPerDay,
  WheelAccount,
  WheelContents,
  WheelTable,
} from './wheel.ts'
import { rewardSets } from './wheel-draw.ts'
import { wheelAccountPath, wheelLuckPath } from './wheel-paths.ts'

const Count = z.int().check(z.nonnegative())
const PositiveCount = z.int().check(z.positive())

export const getWheel = endpoint({
  method: 'GET',
  path: '/wheel',
  access: 'guest',
  tag: 'Fortune wheel',
  summary:
    'The fortune wheel: both sets with the exact odds of each reward, and what tokens can be exchanged for',
  data: z.object({
    isOpen: z.boolean(),
    jackpotEverySpins: z.int(),
    /** The current table: new seeds are bound to it. */
    table: WheelTable,
    /** Announced for new seeds from its `startsAt` on. */
    nextTable: z.nullable(WheelTable),
    offers: z.array(ExchangeOffer),
  }),
  errors: [],
})

export const getWheelAccount = endpoint({
  method: 'GET',
  path: wheelAccountPath,
  access: 'player',
  tag: 'Fortune wheel',
  summary: 'Tickets, tokens, the way to the jackpot and the seeds of the player',
  data: WheelAccount,
  errors: [],
})

const characterRefusals = ['CHARACTER_NOT_FOUND', 'CHARACTER_NOT_ACTIVE', 'CHARACTER_DOOMED'] as const

export const spinWheel = endpoint({
  method: 'POST',
  path: '/wheel/spins',
  access: 'player',
  tag: 'Fortune wheel',
  summary: 'Spins the wheel: takes a ticket, draws the reward and grants it, and adds a token',
  body: z.strictObject({
    characterId: Id,
    /** Required while no seed is active, refused otherwise: a new number takes effect by `rotateSeed`. */
    seed: z.optional(SeedChoice),
  }),
  data: z.object({ spin: Spin, account: WheelAccount }),
  errors: [
    'NO_TICKETS',
    'WHEEL_CLOSED',
    'CLIENT_SEED_REQUIRED',
    'SEED_CHANGED',
    'SPIN_LIMIT_REACHED',
    ...characterRefusals,
  ],
  isIdempotent: true,
})

export const getSpin = endpoint({
  method: 'GET',
  path: '/wheel/spins/:spinId',
  access: 'player',
  tag: 'Fortune wheel',
  summary: 'One spin of the player',
  params: z.strictObject({ spinId: Id }),
  data: Spin,
  errors: ['NOT_FOUND'],
})

export const markSpinSeen = endpoint({
  method: 'POST',
  path: '/wheel/spins/:spinId/seen',
  access: 'player',
  tag: 'Fortune wheel',
  summary: 'The player has seen the result of this spin and of all before it',
  params: z.strictObject({ spinId: Id }),
  data: z.null(),
  errors: ['NOT_FOUND'],
})

export const rotateSeed = endpoint({
  method: 'POST',
  path: '/wheel/seeds',
  access: 'player',
  tag: 'Fortune wheel',
  summary:
    'Reveals the active seed, if there is one, and activates the next one with the number of the player',
  body: SeedChoice,
  data: z.object({
    /** The seed that was active; null if there was none. `serverSeed` is 32 bytes in hexadecimal. */
    revealed: z.nullable(z.object({ seedHash: HexHash, serverSeed: z.string(), spins: Count })),
    account: WheelAccount,
  }),
  errors: ['SEED_CHANGED'],
  isIdempotent: true,
})

export const exchangeErrors = [
  'INSUFFICIENT_TOKENS',
  'PRICE_CHANGED',
  'ITEM_NOT_AVAILABLE',
  ...characterRefusals,
] as const

export const exchangeTokens = endpoint({
  method: 'POST',
  path: '/wheel/exchanges',
  access: 'player',
  tag: 'Fortune wheel',
  summary: 'Exchanges tokens for tickets or a listed reward at the price that the player agreed to',
  body: z.strictObject({
    offerId: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
    quantity: PositiveCount.check(z.lte(limits.exchangeMaxQuantity)),
    /** Price of one, in tokens. */
    expectedPriceTokens: PositiveCount,
    /** Required for items. */
    characterId: z.optional(Id),
  }),
  data: z.object({
    exchange: z.object({
      id: Id,
      contents: WheelContents,
      quantity: PositiveCount,
      priceTokens: PositiveCount,
      delivery: z.nullable(Delivery),
    }),
    account: WheelAccount,
  }),
  errors: exchangeErrors,
  isIdempotent: true,
})

export const setSpinLimit = endpoint({
  method: 'PUT',
  path: '/wheel/limit',
  access: 'player',
  tag: 'Fortune wheel',
  summary:
    'Set the limit of spins per day: a lower one applies at once, a higher one after a day; the current one cancels a scheduled raise',
  body: z.strictObject({ maxSpins: SpinsPerDay }),
  data: SpinLimit,
  errors: [],
})

export const getWheelLuck = endpoint({
  method: 'GET',
  path: wheelLuckPath,
  access: 'player',
  tag: 'Fortune wheel',
  summary: 'What the player has drawn so far beside what the odds let expect',
  data: z.object({
    spins: Count,
    jackpots: Count,
    /** By reward, over all tables that the player has drawn from. */
    rewards: z.array(
      z.object({
        set: z.enum(rewardSets),
        contents: WheelContents,
        /** Spins of its set with tables that hold it. */
        spins: Count,
        drawn: Count,
        /** The sum of its chances in these spins. */
        expected: z.number(),
      }),
    ),
  }),
  errors: [],
})
