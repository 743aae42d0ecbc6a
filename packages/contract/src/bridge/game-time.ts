import { z } from '../schema.ts'

/** A moment that a game server reports. PostgreSQL stores none of the year 0. */
export const GameTime = z.iso
  .datetime()
  .check(z.refine((text) => text >= '2000', { error: 'Invalid time: expected the year 2000 or later' }))
