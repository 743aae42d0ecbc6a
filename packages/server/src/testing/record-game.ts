import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'

/**
 * Stores for each character of an account what a game server may have reported, and a link. All names say
 * `text`.
 */
export async function recordGame(queries: Queries, accountId: number, text: string): Promise<void> {
  const own = sql`(select id from character where account_id = ${accountId})`
  await queries.execute(sql`
    insert into character_snapshot (character_id, heads, epoch, counter)
    select id, '{}', nextval('bridge_epoch'), 1 from ${own} as own`)
  await queries.execute(sql`
    insert into character_section (character_id, section, body)
    select id, section, jsonb_build_object('name', ${text}::text)
    from ${own} as own, unnest(array['equipment', 'mates']) as section`)
  await queries.execute(sql`
    insert into character_name_history (character_id, name, used_from)
    select id, ${text}, now() - interval '1 day' from ${own} as own`)
  await queries.execute(sql`
    insert into character_privacy (character_id, opened_details) select id, '{equipment}' from ${own} as own`)
  await queries.execute(sql`
    insert into equipment_link (key, character_id, name, class_code, element, level, hero_level, items, captured_at)
    select left(md5(random()::text), 21) || 'A', id, ${text}, 1, 'fire', 1, 0, '[]', now() from ${own} as own`)
  await queries.execute(sql`
    insert into character_visit (character_id, seen)
    select id, jsonb_build_object('equipment', jsonb_build_array(jsonb_build_object('name', ${text}::text))) from ${own} as own`)
  await queries.execute(sql`
    with game as (
      insert into game_server (name, worlds, scopes) values ('of-' || ${accountId}::bigint, '{main}', '{presence}') returning id
    ),
    boot as (
      insert into game_boot (boot_id, game_server_id, epoch, build, task_kinds)
      select gen_random_uuid(), id, nextval('bridge_epoch'), 'test', '{}' from game returning boot_id, game_server_id
    )
    insert into game_session (id, account_id, character_id, game_server_id, boot_id, epoch, state, ended_at, end_reason)
    select gen_random_uuid(), ${accountId}, own.id, game_server_id, boot_id, nextval('bridge_epoch'), 'ended', now(), 'logged-out'
    from boot, ${own} as own`)
  await queries.execute(sql`
    insert into task (kind, world, account_id, character_id)
    select 'deactivate', 'main', ${accountId}, own.id from ${own} as own`)
  await queries.execute(sql`
    with selection as (
      insert into character_selection (
        account_id, state, kept_ids, deleted_ids, heir_id, confirmed_items, final_items, request_key, locale, cooling_off_hours,
        due_at, ended_at
      )
      select ${accountId}, 'done', array[min(id)], array[max(id)], min(id), items, items, gen_random_uuid(), 'en', 0, now(), now()
      from ${own} as own, jsonb_build_array(jsonb_build_object('name', ${text}::text)) as items
      group by items returning id
    )
    insert into character_selection_task (selection_id, step, character_id, task_id)
    select selection.id, 'remove-character', task.character_id, task.id
    from selection, task where task.account_id = ${accountId} and kind = 'deactivate'`)
  await queries.execute(sql`
    with added as (
      insert into task (kind, world, account_id, character_id)
      select 'deactivate', 'main', ${accountId}, own.id from ${own} as own returning id, character_id
    )
    insert into character_swap (account_id, character_id, kind, task_id, state, settled_at)
    select ${accountId}, character_id, 'deactivate', id, 'applied', now() from added`)
}
