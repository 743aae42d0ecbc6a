import { named, z } from './schema.ts'

/** What others see of a character only if its owner opens it to them. Every section is one of these. */
export const privateDetails = [
  'equipment',
  'inventory',
  'bonuses',
  'bazaar',
  'mates',
  'statistics',
  'bank',
  'lastVisit',
] as const
export type PrivateDetail = (typeof privateDetails)[number]

/** The owner alone, or every player. */
export const audiences = ['me', 'players'] as const
export type Audience = (typeof audiences)[number]

const Audience = z.enum(audiences)
const eachDetail = {
  equipment: Audience,
  inventory: Audience,
  bonuses: Audience,
  bazaar: Audience,
  mates: Audience,
  statistics: Audience,
  bank: Audience,
  lastVisit: Audience,
} satisfies Record<PrivateDetail, typeof Audience>

export const CharacterPrivacy = named(
  'CharacterPrivacy',
  z.object({
    /** Who sees each detail. Gold belongs to the inventory. */
    audiences: z.object(eachDetail),
    isHiddenFromLeaderboards: z.boolean(),
  }),
)
export type CharacterPrivacy = z.output<typeof CharacterPrivacy>

/** What to change; the rest stays. */
export const PrivacyChange = z.strictObject({
  audiences: z.optional(z.partialRecord(z.enum(privateDetails), Audience)),
  isHiddenFromLeaderboards: z.optional(z.boolean()),
})
