import type { DeactivationObstacle } from '@olympus/contract/character-swapper'
import type { Character, listCharacters } from '@olympus/contract/characters'
import type { DataOf } from '@olympus/contract/endpoint'

export type Roster = DataOf<typeof listCharacters>

/** How often a page with a swap that waits for the game asks again. */
export const swapRefreshMs = 5000

/** A place of the roster. `waiting`: the character moves here when the game confirms. */
export type Place =
  | { readonly state: 'taken' | 'waiting' | 'leaving'; readonly character: Character }
  | { readonly state: 'first-free' | 'free'; readonly character: null }

const bySlot = (a: Character, b: Character): number =>
  (a.slot ?? Infinity) - (b.slot ?? Infinity) || a.id - b.id

const moving = ({ characters, pendingSwap }: Roster): Character | null =>
  characters.find(({ id }) => id === pendingSwap?.characterId) ?? null

/**
 * The slots of active characters in their order. Characters without a slot of their own, or beyond the last
 * one, follow: no character is left out.
 */
export function activePlaces(roster: Roster): Place[] {
  const { characters, maxActiveSlots, pendingSwap } = roster
  const moved = moving(roster)
  const active = characters.filter(({ isActive }) => isActive).toSorted(bySlot)
  const bySlotNumber = new Map<number, Place>()
  const others: Place[] = []
  for (const character of active) {
    const place: Place = { state: character === moved ? 'leaving' : 'taken', character }
    const { slot } = character
    if (slot === null || slot >= maxActiveSlots || bySlotNumber.has(slot)) others.push(place)
    else bySlotNumber.set(slot, place)
  }
  if (moved && pendingSwap?.kind === 'activate') {
    const place: Place = { state: 'waiting', character: moved }
    const { slot } = pendingSwap
    if (slot === null || slot >= maxActiveSlots || bySlotNumber.has(slot)) others.push(place)
    else bySlotNumber.set(slot, place)
  }
  const firstFree = Array.from({ length: maxActiveSlots }, (_, slot) => slot).find(
    (slot) => !bySlotNumber.has(slot),
  )
  const slots = Array.from(
    { length: maxActiveSlots },
    (_, slot): Place =>
      bySlotNumber.get(slot) ?? { state: slot === firstFree ? 'first-free' : 'free', character: null },
  )
  return [...slots, ...others]
}

/** The deactivated characters, and the room for more of them. */
export function deactivatedPlaces(roster: Roster): Place[] {
  const { characters, maxCharacters, maxDeactivatedCharacters, pendingSwap } = roster
  const moved = moving(roster)
  const places = characters
    .filter(({ isActive }) => !isActive)
    .map((character): Place => ({ state: character === moved ? 'leaving' : 'taken', character }))
  if (moved && pendingSwap?.kind === 'deactivate') places.push({ state: 'waiting', character: moved })
  const free = Math.min(maxDeactivatedCharacters - places.length, maxCharacters - characters.length)
  return [
    ...places,
    ...Array.from({ length: Math.max(0, free) }, (): Place => ({ state: 'free', character: null })),
  ]
}

/** Why no character can be swapped now. */
export type SwapBlock = 'selection' | 'pending' | 'online' | 'unknown'

export function swapBlock({ openSelection, pendingSwap, presence }: Roster): SwapBlock | null {
  if (openSelection) return 'selection'
  if (pendingSwap) return 'pending'
  return presence === 'offline' ? null : presence
}

/** Why no character can be activated now. */
export type ActivationBlock = SwapBlock | 'not-yet' | 'no-slot'

export function activationBlock(roster: Roster, nowMs: number): ActivationBlock | null {
  const block = swapBlock(roster)
  if (block) return block
  const { activationAvailableAt } = roster
  if (activationAvailableAt !== null && Date.parse(activationAvailableAt) > nowMs) return 'not-yet'
  return activePlaces(roster).some(({ state }) => state === 'first-free') ? null : 'no-slot'
}

/** Why no character can be deactivated now. */
export type DeactivationBlock =
  | SwapBlock
  | Extract<DeactivationObstacle, 'LAST_ACTIVE' | 'TOO_MANY_DEACTIVATED'>

export function deactivationBlock(roster: Roster): DeactivationBlock | null {
  const block = swapBlock(roster)
  if (block) return block
  const { characters, maxDeactivatedCharacters } = roster
  const active = characters.filter(({ isActive }) => isActive).length
  if (active === 1) return 'LAST_ACTIVE'
  return characters.length - active >= maxDeactivatedCharacters ? 'TOO_MANY_DEACTIVATED' : null
}

/** When a character was activated or deactivated last. */
export function lastSwapAt({ characters }: Roster): string | null {
  const moments = characters
    .flatMap(({ activatedAt, deactivatedAt }) => [activatedAt, deactivatedAt])
    .filter((moment) => moment !== null)
  return moments.reduce<string | null>(
    (last, moment) => (last === null || Date.parse(moment) > Date.parse(last) ? moment : last),
    null,
  )
}

const dayMs = 24 * 60 * 60 * 1000
export const daysOfWeek = 7

/** How many days of the week are left until the next activation, as a fraction; 0 if it is available. */
export function daysLeft({ activationAvailableAt }: Roster, nowMs: number): number {
  if (activationAvailableAt === null) return 0
  const left = (Date.parse(activationAvailableAt) - nowMs) / dayMs
  return Math.min(daysOfWeek, Math.max(0, left))
}
