import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.ts'
import { demoWorld } from './demo-game-server.ts'

/** The world that migrations gave to all characters from before game servers reported them. */
const earlierWorld = 'main'

/** Moves the characters of a demo world from before game servers into the world of its game server. */
export async function adoptDemoCharacters(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    update character set world = ${demoWorld}, game_id = account_id || '-' || replace(lower(name), ' ', '-')
    where world = ${earlierWorld} and game_id = id::text
      and not exists (select from game_server where worlds @> ${[earlierWorld]})`)
  await transaction.execute(sql`
    update task set world = character.world from character
    where character.id = character_id and task.world = ${earlierWorld} and character.world = ${demoWorld}
      and state in ('queued', 'claimed', 'delayed')`)
}
