import { isDeepStrictEqual } from 'node:util'
import type { Task } from '@olympus/contract/bridge/tasks'
import type { GameCharacter } from '../game/game-character.ts'
import type { Journal } from '../game/journal.ts'
import type { Sessions } from './sessions.ts'
import type { Item } from '../game/items.ts'

/** Tasks that come only while nobody of the account can enter the game. */
const closedKinds: ReadonlySet<string> = new Set([
  'activate',
  'report-character',
  'move-listings',
  'remove-character',
])

/** What is wrong with a task that has come for the first time. */
export function taskFindings(task: Task, character: GameCharacter, sessions: Sessions): string[] {
  const { id, kind, accountId } = task
  const { listings, bids = [] } = character.sections.bazaar
  // A character beyond the limit of its account is deactivated at any time, but it was never active.
  const isOpen =
    (closedKinds.has(kind) && sessions.online().some((online) => online.accountId === accountId)) ||
    (kind === 'deactivate' && sessions.isPlayable(character))
  const hasListings = kind === 'remove-character' && listings.length + bids.length > 0
  return [
    ...(isOpen ? [`Task ${id} (${kind}) came while account ${accountId} plays`] : []),
    ...(hasListings ? [`Task ${id} removes ${character.gameId}, which has listings or bids`] : []),
  ]
}

/** JSON leaves out what is undefined. */
const asSent = (item: Item): unknown => JSON.parse(JSON.stringify(item))

const itemsOf = ({ sections: { equipment, inventory, mates } }: GameCharacter): Item[] => [
  ...[...equipment.items, ...inventory.items].map(({ item }) => item),
  ...mates.mates.flatMap((mate) => (mate.items ?? []).map(({ item }) => item)),
]

/** What is wrong with an item of a removed character that is to be handed out. */
export function restoredFindings(
  { characters, done }: Pick<Journal, 'characters' | 'done'>,
  { id, accountId }: Pick<Task, 'accountId' | 'id'>,
  item: Item,
): string[] {
  const removed = [...characters.values()].filter(
    (character) => character.isDeleted && character.accountId === accountId,
  )
  const existed = removed.flatMap(itemsOf).some((other) => isDeepStrictEqual(asSent(other), asSent(item)))
  const { serial } = item
  const isAgain = serial !== undefined && [...done.values()].some(({ restored }) => restored === serial)
  return [
    ...(existed ? [] : [`Task ${id} hands out an item that no removed character had`]),
    ...(isAgain ? [`Task ${id} hands out item ${String(serial)} again`] : []),
  ]
}
