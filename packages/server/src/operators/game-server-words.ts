import { World } from '@olympus/contract/bridge/batch'
import { type Scope, scopes as allScopes } from '@olympus/contract/bridge/endpoint'
import { z } from '@olympus/contract/schema'
import { UsageError } from './refusal.ts'

const wordsIn = (list: string): string[] => [...new Set(list.split(',').map((word) => word.trim()))]

/** Reads a list such as `olympia,arkadia`. */
export function worldsIn(list: string): string[] {
  const worlds = wordsIn(list)
  const wrong = worlds.find((world) => !z.safeParse(World, world).success)
  if (wrong !== undefined)
    throw new UsageError(
      `"${wrong}" is no world: expected up to 40 characters of a-z, 0-9 and -, a letter first`,
    )
  return worlds
}

/** Reads a list such as `characters,tasks`. */
export function scopesIn(list: string): Scope[] {
  const words = wordsIn(list)
  const wrong = words.find((word) => !allScopes.includes(word as Scope))
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is no scope: expected ${allScopes.join(', ')}`)
  return allScopes.filter((scope) => words.includes(scope))
}
