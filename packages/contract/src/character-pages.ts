import { BazaarBid, BazaarListing } from './character-bazaar.ts'
import { BonusLine, TimedBonus } from './character-bonuses.ts'
import { CharacterChanges } from './character-changes.ts'
import { CharacterItem } from './character-item.ts'
import { CharacterMate } from './character-mates.ts'
import { characterPaths } from './character-paths.ts'
import { CharacterPrivacy, PrivacyChange } from './character-privacy.ts'
import { characterIdentity, presences } from './characters.ts'
import { endpoint } from './endpoint.ts'
import { GameDataVersion } from './game-data.ts'
import { Id, named, Timestamp, z } from './schema.ts'
import { sectionAge } from './section-age.ts'

/** Sections of a character that have a page of their own. */
export const characterSections = [
  'equipment',
  'inventory',
  'bonuses',
  'bazaar',
  'mates',
  'statistics',
] as const
export type CharacterSection = (typeof characterSections)[number]

const Count = z.int().check(z.nonnegative())
const params = z.strictObject({ id: Id })
const query = z.strictObject({
  /** What players see, also for the owner. */
  as: z.optional(z.literal('players')),
})

const SectionAge = z.object(sectionAge)
export type SectionAge = z.output<typeof SectionAge>

/** Codes of the slots that everybody sees in the game: costume suit and hat, weapon skin, wings, trophy. */
export const appearanceSlots = [13, 14, 15, 16, 100] as const

const Appearance = z.object({ slot: z.int(), vnum: Count, name: z.optional(z.string()) })

const FormerName = z.object({
  name: z.string(),
  /** When the game first reported it. */
  usedFrom: Timestamp,
  /** When the game first reported the next one. */
  usedUntil: Timestamp,
})
export type FormerName = z.output<typeof FormerName>

/** What only the owner sees. */
const OwnFacts = z.object({
  ...sectionAge,
  isActive: z.boolean(),
  /** When the character was last activated or deactivated. */
  swappedAt: z.nullable(Timestamp),
  /** The latest first. */
  formerNames: z.array(FormerName),
  title: z.nullable(z.string()),
  /** Percent of the way to the next level. */
  levelProgress: z.nullable(z.number()),
  hp: Count,
  mp: z.nullable(Count),
  attackMin: Count,
  attackMax: Count,
  defense: Count,
  /** Percent; null: not reported. */
  resistances: z.nullable(
    z.object({ fire: z.number(), water: z.number(), light: z.number(), shadow: z.number() }),
  ),
  onlineSeconds: Count,
  privacy: CharacterPrivacy,
})

const LastVisit = z.object({
  presence: z.enum(presences),
  /** When the character last left the game; null: not known. */
  leftAt: z.nullable(Timestamp),
})

/** A character as a player sees it: its owner, or somebody else. */
export const CharacterView = named(
  'CharacterView',
  z.object({
    ...characterIdentity,
    level: Count,
    heroLevel: Count,
    jobLevel: Count,
    reputation: z.int(),
    achievementPoints: Count,
    appearance: z.array(Appearance),
    /** Of the names and icons that its pages show; null: none are imported. */
    gameDataVersion: z.nullable(GameDataVersion),
    /** The sections that this player may open. */
    sections: z.array(z.enum(characterSections)),
    /** Part of the inventory. Null, like bank money and last visit: not open to this player. */
    gold: z.nullable(Count),
    /** Of the account. */
    bankMoney: z.nullable(Count),
    lastVisit: z.nullable(LastVisit),
    /** Null for everybody but the owner. */
    own: z.nullable(OwnFacts),
  }),
)
export type CharacterView = z.output<typeof CharacterView>
export type OwnFacts = z.output<typeof OwnFacts>

export const getCharacter = endpoint({
  method: 'GET',
  path: characterPaths.character,
  access: 'player',
  tag: 'Characters',
  summary: 'A character: everything for its owner, the public view for everybody else',
  params,
  query,
  data: CharacterView,
  errors: ['NOT_FOUND'],
})

export const getEquipment = endpoint({
  method: 'GET',
  path: characterPaths.equipment,
  access: 'player',
  tag: 'Characters',
  summary: 'What a character wears; NOT_FOUND unless the player may open this section',
  params,
  query,
  data: z.object({
    ...sectionAge,
    /** Slots may have codes that the portal does not know. */
    items: z.array(z.object({ slot: z.int(), item: CharacterItem })),
  }),
  errors: ['NOT_FOUND'],
})

export const getInventory = endpoint({
  method: 'GET',
  path: characterPaths.inventory,
  access: 'player',
  tag: 'Characters',
  summary: 'The bags of a character; NOT_FOUND unless the player may open this section',
  params,
  query,
  data: z.object({
    ...sectionAge,
    /** By type, then by position. */
    bags: z.array(
      z.object({
        /** The game's number of the type. */
        type: Count,
        /** Number of places; null: not reported. */
        size: z.nullable(Count),
        items: z.array(z.object({ position: Count, item: CharacterItem })),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})

export const getBonuses = endpoint({
  method: 'GET',
  path: characterPaths.bonuses,
  access: 'player',
  tag: 'Characters',
  summary: 'The bonuses of a character; NOT_FOUND unless the player may open this section',
  params,
  query,
  data: z.object({
    ...sectionAge,
    lines: z.array(BonusLine),
    /** Also those that have ended since the game reported them. */
    timed: z.array(TimedBonus),
  }),
  errors: ['NOT_FOUND'],
})

export const getBazaar = endpoint({
  method: 'GET',
  path: characterPaths.bazaar,
  access: 'player',
  tag: 'Characters',
  summary: 'What a character sells and bids for; NOT_FOUND unless the player may open this section',
  params,
  query,
  data: z.object({
    ...sectionAge,
    /** In the order of the game. */
    listings: z.array(BazaarListing),
    /** Places for listings; null: not reported. */
    maxListings: z.nullable(Count),
    bids: z.array(BazaarBid),
  }),
  errors: ['NOT_FOUND'],
})

export const getMates = endpoint({
  method: 'GET',
  path: characterPaths.mates,
  access: 'player',
  tag: 'Characters',
  summary: 'Pets and partners of a character; NOT_FOUND unless the player may open this section',
  params,
  query,
  data: z.object({
    ...sectionAge,
    mates: z.array(CharacterMate),
    /** Places for pets; null: not reported. */
    maxPets: z.nullable(Count),
    maxPartners: z.nullable(Count),
  }),
  errors: ['NOT_FOUND'],
})

export const setCharacterPrivacy = endpoint({
  method: 'PUT',
  path: '/characters/:id/privacy',
  access: 'player',
  tag: 'Characters',
  summary: 'Set who sees what of an own character; omitted details stay unchanged',
  params,
  body: PrivacyChange,
  data: CharacterPrivacy,
  errors: ['NOT_FOUND'],
})

export const getCharacterChanges = endpoint({
  method: 'GET',
  path: characterPaths.changes,
  access: 'player',
  tag: 'Characters',
  summary: 'What has changed of an own character since the last visit; NOT_FOUND for everybody else',
  params,
  data: CharacterChanges,
  errors: ['NOT_FOUND'],
})

export const recordCharacterVisit = endpoint({
  method: 'PUT',
  path: '/characters/:id/visit',
  access: 'player',
  tag: 'Characters',
  summary: 'The owner sees the page of a character now; after a pause this is a new visit',
  params,
  data: z.null(),
  errors: ['NOT_FOUND'],
})
