import { pastOf } from '@olympus/game-simulator/demo/past/past-of'
import type { PastCharacter } from '@olympus/game-simulator/demo/past/lifetime'
import { classOf } from '@olympus/game-simulator/game/shares'
import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import type { Filling } from './beside-requests.ts'
import { crowdGameId, crowdMember, spread } from './boards/crowd.ts'
import { saveCrowd } from './boards/save-crowd.ts'
import { readCounting, savePasts } from './save-pasts.ts'

/** Those of the crowd that have a past: enough for medians of every level. */
const countingCrowd = 640
const crowdDays = 62
/** Members of the crowd are reported less often. */
const crowdEvery = 3
const crowdChunk = 20

/** A member of the crowd as one who plays. */
function crowdPlayer(number: number): PastCharacter {
  const { name, class_code: classCode, level } = crowdMember(number)
  // Some play far more than others.
  const diligence = 0.25 + (1.4 * spread(number, 97)) / 97
  const onlineHours = Math.round(level ** 1.5 * diligence)
  return {
    name,
    characterClass: classOf(classCode),
    level,
    onlineHours,
    gold: level * spread(number, 9973),
    isActive: true,
  }
}

/** Parts that are stored together. Some of the crowd did not play in the time: they have no past. */
function* pastsOf(
  { now, crowd }: { readonly now: Date; readonly crowd: number },
  isCounting: (gameId: string) => boolean,
) {
  const options = { now, days: crowdDays, every: crowdEvery }
  for (let from = 0; from < crowd; from += crowdChunk) {
    const numbers = Array.from({ length: crowdChunk }, (_, index) => from + index)
    const pasts = numbers
      .filter((number) => !isCounting(crowdGameId(number)))
      .map((number) => ({ gameId: crowdGameId(number), reports: pastOf(crowdPlayer(number), options) }))
      .filter(({ reports }) => reports.length > 0)
    if (pasts.length > 0) yield { from, to: from + crowdChunk, pasts }
  }
}

/**
 * Gives a part of the crowd two months in which they have counted, so that others are compared with them.
 * Continues where it was interrupted.
 */
export async function fillDemoStatistics(
  database: Database,
  { now, pause, isStopped, crowd = countingCrowd }: Filling & { readonly crowd?: number },
): Promise<void> {
  const counting = await readCounting(
    database,
    Array.from({ length: crowd }, (_, number) => crowdGameId(number)),
  )
  let isChanged = false
  for (const { from, to, pasts } of pastsOf({ now, crowd }, (gameId) => counting.has(gameId))) {
    if (isStopped()) return
    const isNew = await database.transaction(
      async (transaction) => {
        await saveCrowd(transaction, from, to)
        return savePasts(transaction, pasts)
      },
      { isRepeatable: true },
    )
    isChanged ||= isNew
    await pause()
  }
  // They may be of the first ones only.
  if (isChanged)
    await database.execute(sql`update statistic_median set computed_at = now() - interval '2 days'`)
}
