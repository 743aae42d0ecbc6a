import { useMemo } from 'react'

import { useGameData } from './use-game-data.ts'
import { useItemLook } from './use-item-look.ts'

/** How items look, for pages that always need game data. */
export function useItemLooks() {
  const gameData = useGameData()
  const lookOf = useItemLook(gameData)
  return useMemo(() => ({ gameData, lookOf }), [gameData, lookOf])
}
