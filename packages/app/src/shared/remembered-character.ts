import { useCallback, useSyncExternalStore } from 'react'

/** `page`: the character whose page was viewed last; `shop`, `wheel`: the one last chosen there. */
type Place = 'page' | 'shop' | 'wheel'

// The storage cleanup ignores this prefix: the choice is small and belongs to the player.
const keyOf = (place: Place, userId: number): string => `olympus-${place}-character-${userId}`

const listeners = new Set<() => void>()
/** Replaces the storage when the browser blocks it. */
const unstored = new Map<string, string>()

function read(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    unstored.delete(key)
  } catch {
    unstored.set(key, value)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The ID of a player's last character on this device, shared between tabs. */
export function useRememberedCharacter(
  place: Place,
  userId: number,
): [number | null, (characterId: number) => void] {
  const key = keyOf(place, userId)
  const stored = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  )
  const characterId = Number(stored)
  const remember = useCallback((chosenId: number) => write(key, String(chosenId)), [key])
  return [Number.isSafeInteger(characterId) && characterId > 0 ? characterId : null, remember]
}
