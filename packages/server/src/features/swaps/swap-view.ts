import { characterClasses } from '@olympus/contract/characters'
import type { Swap } from '@olympus/contract/character-swapper'
import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

interface SwapRow
  extends
    Pick<Swap, 'failureReason' | 'gameServer' | 'id' | 'kind' | 'slot' | 'state'>,
    Pick<Swap['character'], 'className' | 'element' | 'faction' | 'name'> {
  readonly characterId: number
  readonly classCode: number
  readonly requestedAt: Date
  readonly settledAt: Date | null
}

function swapOf({ characterId, name, classCode, className, element, faction, ...row }: SwapRow): Swap {
  const characterClass = characterClasses[classCode] ?? null
  return {
    ...row,
    character: {
      id: characterId,
      name,
      characterClass,
      className: characterClass ? null : className,
      element,
      faction,
    },
    requestedAt: row.requestedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  }
}

/** Reads swaps. The clause chooses and sorts them. */
export async function readSwaps(queries: Queries, clause: Sql): Promise<Swap[]> {
  const rows = await queries.query<SwapRow>(sql`
    select character_swap.id, character_swap.kind, character_swap.slot, character_swap.state, requested_at,
      character_swap.settled_at, character_id, name, class_code, class_name, element, faction, game_server,
      -- The game can confirm a swap of a character that it has deleted.
      case when character_swap.state = 'failed' then coalesce(reason, 'CHARACTER_DELETED') end as failure_reason
    from (select * from character_swap ${clause}) as character_swap
    join character on character.id = character_swap.character_id
    join (select id, game_server, reason from task) as task on task.id = character_swap.task_id
    order by requested_at desc, character_swap.id desc`)
  return rows.map(swapOf)
}
