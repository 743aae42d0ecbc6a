import { banners, themes } from './appearance.ts'
import { localeCodes } from './locales.ts'
import { Coins, Id, named, Timestamp, z } from './schema.ts'

export const roles = ['PLAYER', 'ADMIN'] as const

/** The logged-in player's account. `id` is the user ID. */
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
    /** New address that waits for its confirmation. */
    pendingEmail: z.nullable(z.string()),
    /** When the account is deleted, after its player asked for it. */
    deletionAt: z.nullable(Timestamp),
    balanceCoins: Coins,
    /** Coins of payments that were taken back after they had been spent; blocks spending until purchases have settled it. */
    debtCoins: Coins,
    createdAt: Timestamp,
  }),
)
export type User = z.output<typeof User>
