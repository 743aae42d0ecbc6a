import { banners, themes } from './appearance.ts'
import { localeCodes } from './locales.ts'
import { Coins, Id, named, Timestamp, z } from './schema.ts'

export const roles = ['PLAYER', 'ADMIN'] as const

/** Account of the logged-in player. `id` is the user ID. */
export const User = named(
  'User',
  z.object({
    id: Id,
    accountId: Id,
    username: z.string(),
    email: z.string(),
    role: z.enum(roles),
    locale: z.enum(localeCodes),
    theme: z.enum(themes),
    banner: z.enum(banners),
    hasTwoFactor: z.boolean(),
    /** New address that is not confirmed yet. */
    pendingEmail: z.nullable(z.string()),
    /** When the account will be deleted; null unless the player requested it. */
    deletionAt: z.nullable(Timestamp),
    balanceCoins: Coins,
    /** Spent coins whose payment was reversed. A debt blocks spending until purchases pay it off. */
    debtCoins: Coins,
    /** 0 tickets and 0 spins before the first ticket. At 29 the next spin draws from the jackpot set. */
    wheel: z.object({
      tickets: z.int().check(z.nonnegative()),
      spinsSinceJackpot: z.int().check(z.nonnegative()),
    }),
    createdAt: Timestamp,
  }),
)
export type User = z.output<typeof User>
