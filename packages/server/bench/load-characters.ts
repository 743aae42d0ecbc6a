import { sectionNames } from '@olympus/contract/bridge/batch'
import sql from 'sql-template-tag'
import type { Database } from '../src/database/database.ts'
import { characterBodies } from './character-bodies.ts'

export interface CharactersSize {
  readonly characters: number
  /** How many have all sections. The others have a summary only. */
  readonly full: number
}

export const charactersPerAccount = 4
/** Bodies differ by character this often. More would only make loading slower. */
const variants = 200
const bagItems = 60
/** One full character in so many has a bag of a thousand items. */
export const hoarderEvery = 100
const hoardItems = 1000
/** Of a full character, before now. */
const gameSessions = 20

/** The full characters are spread evenly, so that each is in a part of the tables of its own. */
export const fullCharacterId = ({ characters, full }: CharactersSize, index: number): number =>
  1 + index * Math.floor(characters / full)

export const accountOf = (characterId: number): number => Math.ceil(characterId / charactersPerAccount)

function bodyRows() {
  const ordinary = Array.from({ length: variants }, (_, variant) => ({
    variant,
    bodies: characterBodies(variant, bagItems),
  }))
  const hoarder = { variant: -1, bodies: characterBodies(variants, hoardItems) }
  return [...ordinary, hoarder].flatMap(({ variant, bodies }) =>
    Object.entries(bodies).map(([section, body]) => ({ variant, section, body })),
  )
}

/** Fills an empty database. Disables triggers meanwhile. */
export async function loadCharacters(database: Database, size: CharactersSize): Promise<void> {
  const { characters, full } = size
  const every = Math.floor(characters / full)
  const rows = JSON.stringify(bodyRows())
  const isFull = sql`(number - 1) % ${every}::bigint = 0 and number <= ${every * full}::bigint`
  const index = sql`((number - 1) / ${every}::bigint)`
  const variant = sql`case when ${index} % ${hoarderEvery}::bigint = 0 then -1 else ${index} % ${variants}::bigint end`
  const numbers = sql`generate_series(1, ${characters}::bigint) as number`
  await database.transaction(async (transaction) => {
    await transaction.script('set local statement_timeout = 0; set local session_replication_role = replica')
    await transaction.execute(sql`
      insert into account (id, username, email, password_hash, locale, activated_at) overriding system value
      select number, 'bench_' || number, 'bench_' || number || '@example.com', 'none', 'en', now()
      from generate_series(1, ${Math.ceil(characters / charactersPerAccount)}::bigint) as number`)
    await transaction.execute(sql`
      insert into game_server (name, worlds, scopes) values ('bench', '{main}', '{characters}')`)
    await transaction.execute(sql`
      insert into game_boot (boot_id, game_server_id, epoch, build, task_kinds, lease_until)
      select gen_random_uuid(), id, 1, 'bench', '{}', now() + interval '1 day' from game_server`)
    await transaction.execute(sql`
      insert into character (
        id, account_id, world, game_id, name, class_code, element, faction, level, hero_level, job_level, reputation, hp,
        attack_min, attack_max, defense, resistances, achievement_points, gold, bank_money, online_seconds, is_active, slot
      ) overriding system value
      select number, (number + ${charactersPerAccount - 1}::bigint) / ${charactersPerAccount}::bigint, 'main',
        'bench-' || number, 'Bench ' || number, number % 5, 'fire', 'celestial', 1 + number % 99, 0, 80, number % 2000000,
        38420, 4215, 4608, 1840, '{"fire":10,"water":20,"light":5,"shadow":0}', number % 10000, number * 1000, number * 900,
        number * 60, true, (number - 1) % ${charactersPerAccount}::bigint
      from ${numbers}`)
    await transaction.execute(sql`
      insert into character_name_history (character_id, name, used_from)
      select number, 'Bench ' || number, now() from ${numbers}`)
    await transaction.execute(sql`
      insert into character_snapshot (character_id, heads, epoch, counter, game_server_id)
      select number, heads, 1, number, (select id from game_server)
      from ${numbers}, lateral (
        select jsonb_object_agg(section, jsonb_build_object('epoch', 1, 'counter', number, 'capturedAt',
          '2026-06-12T09:41:00.000Z', 'hash', md5(section || number))) as heads
        from unnest(${[...sectionNames]}::text[]) as section where section = 'summary' or ${isFull}
      ) as known`)
    await transaction.execute(sql`
      create temporary table bench_body on commit drop as
      select * from jsonb_to_recordset(${rows}::jsonb) as given (variant bigint, section text, body jsonb)`)
    await transaction.execute(sql`
      insert into character_section (character_id, section, body)
      select number, section, body from ${numbers}
      join bench_body on variant = case when ${isFull} then ${variant} else number % ${variants}::bigint end
      where section = 'summary' or ${isFull}`)
    await transaction.execute(sql`
      insert into game_session (
        id, account_id, character_id, game_server_id, boot_id, epoch, started_at, state, ended_at, end_reason
      )
      select gen_random_uuid(), (number + ${charactersPerAccount - 1}::bigint) / ${charactersPerAccount}::bigint, number,
        game_server_id, boot_id, nextval('bridge_epoch'), now() - interval '1 day' * visit, 'ended',
        now() - interval '1 day' * visit + interval '1 hour', 'logged-out'
      from game_boot, ${numbers}, generate_series(1, ${gameSessions}::int) as visit where ${isFull}`)
    await transaction.script('analyze')
  })
}
