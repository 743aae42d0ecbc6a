import type { SectionName } from '@olympus/contract/bridge/batch'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { Snapshot } from './snapshot-rules.ts'
import { summaryColumns, summaryColumnsOf, summaryRecord, type SummaryBody } from './summary-columns.ts'

/** A name, and since when the character has it. */
export interface TakenName {
  readonly name: string
  readonly usedFrom: string
}

/** What a batch changes of one character. */
export interface SnapshotChange {
  readonly characterId: number
  readonly accountId: number
  readonly snapshot: Snapshot
  readonly bodies: ReadonlyMap<SectionName, unknown>
  readonly summary: SummaryBody | null
  readonly names: readonly TakenName[]
}

async function storeHeads(
  transaction: Transaction,
  gameServerId: number,
  changes: readonly SnapshotChange[],
) {
  const rows = changes.map(({ characterId, snapshot: { heads, revision, wanted } }) => ({
    id: characterId,
    heads,
    ...revision,
    wanted: wanted.length > 0 ? wanted : null,
  }))
  await transaction.execute(sql`
    update character_snapshot
    set heads = changed.heads, epoch = changed.epoch, counter = changed.counter, wanted_sections = changed.wanted,
      game_server_id = ${gameServerId}, received_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as changed (id bigint, heads jsonb, epoch bigint, counter bigint, wanted text[])
    where character_id = changed.id`)
}

async function storeBodies(transaction: Transaction, changes: readonly SnapshotChange[]) {
  const rows = changes.flatMap(({ characterId, bodies }) =>
    [...bodies].map(([section, body]) => ({ id: characterId, section, body })),
  )
  if (rows.length === 0) return
  await transaction.execute(sql`
    insert into character_section (character_id, section, body)
    select id, section, body from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (id bigint, section text, body jsonb)
    on conflict (character_id, section) do update set body = excluded.body, changed_at = now()`)
}

async function storeSummaries(transaction: Transaction, changes: readonly SnapshotChange[]) {
  const rows = changes.flatMap(({ characterId, summary }) =>
    summary ? [{ id: characterId, ...summaryColumnsOf(summary) }] : [],
  )
  if (rows.length === 0) return
  await transaction.execute(sql`
    update character set (${summaryColumns}) = (select ${summaryColumns} from (select changed.*) as summary)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (id bigint, ${summaryRecord})
    where character.id = changed.id`)
}

async function storeNames(transaction: Transaction, changes: readonly SnapshotChange[]) {
  const rows = changes.flatMap(({ characterId, names }) => {
    const byTime = new Map(names.map(({ usedFrom, name }) => [usedFrom, name]))
    return [...byTime].map(([usedFrom, name]) => ({ id: characterId, name, used_from: usedFrom }))
  })
  if (rows.length === 0) return
  await transaction.execute(sql`
    insert into character_name_history (character_id, name, used_from)
    select id, name, used_from from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new (id bigint, name text, used_from timestamptz)
    on conflict (character_id, used_from) do update set name = excluded.name`)
}

/** Stores what a batch changes, with one statement for each table. The caller holds `lockCharacters`. */
export async function storeSnapshots(
  transaction: Transaction,
  gameServerId: number,
  changes: readonly SnapshotChange[],
): Promise<void> {
  await storeHeads(transaction, gameServerId, changes)
  await storeBodies(transaction, changes)
  await storeSummaries(transaction, changes)
  await storeNames(transaction, changes)
}
