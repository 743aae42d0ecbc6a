import { named, Timestamp, z } from './schema.ts'

/** What raises a figure of a character, and by how much. */
export const BonusLine = named(
  'BonusLine',
  z.object({
    /** The game's key of the figure. */
    stat: z.string(),
    value: z.number(),
    unit: z.enum(['percent', 'points']),
    source: z.object({
      /** For example `equipment`, `title`, `fairy` or `trophy`. */
      kind: z.string(),
      /** Null: the game reports the kind only. */
      name: z.nullable(z.string()),
      /** The item that it is from, if any. */
      vnum: z.nullable(z.int()),
    }),
  }),
)
export type BonusLine = z.output<typeof BonusLine>

export const TimedBonus = named(
  'TimedBonus',
  z.object({
    /** The game's number of the kind of bonus. */
    typeCode: z.int(),
    /** Shown if the portal does not know the number. */
    name: z.nullable(z.string()),
    vnum: z.nullable(z.int()),
    /** Null: forever. */
    endsAt: z.nullable(Timestamp),
  }),
)
export type TimedBonus = z.output<typeof TimedBonus>
