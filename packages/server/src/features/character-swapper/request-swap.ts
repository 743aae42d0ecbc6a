import type {
  activateCharacter,
  deactivateCharacter,
  Swap,
  SwapKind,
} from '@olympus/contract/character-swapper'
import type { ErrorOf } from '@olympus/contract/endpoint'
import sql from 'sql-template-tag'
import type { Config } from '../../config.ts'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { readSections } from '../character-pages/read-sections.ts'
import { findOpenSelection } from '../characters/open-selection.ts'
import { firstFreeSlot } from '../characters/slot-rules.ts'
import { lockPresence } from '../game-sessions/lock-presence.ts'
import { readPresence } from '../game-sessions/presence.ts'
import { publish } from '../live/publish.ts'
import { nextActivationAt } from '../swaps/next-activation.ts'
import { readSwaps } from '../swaps/swap-view.ts'
import { queueTask } from '../tasks/queue-task.ts'
import { isTrading, obstacleOf } from './swap-rules.ts'

interface SwapRequest {
  readonly accountId: number
  readonly characterId: number
  readonly isAcknowledged: boolean
}

type SwapConfig = Pick<Config, 'deactivatesWithListings' | 'maxActiveSlots'>

type SwapRefusal<E extends typeof activateCharacter | typeof deactivateCharacter> = Failure<ErrorOf<E>>

/** What decides on a swap of a character that may be swapped at all. */
interface Facts {
  readonly isActive: boolean
  /** The slots of the active characters of the account. */
  readonly slots: readonly number[]
  readonly deactivatedCount: number
  /** Null if the account has never activated a character. */
  readonly availableAt: Date | null
  readonly serverNow: Date
}

/** Refuses what neither kind of swap may do. The account is locked: nobody else swaps or enters the game. */
async function readFacts(
  transaction: Transaction,
  { accountId, characterId, isAcknowledged }: SwapRequest,
): Promise<
  Facts | Failure<'ACKNOWLEDGEMENT_MISSING' | 'CHARACTER_NOT_FOUND' | 'SELECTION_PENDING' | 'SWAP_PENDING'>
> {
  // Locked, because the game could report its deletion meanwhile.
  const character = await transaction.maybeOne<{ isActive: boolean }>(sql`
    select is_active from character
    where id = ${characterId} and account_id = ${accountId} and deleted_at is null for share`)
  if (!character) return new Failure('CHARACTER_NOT_FOUND')
  if (!isAcknowledged) return new Failure('ACKNOWLEDGEMENT_MISSING')
  if (await findOpenSelection(transaction, accountId)) return new Failure('SELECTION_PENDING')
  const { isSwapping, ...facts } = await transaction.one<
    Omit<Facts, 'isActive'> & { readonly isSwapping: boolean }
  >(sql`
    select coalesce(array_agg(slot) filter (where is_active), '{}') as slots,
      count(*) filter (where not is_active) as deactivated_count,
      exists (select from character_swap where account_id = ${accountId} and state = 'pending') as is_swapping,
      ${nextActivationAt(sql`${accountId}`)} as available_at, now() as server_now
    from character where account_id = ${accountId} and deleted_at is null`)
  return isSwapping ? new Failure('SWAP_PENDING') : { ...facts, ...character }
}

/** Queues the task of a swap. Until it is settled, no character of the account enters the game. */
async function queueSwap(
  transaction: Transaction,
  { accountId, characterId }: SwapRequest,
  { kind, slot }: { readonly kind: SwapKind; readonly slot: number | null },
): Promise<Swap> {
  const taskId = await queueTask(
    transaction,
    slot === null
      ? { kind: 'deactivate', characterId }
      : { kind: 'activate', characterId, details: { slot } },
  )
  await transaction.execute(sql`
    insert into character_swap (account_id, character_id, kind, slot, task_id)
    values (${accountId}, ${characterId}, ${kind}, ${slot}::int, ${taskId})`)
  await publish(transaction, accountId, { kind: 'characters-changed' })
  const [swap] = await readSwaps(transaction, sql`where task_id = ${taskId}`)
  if (!swap) throw new Error('The swap is missing')
  return swap
}

const isOffline = async (transaction: Transaction, accountId: number) =>
  (await readPresence(transaction, accountId)) === 'offline'

/** Requests that a character is activated. */
export async function requestActivation(
  transaction: Transaction,
  { maxActiveSlots }: SwapConfig,
  request: SwapRequest,
): Promise<Swap | SwapRefusal<typeof activateCharacter>> {
  const { accountId } = request
  await lockPresence(transaction, accountId)
  const facts = await readFacts(transaction, request)
  if (facts instanceof Failure) return facts
  if (facts.isActive) return new Failure('CHARACTER_ALREADY_ACTIVE')
  if (!(await isOffline(transaction, accountId))) return new Failure('NEED_TO_BE_OFFLINE')
  const { availableAt, serverNow, slots } = facts
  if (availableAt !== null && availableAt > serverNow)
    return new Failure('SWAP_NOT_YET', {
      data: { availableAt: availableAt.toISOString(), serverNow: serverNow.toISOString() },
    })
  // More can be active than there are slots, if there were more before.
  const slot = slots.length < maxActiveSlots ? firstFreeSlot(new Set(slots), maxActiveSlots) : null
  if (slot === null) return new Failure('NO_SLOT_AVAILABLE')
  return queueSwap(transaction, request, { kind: 'activate', slot })
}

/** Requests that a character is deactivated. */
export async function requestDeactivation(
  transaction: Transaction,
  { deactivatesWithListings }: SwapConfig,
  request: SwapRequest,
): Promise<Swap | SwapRefusal<typeof deactivateCharacter>> {
  const { accountId, characterId } = request
  await lockPresence(transaction, accountId)
  const facts = await readFacts(transaction, request)
  if (facts instanceof Failure) return facts
  if (!facts.isActive) return new Failure('CHARACTER_NOT_ACTIVE')
  if (!(await isOffline(transaction, accountId))) return new Failure('NEED_TO_BE_OFFLINE')
  const { slots, deactivatedCount, serverNow } = facts
  const { bazaar } = await readSections(transaction, characterId, ['bazaar'])
  const reason = obstacleOf(
    { activeCount: slots.length, deactivatedCount },
    {
      isTrading: bazaar !== undefined && isTrading(bazaar, serverNow),
      isTradingAllowed: deactivatesWithListings,
    },
  )
  if (reason) return new Failure('CAN_NOT_DEACTIVATE', { data: { reason } })
  return queueSwap(transaction, request, { kind: 'deactivate', slot: null })
}
