import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { demoWorld } from '../demo-game-server.ts'
import { crowdMember } from './crowd.ts'

/** Stores members of the crowd that are missing, with accounts that have no password. */
export async function saveCrowd(transaction: Transaction, from: number, to: number): Promise<void> {
  const members = Array.from({ length: Math.max(0, to - from) }, (_, index) => crowdMember(from + index))
  if (members.length === 0) return
  const accounts = [...new Set(members.map(({ account }) => account))]
  // Nobody can register a name with a hyphen.
  await transaction.execute(sql`
    insert into account (username, email, password_hash, locale, activated_at)
    select 'crowd-' || number, 'crowd-' || number || '@demo.invalid', 'none', 'en', now()
    from unnest(${accounts}::int[]) as number
    where not exists (select from account as known where lower(known.username) = 'crowd-' || number)`)
  await transaction.execute(sql`
    insert into character (
      account_id, world, game_id, name, class_code, element, faction, level, hero_level, job_level, reputation, hp, attack_min,
      attack_max, defense, resistances, achievement_points, gold, bank_money, online_seconds, is_active, slot
    )
    select account.id, ${demoWorld}, game_id, name, class_code, element, faction, level, hero_level, job_level, reputation, hp,
      attack_min, attack_max, defense, '{"fire":40,"water":40,"light":40,"shadow":40}', achievement_points, 0, 0, 0, true, slot
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as member (
      account int, slot int, game_id text, name text, class_code int, element text, faction text, level int, hero_level int,
      job_level int, reputation bigint, hp bigint, attack_min int, attack_max int, defense int, achievement_points int)
    join account on lower(username) = 'crowd-' || member.account
    on conflict (world, game_id) do nothing`)
}
