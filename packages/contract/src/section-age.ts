import { Timestamp, z } from './schema.ts'

/** How old the figures of a section are, and who reported them. */
export const sectionAge = {
  /** The owner keeps to themselves when the character was in the game, which the age would tell. */
  isAgePrivate: z.boolean(),
  /** When the game captured them; null: never, or private. */
  asOf: z.nullable(Timestamp),
  /** Null: no game server has reported the character, or private. */
  gameServer: z.nullable(
    z.object({
      name: z.string(),
      /** It has not been heard of for longer than its lease. */
      isQuiet: z.boolean(),
      quietSince: z.nullable(Timestamp),
    }),
  ),
  serverNow: Timestamp,
}
