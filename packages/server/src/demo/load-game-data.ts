import fs from 'node:fs'
import path from 'node:path'
import { GameDataFile } from '@olympus/contract/game-data-file'
import { z } from '@olympus/contract/schema'
import type { Transaction } from '../database/database.ts'
import { gameDataHash } from '../features/game-data/game-data-hash.ts'
import { syncSeasons } from '../features/leaderboards/board-seasons.ts'
import { listImports, saveImport } from '../features/game-data/stored-game-data.ts'

/** The game data of the demo world, also an example for operators. */
export function demoGameData(): GameDataFile {
  const text = fs.readFileSync(path.join(import.meta.dirname, 'game-data.json'), 'utf8')
  return z.parse(GameDataFile, JSON.parse(text))
}

/** Imports the game data of the demo world, unless it was imported before. */
export async function loadGameData(transaction: Transaction): Promise<void> {
  const file = demoGameData()
  const hash = gameDataHash(file)
  const imports = await listImports(transaction)
  if (imports.every((known) => known.hash !== hash)) {
    await saveImport(transaction, hash, file)
    await syncSeasons(transaction, file)
  }
}
