import { Delivery } from './deliveries.ts'
import { limits } from './limits.ts'
import { Coins, HexHash, Id, named, Timestamp, z } from './schema.ts'
import { ItemReference } from './shop.ts'
import { rewardSets } from './wheel-draw.ts'

const Count = z.int().check(z.nonnegative())
const PositiveCount = z.int().check(z.positive())
/** The player's number in every draw, in hexadecimal. */
export const ClientSeed = z
  .string()
  .check(
    z.regex(/^[0-9a-f]+$/),
    z.minLength(limits.clientSeedMinLength),
    z.maxLength(limits.clientSeedMaxLength),
  )

/** What a spin or an exchange grants: items to a character, or coins or tickets to the account at once. */
export const WheelContents = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('item'), item: ItemReference, quantity: PositiveCount }),
  z.object({ kind: z.literal('coins'), coins: Coins }),
  z.object({ kind: z.literal('tickets'), tickets: PositiveCount }),
])
export type WheelContents = z.output<typeof WheelContents>

/** A row of a table. Its chance is `weight` in the sum of all weights of its set. */
export const WheelReward = named(
  'WheelReward',
  z.object({ id: z.string(), contents: WheelContents, weight: PositiveCount }),
)
export type WheelReward = z.output<typeof WheelReward>

const RewardSetTable = z.object({
  /**
   * Sum of the weights. Numbers from 0 to one less are drawn; a reward has as many of them as its weight, in
   * the order of the rows.
   */
  weightTotal: PositiveCount,
  rewards: z.array(WheelReward),
  /** SHA-256 of `text`. */
  tableHash: HexHash,
  /** The published text of the set, exactly as it was hashed: JSON with IDs and weights, without names. */
  text: z.string(),
})

/** A version of the odds. It never changes. */
export const WheelTable = named(
  'WheelTable',
  z.object({
    version: PositiveCount,
    /** When seeds began, or will begin, to be bound to it. */
    startsAt: Timestamp,
    /** When the next version replaced it for new seeds; null for the current and announced ones. */
    replacedAt: z.nullable(Timestamp),
    /** From when on no seed may spin with it; null for no end. */
    endsAt: z.nullable(Timestamp),
    sets: z.object({ regular: RewardSetTable, jackpot: RewardSetTable }),
  }),
)
export type WheelTable = z.output<typeof WheelTable>

/** Something that tokens can be exchanged for. */
export const ExchangeOffer = named(
  'ExchangeOffer',
  z.object({ id: z.string(), contents: WheelContents, priceTokens: PositiveCount }),
)
export type ExchangeOffer = z.output<typeof ExchangeOffer>

export const Spin = named(
  'Spin',
  z.object({
    id: Id,
    set: z.enum(rewardSets),
    tableVersion: PositiveCount,
    /** Position of the reward in its set. */
    rewardIndex: Count,
    reward: WheelReward,
    weightTotal: PositiveCount,
    /** 0 to `weightTotal` - 1. */
    draw: Count,
    /** Spins since the last jackpot with this one: 30 for a jackpot. */
    jackpotCounter: PositiveCount,
    /** The character that the player chose; null once it is purged. */
    character: z.nullable(z.object({ id: Id, name: z.string() })),
    /** Null for coins and tickets, which are credited at once. */
    delivery: z.nullable(Delivery),
    /** The coupon that holds the item after the game refused it. */
    couponId: z.nullable(Id),
    seedHash: HexHash,
    nonce: Count,
    /** Compact JWS with the payload `SpinStatement`. */
    receipt: z.string(),
    spunAt: Timestamp,
    ticketsAfter: Count,
    tokensAfter: Count,
  }),
)
export type Spin = z.output<typeof Spin>

/** Null for no limit. */
export const SpinsPerDay = z.nullable(Count.check(z.lte(limits.spinLimitMaxSpins)))

export const SpinLimit = named(
  'SpinLimit',
  z.object({
    /** The most spins in 24 hours that the player wants; null for no limit. */
    maxSpins: SpinsPerDay,
    /** In the last 24 hours. */
    spins: Count,
    /** A scheduled higher limit, with `maxSpins` null for removing it; null if none is scheduled. */
    raise: z.nullable(z.object({ maxSpins: SpinsPerDay, at: Timestamp })),
    /**
     * When the next spin is free, if the limit is reached. Null otherwise, and with a limit of 0 unless a
     * raise is scheduled.
     */
    freeAt: z.nullable(Timestamp),
    serverNow: Timestamp,
  }),
)
export type SpinLimit = z.output<typeof SpinLimit>

export const WheelAccount = named(
  'WheelAccount',
  z.object({
    tickets: Count,
    tokens: Count,
    spins: Count,
    /** 0 to 29. At 29 the next spin draws from the jackpot set. */
    spinsSinceJackpot: Count,
    limit: SpinLimit,
    /**
     * The table that the next spin draws from: that of the active seed, or of the next one if none is
     * active.
     */
    table: WheelTable,
    /**
     * The seed that spins draw with. Null before the first spin, and once the server has revealed it or its
     * table has ended: the next spin then needs a client seed.
     */
    activeSeed: z.nullable(
      z.object({
        seedHash: HexHash,
        clientSeed: ClientSeed,
        tableVersion: PositiveCount,
        spins: Count,
        activatedAt: Timestamp,
        /** When it is revealed at the latest. */
        revealsAt: Timestamp,
      }),
    ),
    /** Fixed before the client seed for it is accepted. */
    nextSeed: z.object({ seedHash: HexHash, tableVersion: PositiveCount, committedAt: Timestamp }),
    /** The latest spin whose result the player has not seen, for example because the page was closed. */
    unseenSpin: z.nullable(Spin),
  }),
)
export type WheelAccount = z.output<typeof WheelAccount>

/**
 * Activates the next seed. `nextSeedHash` is the fingerprint that the player saw before choosing the number.
 */
export const SeedChoice = z.strictObject({ clientSeed: ClientSeed, nextSeedHash: HexHash })

/** `data` of PRICE_CHANGED of an exchange: the price of one. */
export const TokenPriceChangedData = z.object({ priceTokens: PositiveCount })
/** `data` of SPIN_LIMIT_REACHED. */
export const SpinLimitReachedData = z.object({
  maxSpins: Count,
  /** When the next spin is free. Null with a limit of 0, unless a raise is scheduled. */
  freeAt: z.nullable(Timestamp),
  serverNow: Timestamp,
})
