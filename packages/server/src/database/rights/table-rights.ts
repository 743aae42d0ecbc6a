/** What the server may do with a table besides reading it. */
export interface TableRights {
  readonly insert?: true
  /** True, or the only columns that may change. */
  readonly update?: true | readonly string[]
  readonly delete?: true
}

const readOnly: TableRights = {}
const appendOnly: TableRights = { insert: true }
const kept: TableRights = { insert: true, update: true }
const removable: TableRights = { insert: true, update: true, delete: true }

/** Every table and what the server may do with it. A table that is not here cannot even be read. */
export const tableRights: Readonly<Record<string, TableRights>> = {
  // Money and evidence: never rewritten.
  ledger_transaction: appendOnly,
  ledger_entry: appendOnly,
  ledger_seal: appendOnly,
  ledger_checkpoint: kept,
  ledger_check: { update: true },
  ledger_account: { insert: true, update: ['balance_coins'] },
  operator_act: appendOnly,
  operator_reading: { insert: true, delete: true },
  // remove_unactivated_consents() deletes those of accounts that were never activated.
  account_consent: appendOnly,
  purchase_consent: appendOnly,
  payment_event: appendOnly,
  payment_decision: appendOnly,
  payment_return: { insert: true, update: ['amount_cents', 'returned_at', 'undone_at'] },
  item_version: appendOnly,
  sandbox_refund: appendOnly,
  wheel_checkpoint: appendOnly,
  wheel_entry: appendOnly,
  wheel_leaf: { insert: true, update: ['position'] },
  wheel_log_node: appendOnly,
  wheel_reward: appendOnly,
  wheel_seed: {
    insert: true,
    update: [
      'state',
      'seed_box',
      'revealed_seed',
      'client_seed',
      'spins',
      'void_leaf_id',
      'activated_at',
      'revealed_at',
    ],
  },
  // A purge forgets character and delivery.
  wheel_spin: { insert: true, update: ['character_id', 'delivery_id'] },
  wheel_exchange: { insert: true, update: ['character_id', 'delivery_id'] },
  wheel_table: { insert: true, update: ['ends_at'] },
  wheel_table_set: appendOnly,
  security_event: { insert: true, delete: true },

  // Triggers change it.
  catalog_version: readOnly,
  migration: readOnly,
  sandbox_secret: readOnly,

  coin_package: kept,
  coupon_batch: kept,
  coupon_campaign: kept,
  coupon_code: kept,
  donation: kept,
  hash_key: kept,
  item: kept,
  item_category: kept,
  item_subcategory: kept,
  payment_return_round: kept,
  sandbox_checkout: kept,
  sandbox_event: kept,
  wheel_account: kept,
  wheel_count: { insert: true, update: ['spins'] },
  wheel_key: { insert: true, update: ['private_box'] },
  wheel_offer: kept,
  wheel_state: { update: ['is_open', 'changed_at', 'book_check_due_at'] },

  account: removable,
  backup_code: removable,
  board_bucket: removable,
  board_bucket_group: removable,
  board_entry: removable,
  board_rank_day: removable,
  board_score: { insert: true, delete: true },
  // Triggers keep the result of a closed one.
  board_season: kept,
  bridge_batch: removable,
  bridge_refusal: { insert: true, delete: true },
  character: removable,
  character_name_history: removable,
  character_privacy: removable,
  character_selection: removable,
  character_selection_task: removable,
  character_swap: removable,
  character_section: removable,
  character_snapshot: removable,
  character_statistic: removable,
  character_visit: removable,
  chat_connection: removable,
  chat_connection_attempt: removable,
  coin_package_price: removable,
  coupon: removable,
  coupon_allow_list: removable,
  equipment_link: { insert: true, delete: true },
  game_boot: removable,
  game_data: { insert: true, update: ['imported_at'], delete: true },
  game_server: kept,
  game_server_key: kept,
  game_session: removable,
  gift: removable,
  idempotency_key: removable,
  item_drop: removable,
  item_price_history: removable,
  known_device: removable,
  ledger_drift: { insert: true, delete: true },
  launcher_build: appendOnly,
  launcher_release: { insert: true, update: ['withdrawn_at', 'withdrawal_reason'] },
  live_event: removable,
  log_in_challenge: removable,
  mail_outbox: removable,
  one_time_token: removable,
  operator: kept,
  operator_key: kept,
  operator_request: removable,
  passkey: removable,
  passkey_challenge: removable,
  rate_limit: removable,
  sandbox_chat_code: removable,
  session: removable,
  shop_order: removable,
  signing_key: removable,
  spending_limit: removable,
  spent_refresh_token: removable,
  // keep_statistic_partitions() creates and drops its partitions, which nobody reads directly.
  statistic_day: removable,
  statistic_median: kept,
  statistic_week: removable,
  task: removable,
  // Ends with its boot.
  task_epoch: appendOnly,
  two_factor: removable,
  username_reservation: removable,
}

/** Functions that act with the rights of the owner. Only the server may call them. */
export const ownerFunctions = ['keep_statistic_partitions()', 'remove_unactivated_consents(bigint[])']
