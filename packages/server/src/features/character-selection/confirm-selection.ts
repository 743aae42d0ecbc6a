import type { confirmSelection as endpoint, Selection } from '@olympus/contract/character-selection'
import { isDeletionPhrase } from '@olympus/contract/deletion-phrase'
import type { DataOf, ErrorOf, InputOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { describeDevice } from '../devices/describe-device.ts'
import { deviceText } from '../devices/device-text.ts'
import { findOpenSelection } from '../characters/open-selection.ts'
import { lockPresence } from '../game-sessions/lock-presence.ts'
import { publish } from '../live/publish.ts'
import { type Choice, chooseLocked } from './choose-characters.ts'
import { couponItems, findElsewhere } from './other-worlds.ts'
import { type PlannedItem, readPlan } from './plan-selection.ts'
import { mailSelectionConfirmed } from './selection-letters.ts'
import { readSelection } from './selection-view.ts'

type Confirmation = InputOf<typeof endpoint>['body'] & {
  readonly accountId: number
  readonly requestKey: string
  /** The language in which the phrase was typed. */
  readonly locale: LocaleCode
  readonly userAgent: string
  readonly coolingOffHours: number
  readonly publicUrl: string
}

type Refusal = Failure<'BAD_REQUEST' | ErrorOf<typeof endpoint>>

/**
 * Refuses while a selection, a swap or the deletion of the account is under way. A selection that has
 * changed is confirmed again.
 */
async function stateRefusal(
  transaction: Transaction,
  accountId: number,
): Promise<Failure<
  'ACCOUNT_DELETION_PENDING' | 'SELECTION_PENDING' | 'SELECTION_RUNNING' | 'SWAP_PENDING'
> | null> {
  const leaving = await transaction.maybeOne(
    sql`select from account where id = ${accountId} and deletion_at is not null`,
  )
  if (leaving) return new Failure('ACCOUNT_DELETION_PENDING')
  const open = await findOpenSelection(transaction, accountId)
  if (open?.state === 'running') return new Failure('SELECTION_RUNNING')
  if (open?.state === 'pending') return new Failure('SELECTION_PENDING')
  const swap = await transaction.maybeOne(
    sql`select from character_swap where account_id = ${accountId} and state = 'pending'`,
  )
  return swap ? new Failure('SWAP_PENDING') : null
}

/**
 * Stores the selection. One that asked again keeps its row. It also keeps its date if the player confirms
 * the same characters and heir: it has cooled off.
 */
async function store(
  transaction: Transaction,
  confirmation: Confirmation & { readonly items: readonly PlannedItem[] },
  choice: Choice,
): Promise<number> {
  const { items, accountId, requestKey, locale, userAgent, coolingOffHours } = confirmation
  const { keptIds, deletedIds, heirId } = choice
  const isSame = sql`character_selection.kept_ids = excluded.kept_ids
    and character_selection.deleted_ids = excluded.deleted_ids and character_selection.heir_id = excluded.heir_id`
  const { id } = await transaction.one<{ id: number }>(sql`
    insert into character_selection (
      account_id, kept_ids, deleted_ids, heir_id, confirmed_items, request_key, locale, cooling_off_hours, confirmed_with, due_at
    ) values (
      ${accountId}, ${[...keptIds]}, ${[...deletedIds]}, ${heirId}, ${JSON.stringify(items)}::jsonb, ${requestKey}, ${locale},
      ${coolingOffHours}, ${deviceText(describeDevice(userAgent))}, now() + make_interval(hours => ${coolingOffHours})
    )
    on conflict (account_id) where state in ('pending', 'changed', 'running') do update set
      state = 'pending', kept_ids = excluded.kept_ids, deleted_ids = excluded.deleted_ids, heir_id = excluded.heir_id,
      confirmed_items = excluded.confirmed_items, request_key = excluded.request_key, locale = excluded.locale,
      confirmed_with = excluded.confirmed_with, confirmed_at = excluded.confirmed_at,
      cooling_off_hours = case when ${isSame} then character_selection.cooling_off_hours else excluded.cooling_off_hours end,
      due_at = case when ${isSame} then character_selection.due_at else excluded.due_at end
    returning id`)
  return id
}

/** Confirms a permanent selection, which is carried out after the cooling-off. */
export async function confirmSelection(
  transaction: Transaction,
  confirmation: Confirmation,
): Promise<DataOf<typeof endpoint> | Refusal> {
  const { accountId, isAcknowledged, phrase, previewHash, locale, publicUrl } = confirmation
  if (!isAcknowledged) return new Failure('ACKNOWLEDGEMENT_MISSING')
  await lockPresence(transaction, accountId)
  const refusal = await stateRefusal(transaction, accountId)
  if (refusal) return refusal
  const choice = await chooseLocked(transaction, accountId, confirmation)
  if (choice instanceof Failure) return choice
  // Before the phrase, because its number is that of the preview.
  if (choice.previewHash !== previewHash) return new Failure('PREVIEW_CHANGED')
  if (!isDeletionPhrase(phrase, locale, choice.deletedIds.length)) return new Failure('PHRASE_WRONG')
  const plan = await readPlan(transaction, choice.deletedIds)
  const id = await store(transaction, { ...confirmation, items: plan.items }, choice)
  const { length: items } = couponItems(plan, await findElsewhere(transaction, choice))
  await mailSelectionConfirmed(transaction, id, { publicUrl, items })
  await publish(transaction, accountId, { kind: 'characters-changed' })
  const selection: Selection = await readSelection(transaction, id)
  return selection
}
