import { useClient } from '@olympus/api-client/api-provider'
import type { CharacterChanges } from '@olympus/contract/character-changes'
import { recordCharacterVisit } from '@olympus/contract/character-pages'
import { useEffect } from 'react'

/** What is on the screen for less is not seen. */
const seenAfterMs = 2000
/** Much less than the pause that ends a visit. */
const repeatEveryMs = 5 * 60 * 1000

/** Tells the server what the owner sees, so that the next visit does not show it again. */
export function useRecordedVisit(characterId: number, shown: CharacterChanges | undefined): void {
  const client = useClient()
  useEffect(() => {
    if (!shown) return undefined
    const record = () => {
      if (document.visibilityState !== 'visible') return
      // A visit that is not recorded only shows the same changes again.
      client.call(recordCharacterVisit, { params: { id: characterId } }).catch(() => undefined)
    }
    const first = setTimeout(record, seenAfterMs)
    const repeated = setInterval(record, repeatEveryMs)
    document.addEventListener('visibilitychange', record)
    return () => {
      clearTimeout(first)
      clearInterval(repeated)
      document.removeEventListener('visibilitychange', record)
    }
  }, [client, characterId, shown])
}
