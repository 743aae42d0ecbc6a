import type { EquipmentLink } from '@olympus/contract/equipment-links'
import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { projectItem } from '../character-pages/item-rules.ts'
import type { SectionBody } from '../character-pages/read-sections.ts'
import type { Visit } from '../character-pages/find-character.ts'
import type { Ports } from '../ports.ts'

const keyBytes = 16

/** The newest equipment of a character. */
interface WornNow {
  readonly body: SectionBody<'equipment'>
  readonly capturedAt: string
}

/** False for a character of another account, and for a deleted one. */
const lockOwn = (transaction: Transaction, { characterId, accountId }: Visit) =>
  transaction.maybeOne(sql`
    select from character where id = ${characterId} and account_id = ${accountId} and deleted_at is null
    for no key update`)

const readWorn = (transaction: Transaction, characterId: number) =>
  transaction.maybeOne<WornNow>(sql`
    select body, heads -> 'equipment' ->> 'capturedAt' as captured_at
    from character_section join character_snapshot using (character_id)
    where character_id = ${characterId} and section = 'equipment' and heads -> 'equipment' ->> 'capturedAt' is not null`)

interface LinkRow {
  readonly key: string
  readonly name: string
  readonly capturedAt: Date
  readonly createdAt: Date
}

/** The link to this very equipment, if there is one: a repeated request gets it again. */
const readSame = (transaction: Transaction, characterId: number, { capturedAt }: WornNow) =>
  transaction.maybeOne<LinkRow>(sql`
    select key, name, captured_at, created_at from equipment_link
    where character_id = ${characterId} and captured_at = ${capturedAt}::timestamptz`)

/** Keeps only what pages show of the items. */
function insertLink(
  transaction: Transaction,
  { key, characterId, worn }: { key: string; characterId: number; worn: WornNow },
): Promise<LinkRow> {
  const items = worn.body.items.map(({ slot, item }) => ({ slot, item: projectItem(item) }))
  return transaction.one<LinkRow>(sql`
    insert into equipment_link (
      key, character_id, name, class_code, class_name, element, level, hero_level, items, captured_at)
    select ${key}, id, name, class_code, class_name, element, level, hero_level, ${JSON.stringify(items)}::jsonb,
      ${worn.capturedAt}::timestamptz
    from character where id = ${characterId}
    returning key, name, captured_at, created_at`)
}

const linkOf = ({ key, name, capturedAt, createdAt }: LinkRow): EquipmentLink => ({
  key,
  name,
  asOf: capturedAt.toISOString(),
  createdAt: createdAt.toISOString(),
})

/** Keeps what a character wears now, under a key that nobody can guess. */
export const createEquipmentLink = (
  { database, random }: Pick<Ports, 'database' | 'random'>,
  visit: Visit,
): Promise<EquipmentLink | Failure<'EQUIPMENT_LINK_LIMIT_REACHED' | 'NOT_FOUND'>> =>
  database.transaction(async (transaction) => {
    const { characterId } = visit
    // Serializes concurrent links, so that each one counts all. A deletion or purge waits, or is seen.
    if (!(await lockOwn(transaction, visit))) return new Failure('NOT_FOUND')
    const worn = await readWorn(transaction, characterId)
    if (!worn) return new Failure('NOT_FOUND')
    const same = await readSame(transaction, characterId, worn)
    if (same) return linkOf(same)
    const { count } = await transaction.one<{ count: number }>(
      sql`select count(*) as count from equipment_link where character_id = ${characterId}`,
    )
    if (count >= limits.equipmentLinksMax) return new Failure('EQUIPMENT_LINK_LIMIT_REACHED')
    const key = random.bytes(keyBytes).toString('base64url')
    return linkOf(await insertLink(transaction, { key, characterId, worn }))
  })
