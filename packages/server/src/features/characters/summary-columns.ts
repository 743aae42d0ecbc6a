import type { Summary } from '@olympus/contract/bridge/sections'
import { elements, factions } from '@olympus/contract/characters'
import type { z } from '@olympus/contract/schema'
import sql from 'sql-template-tag'

export type SummaryBody = z.output<typeof Summary>

/** The columns of `character` that a summary fills, under the names of `summaryRecord`. */
export const summaryColumnsOf = (summary: SummaryBody) => ({
  name: summary.name,
  class_code: summary.classCode,
  class_name: summary.className ?? null,
  element: elements[summary.elementCode] ?? 'neutral',
  faction: factions[summary.factionCode] ?? 'neutral',
  level: summary.level,
  hero_level: summary.heroLevel,
  job_level: summary.jobLevel,
  reputation: summary.reputation,
  hp: summary.hp,
  attack_min: summary.attackMin,
  attack_max: summary.attackMax,
  defense: summary.defense,
  resistances: summary.resistances,
  achievement_points: summary.achievementPoints,
  gold: summary.gold,
  bank_money: summary.bankMoney,
  online_seconds: summary.onlineSeconds,
})

/** The columns of `summaryColumnsOf`, for `insert` and `select`. */
export const summaryColumns = sql`name, class_code, class_name, element, faction, level, hero_level, job_level, reputation, hp,
  attack_min, attack_max, defense, resistances, achievement_points, gold, bank_money, online_seconds`

/** The same with their types, for `jsonb_to_recordset`. */
export const summaryRecord = sql`name text, class_code int, class_name text, element text, faction text, level int,
  hero_level int, job_level int, reputation bigint, hp bigint, attack_min int, attack_max int, defense int, resistances jsonb,
  achievement_points int, gold bigint, bank_money bigint, online_seconds bigint`
