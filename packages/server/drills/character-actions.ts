import { randomUUID } from 'node:crypto'
import type { DataOf } from '@olympus/contract/endpoint'
import type { SelectionPreview } from '@olympus/contract/character-selection'
import type { Swap } from '@olympus/contract/character-swapper'
import type { Character, listCharacters } from '@olympus/contract/characters'
import type { Coupon } from '@olympus/contract/coupons'
import { deletionPhrase } from '@olympus/contract/deletion-phrase'
import { testPassword } from '../src/testing/test-account.ts'
import type { DrillContext } from './actions.ts'
import { isOneIn, pickRandom, shuffled } from './random.ts'
import type { Player } from './world.ts'

const swapRefusals = [
  'CHARACTER_NOT_FOUND',
  'CHARACTER_NOT_ACTIVE',
  'CHARACTER_ALREADY_ACTIVE',
  'NEED_TO_BE_OFFLINE',
  'SELECTION_PENDING',
  'SWAP_PENDING',
  'SWAP_NOT_YET',
  'NO_SLOT_AVAILABLE',
  'CAN_NOT_DEACTIVATE',
]
/** Another selection may have deleted a character since the roster was read. */
const choiceRefusals = ['CHARACTER_NOT_FOUND', 'SELECTION_EMPTY']
const selectionRefusals = [
  ...choiceRefusals,
  'PREVIEW_CHANGED',
  'SELECTION_PENDING',
  'SELECTION_RUNNING',
  'SWAP_PENDING',
]
/** A selection deletes for good, so it is rare. */
const actionsPerSelection = 6

async function readRoster({ client, record }: Pick<DrillContext, 'client' | 'record'>, player: Player) {
  const reply = await client.requestAs(player, { path: '/characters' })
  return record.count('roster', reply, []) ? (reply.data as DataOf<typeof listCharacters>) : null
}

/** Whether the player waits for a swap, or for a permanent selection that is not to be confirmed again. */
export async function isChanging(
  context: Pick<DrillContext, 'client' | 'record'>,
  player: Player,
): Promise<boolean> {
  const roster = await readRoster(context, player)
  const selection = roster?.openSelection?.state
  return Boolean(roster?.pendingSwap) || selection === 'pending' || selection === 'running'
}

/** The first character of a player stays active, so that orders find it. */
const sparesOf = (player: Player, characters: readonly Character[]) =>
  characters.filter(({ id }) => id !== player.characterId)

async function swap({ client, record }: DrillContext, player: Player, character: Character): Promise<void> {
  const kind = character.isActive ? 'deactivation' : 'activation'
  const reply = await client.requestAs(player, {
    path: `/characters/${character.id}/${kind}`,
    key: randomUUID(),
    body: { isAcknowledged: true },
  })
  if (record.count(kind, reply, swapRefusals)) record.swaps.push((reply.data as Swap).id)
}

/** Logs in once more and proves the identity. Resolves with the header of that session. */
async function stepUp({ client, record }: DrillContext, { email, address }: Player) {
  const from = { 'x-forwarded-for': address }
  const logIn = await client.request({
    path: '/login',
    body: { email, password: testPassword },
    headers: from,
  })
  if (!record.count('login', logIn, ['TOO_MANY_REQUESTS'])) return null
  const { token } = logIn.data as { readonly token: string }
  const reply = await client.request({
    path: '/session/step-up',
    body: { password: testPassword },
    headers: { ...from, authorization: `Bearer ${token}` },
  })
  // A lost answer leaves the session with tokens that nobody has.
  if (!record.count('step-up', reply, ['TOO_MANY_REQUESTS', 'UNAUTHORIZED'])) return null
  return { ...from, authorization: `Bearer ${(reply.data as { readonly token: string }).token}` }
}

async function select(
  context: DrillContext,
  player: Player,
  characters: readonly Character[],
): Promise<void> {
  const { client, record } = context
  const headers = await stepUp(context, player)
  const [deleted] = shuffled(sparesOf(player, characters))
  if (!headers || !deleted) return
  const keptIds = characters.filter(({ id }) => id !== deleted.id).map(({ id }) => id)
  const choice = { keptIds, heirId: player.characterId }
  const preview = await client.request({ path: '/character-selection/previews', body: choice, headers })
  if (!record.count('preview', preview, choiceRefusals)) return
  const { previewHash, deleted: doomed } = preview.data as SelectionPreview
  // The game may have reported another character since the roster was read. It would go too.
  if (doomed.length !== 1) return
  const phrase = deletionPhrase('en', doomed.length)
  const reply = await client.request({
    path: '/character-selection',
    key: randomUUID(),
    body: { ...choice, previewHash, isAcknowledged: true, phrase },
    headers,
  })
  if (!record.count('selection', reply, selectionRefusals)) return
  record.selections.push((reply.data as { readonly id: number }).id)
}

/** Swaps a spare character of the player, or deletes one by a permanent selection that does not cool off. */
export async function changeCharacters(context: DrillContext, player: Player): Promise<void> {
  const roster = await readRoster(context, player)
  const spares = sparesOf(player, roster?.characters ?? [])
  if (!roster || spares.length === 0) return
  if (isOneIn(actionsPerSelection)) await select(context, player, roster.characters)
  else await swap(context, player, pickRandom(spares))
}

/** Redeems an item of a deleted character for the one that stays. */
export async function redeemItem({ client, record }: DrillContext, player: Player): Promise<void> {
  const list = await client.requestAs(player, { path: '/coupons' })
  if (!record.count('coupons', list, [])) return
  const { entries } = list.data as { readonly entries: readonly Coupon[] }
  if (entries.length === 0) return
  const reply = await client.requestAs(player, {
    path: `/coupons/${pickRandom(entries).id}/redemption`,
    key: randomUUID(),
    body: { characterId: player.characterId },
  })
  record.count('redemption', reply, ['NOT_FOUND', 'ALREADY_REDEEMED'])
}
