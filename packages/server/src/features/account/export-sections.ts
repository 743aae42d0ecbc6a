import type { Cell } from '@olympus/contract/csv'
import sql, { raw, type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

/** One kind of data. Columns are listed explicitly, so that hashes and keys are never exported. */
interface Section {
  readonly name: string
  /** SQL expressions. The last word of each is its name. */
  readonly columns: readonly string[]
  readonly from: (accountId: number) => Sql
}

const sections: readonly Section[] = [
  {
    name: 'account',
    columns: [
      'account.id as account_id',
      'user_id',
      'username',
      'email',
      'pending_email',
      'pending_email_expires_at',
      'role',
      'locale',
      'theme',
      'banner',
      'created_at',
      'activated_at',
      'banned_at',
      'banned_until',
      'ban_reason',
      'deletion_at',
      '(select enabled_at from two_factor where account_id = account.id) as two_factor_enabled_at',
      "coalesce((select balance_coins from ledger_account where name = 'player:' || account.id), 0) as balance_coins",
      "coalesce((select -balance_coins from ledger_account where name = 'debt:' || account.id), 0) as debt_coins",
    ],
    from: (accountId) => sql`from account where id = ${accountId}`,
  },
  {
    name: 'consents',
    columns: ['document', 'version', 'locale', 'address', 'given_at'],
    from: (accountId) => sql`from account_consent where account_id = ${accountId} order by id`,
  },
  {
    name: 'purchases',
    columns: [
      'id',
      'package_id',
      'coins',
      'bonus_coins',
      'amount_cents',
      'currency',
      'method',
      'locale',
      'provider',
      'payment_reference',
      'state',
      'failure',
      'created_at',
      'paid_at',
      'failed_at',
      'expired_at',
      'refunded_cents',
      'disputed_cents',
      'returned_at',
      'withdrawn_at',
    ],
    from: (accountId) => sql`from donation where account_id = ${accountId} order by id`,
  },
  {
    name: 'purchase-consents',
    columns: [
      'donation_id as purchase_id',
      'kind',
      'text_version',
      'purchase_consent.locale',
      'client_address',
      'given_at',
    ],
    from: (accountId) =>
      sql`from purchase_consent join donation on donation.id = donation_id
          where account_id = ${accountId} order by donation_id, kind`,
  },
  {
    name: 'spending-limits',
    columns: ['period', 'max_coins', 'raised_max_coins', 'raised_at'],
    from: (accountId) => sql`from spending_limit where account_id = ${accountId} order by period`,
  },
  {
    name: 'ledger-entries',
    columns: [
      'ledger_entry.id',
      'ledger_transaction.created_at',
      "split_part(ledger_account.name, ':', 1) as account",
      'kind',
      'reference',
      'coins',
      'balance_after_coins',
    ],
    from: (accountId) =>
      sql`from ledger_entry
          join ledger_account on ledger_account.id = ledger_account_id
          join ledger_transaction on ledger_transaction.id = transaction_id
          where ledger_account.account_id = ${accountId} order by ledger_entry.id`,
  },
  {
    name: 'shop-orders',
    columns: [
      'id',
      'character_id',
      'item_id',
      'quantity',
      'unit_price_coins',
      'total_price_coins',
      'is_on_sale',
      'is_temporary',
      'delivery_id',
      'created_at',
    ],
    from: (accountId) => sql`from shop_order where account_id = ${accountId} order by id`,
  },
  {
    name: 'gifts-given',
    columns: ['order_id', 'character.name as character', 'message', 'shop_order.created_at'],
    from: (accountId) =>
      sql`from gift
          join shop_order on shop_order.id = order_id
          join character on character.id = shop_order.character_id
          where gift.account_id = ${accountId} order by order_id`,
  },
  {
    name: 'gifts-received',
    columns: [
      'order_id',
      'username as giver',
      'shop_order.character_id',
      'shop_order.item_id',
      'shop_order.quantity',
      'message',
      'shop_order.created_at',
      'state',
      'settled_at',
    ],
    from: (accountId) =>
      sql`from gift
          join account on account.id = gift.account_id
          join shop_order on shop_order.id = order_id
          join delivery on delivery.id = delivery_id
          where recipient_id = ${accountId} order by order_id`,
  },
  {
    name: 'coupons',
    columns: [
      'id',
      'coins',
      'item_id',
      'quantity',
      'claimed_at',
      'redeemed_at',
      'character_id',
      'delivery_id',
    ],
    from: (accountId) => sql`from coupon where account_id = ${accountId} order by id`,
  },
  {
    name: 'deliveries',
    columns: [
      'id',
      'character_id',
      'item_id',
      'quantity',
      'paid_coins',
      'state',
      'reason',
      'game_server',
      'attempts',
      'queued_at',
      'claimed_at',
      'settled_at',
    ],
    from: (accountId) => sql`from delivery where account_id = ${accountId} order by id`,
  },
  {
    name: 'characters',
    columns: [
      'id',
      'name',
      'character_class',
      'element',
      'faction',
      'level',
      'hero_level',
      'job_level',
      'reputation',
      'hp',
      'attack_min',
      'attack_max',
      'defense',
      'resistances',
      'achievement_points',
      'gold',
      'bank_money',
      'online_seconds',
      'is_active',
      'swapped_at',
      'created_at',
    ],
    from: (accountId) => sql`from character where account_id = ${accountId} order by id`,
  },
  {
    name: 'sessions',
    columns: [
      'id',
      'user_agent',
      'address',
      'is_kept',
      'created_at',
      'last_used_at',
      'expires_at',
      'ended_at',
      'end_reason',
    ],
    from: (accountId) => sql`from session where account_id = ${accountId} order by created_at, id`,
  },
  {
    name: 'known-devices',
    columns: ['first_seen_at', 'last_seen_at'],
    from: (accountId) => sql`from known_device where account_id = ${accountId} order by first_seen_at`,
  },
  {
    name: 'security-events',
    columns: ['id', 'kind', 'session_id', 'user_agent', 'address', 'created_at'],
    from: (accountId) => sql`from security_event where account_id = ${accountId} order by id`,
  },
  {
    name: 'passkeys',
    columns: ['name', 'is_synced', 'created_at', 'last_used_at'],
    from: (accountId) => sql`from passkey where account_id = ${accountId} order by id`,
  },
  {
    name: 'connections',
    columns: ['provider', 'external_id', 'name', 'connected_at'],
    from: (accountId) => sql`from chat_connection where account_id = ${accountId}`,
  },
]

export const sectionNames: readonly string[] = sections.map(({ name }) => name)

/** The rows of one kind of data. */
export interface SectionData {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly Readonly<Record<string, Cell>>[]
}

const camelCase = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const columnNameOf = (column: string) => camelCase(/(\w+)$/.exec(column)?.[1] ?? column)

/** Reads all stored data of a player, one section per kind of data. */
export async function readSections(queries: Queries, accountId: number): Promise<SectionData[]> {
  const read: SectionData[] = []
  for (const { name, columns, from } of sections) {
    const rows = await queries.query<Record<string, Cell>>(
      sql`select ${raw(columns.join(', '))} ${from(accountId)}`,
    )
    read.push({ name, columns: columns.map(columnNameOf), rows })
  }
  return read
}
