import { named, z } from '../schema.ts'
import { GameTime } from './game-time.ts'

/**
 * The sections of a character. Fields that the portal does not know are kept with the section. Codes that it
 * does not know (`codes.ts`) are shown as "other".
 */

const Count = z.int().check(z.nonnegative())
/** A count that a column of 32 bits holds. */
const SmallCount = Count.check(z.maximum(2_147_483_647))
const Code = z.int().check(z.minimum(0), z.maximum(1_000_000))
const Name = z.string().check(z.minLength(1), z.maxLength(40))
const Label = z.string().check(z.minLength(1), z.maxLength(120))

const Resistances = z.looseObject({ fire: z.int(), water: z.int(), light: z.int(), shadow: z.int() })

export const Summary = named(
  'CharacterSummary',
  z.looseObject({
    name: Name,
    classCode: Code,
    /** Shown if the portal does not know the code. */
    className: z.optional(Name),
    elementCode: Code,
    factionCode: Code,
    level: SmallCount,
    heroLevel: SmallCount,
    jobLevel: SmallCount,
    hp: Count,
    mp: z.optional(Count),
    /** Percent of the way to the next level. */
    levelProgress: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
    /** The title that it wears. */
    title: z.optional(Label),
    attackMin: SmallCount,
    attackMax: SmallCount,
    defense: SmallCount,
    /** Percent. */
    resistances: Resistances,
    reputation: z.int(),
    achievementPoints: SmallCount,
    gold: Count,
    /** Of the account, as the game knows it for this character. */
    bankMoney: Count,
    onlineSeconds: Count,
  }),
)

const ItemOption = z.looseObject({
  type: z.string().check(z.maxLength(40)),
  effect: z.int(),
  level: z.int(),
  value: z.int(),
})

/** Points and perfection of a specialist card. */
const SpecialistCard = z.looseObject({
  level: Count,
  upgrade: Count,
  points: z.record(z.string().check(z.maxLength(20)), z.int()),
  perfection: z.record(z.string().check(z.maxLength(20)), z.int()),
})

/** One item, or a stack of equal ones. */
export const GameItem = named(
  'GameItem',
  z.looseObject({
    /** The game's number of the kind of item. */
    vnum: Code,
    /** Shown if the portal does not know the number. */
    name: z.optional(Label),
    amount: z._default(z.int().check(z.minimum(1), z.maximum(1_000_000)), 1),
    rarity: z.optional(z.int().check(z.minimum(-2), z.maximum(20))),
    upgrade: z.optional(Count),
    elementRate: z.optional(Count),
    durability: z.optional(Count),
    isBound: z.optional(z.boolean()),
    deletedAt: z.optional(GameTime),
    options: z.optional(z.array(ItemOption).check(z.maxLength(30))),
    specialist: z.optional(SpecialistCard),
  }),
)

const Equipment = z.looseObject({
  items: z.array(z.looseObject({ slot: Code, item: GameItem })).check(z.maxLength(60)),
})

const Inventory = z.looseObject({
  items: z.array(z.looseObject({ type: Code, position: Count, item: GameItem })).check(z.maxLength(1500)),
  /** Number of places by inventory type. */
  sizes: z.optional(z.record(z.string().check(z.regex(/^\d{1,3}$/)), Count)),
})

const Mate = z.looseObject({
  mateId: z.string().check(z.regex(/^[\w:.-]{1,64}$/)),
  typeCode: Code,
  vnum: Code,
  name: Name,
  /** What it is, for example an owl. */
  species: z.optional(Name),
  elementCode: z.optional(Code),
  level: Count,
  levelProgress: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  loyalty: Count,
  hp: Count,
  mp: Count,
  attack: Count,
  defense: Count,
  isInTeam: z.boolean(),
  items: z.optional(z.array(z.looseObject({ slot: Code, item: GameItem })).check(z.maxLength(20))),
  skills: z.optional(
    z.array(z.looseObject({ skill: Code, rank: z.string().check(z.maxLength(3)) })).check(z.maxLength(10)),
  ),
})

const Mates = z.looseObject({
  mates: z.array(Mate).check(z.maxLength(200)),
  maxPets: z.optional(Count),
  maxPartners: z.optional(Count),
})

const BonusLine = z.looseObject({
  /** The game's key of the figure that it raises, for example `attack`. */
  stat: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
  value: z.number(),
  unit: z.enum(['percent', 'points']),
  source: z.looseObject({
    /** For example `equipment`, `title`, `fairy` or `trophy`. */
    kind: z.string().check(z.regex(/^[\w-]{1,40}$/)),
    name: z.optional(Label),
    vnum: z.optional(Code),
  }),
})

const TimedBonus = z.looseObject({
  typeCode: Code,
  name: z.optional(Label),
  vnum: z.optional(Code),
  /** Null: forever. */
  endsAt: z.nullable(GameTime),
})

const Bonuses = z.looseObject({
  lines: z.array(BonusLine).check(z.maxLength(500)),
  timed: z.array(TimedBonus).check(z.maxLength(100)),
})

const Listing = z.looseObject({
  listingId: z.string().check(z.regex(/^[\w:.-]{1,64}$/)),
  item: GameItem,
  amount: Count,
  soldAmount: Count,
  pricePerItem: Count,
  /** For the sale of all pieces. A part of the pieces costs its share, rounded down. */
  saleFee: Count,
  isPackage: z.boolean(),
  hasMedal: z.boolean(),
  listedAt: GameTime,
  expiresAt: GameTime,
})

const Bazaar = z.looseObject({
  listings: z.array(Listing).check(z.maxLength(200)),
  maxListings: z.optional(Count),
  bids: z.optional(
    z
      .array(
        z.looseObject({
          bidId: z.string().check(z.regex(/^[\w:.-]{1,64}$/)),
          item: GameItem,
          amount: Count,
          price: Count,
          highestPrice: Count,
          endsAt: GameTime,
          isWon: z.boolean(),
        }),
      )
      .check(z.maxLength(200)),
  ),
})

const Weapon = z.looseObject({
  damageMin: Count,
  damageMax: Count,
  hitRate: Count,
  criticalChance: Count,
  criticalDamage: Count,
})

const Combat = z.looseObject({
  mainWeapon: Weapon,
  secondaryWeapon: z.optional(Weapon),
  meleeDefense: Count,
  rangedDefense: Count,
  magicDefense: Count,
  meleeDodge: Count,
  rangedDodge: Count,
  speed: z.optional(Count),
  mp: z.optional(Count),
})

/** The schema of each section's body. */
export const sections = {
  summary: Summary,
  equipment: Equipment,
  inventory: Inventory,
  mates: Mates,
  bonuses: Bonuses,
  bazaar: Bazaar,
  combat: Combat,
} as const
