import { BazaarBid, BazaarListing } from './character-bazaar.ts'
import { CharacterItem } from './character-item.ts'
import { selectionsPath } from './character-paths.ts'
import { characterIdentity } from './characters.ts'
import { endpoint } from './endpoint.ts'
import { Id, named, Timestamp, z } from './schema.ts'

/**
 * - `pending`: cools off. Can be canceled.
 * - `changed`: the characters or items have changed since it was confirmed. Nothing is deleted until the
 *   player confirms again. Can be canceled.
 * - `running`: is due. Waits until the account is offline, then is carried out. The account cannot enter the
 *   game.
 * - `done`, `cancelled`: over.
 */
export const selectionStates = ['pending', 'changed', 'running', 'done', 'cancelled'] as const
export type SelectionState = (typeof selectionStates)[number]

/** Why a selection was cancelled: by the player, or because the account was banned or is to be deleted. */
export const selectionCancellations = ['player', 'ban', 'account-deletion'] as const

const SelectedCharacter = z.object({ ...characterIdentity, level: z.int(), heroLevel: z.int() })

/** A permanent selection of the characters to keep. */
export const Selection = named(
  'Selection',
  z.object({
    id: Id,
    state: z.enum(selectionStates),
    kept: z.array(SelectedCharacter),
    deleted: z.array(SelectedCharacter),
    /** The kept character that gets the bazaar and bid items. */
    heirId: Id,
    confirmedAt: Timestamp,
    /** The browser and system that confirmed it, as far as known. */
    confirmedWith: z.nullable(z.string()),
    coolingOffHours: z.int(),
    /** When it is carried out, unless it is cancelled. */
    dueAt: Timestamp,
    /** When it was carried out or cancelled. */
    endedAt: z.nullable(Timestamp),
    cancellation: z.nullable(z.enum(selectionCancellations)),
  }),
)
export type Selection = z.output<typeof Selection>

const phraseMaxLength = 100

const chosen = {
  /** The characters that stay, at least one and not all. */
  keptIds: z.array(Id).check(z.minLength(1), z.maxLength(100)),
  /** One of them: it gets the bazaar and bid items. */
  heirId: Id,
}

const PreviewedCharacter = z.object({
  ...SelectedCharacter.shape,
  /** Is lost. */
  gold: z.int(),
  /** Pets and partners that are lost. */
  mateCount: z.int(),
  /** Of the oldest data that the preview is made of; null if the game has reported none. */
  capturedAt: z.nullable(Timestamp),
})

/** What a selection would do, by what the game has reported last. */
export const SelectionPreview = named(
  'SelectionPreview',
  z.object({
    deleted: z.array(PreviewedCharacter),
    kept: z.array(SelectedCharacter),
    heirId: Id,
    /** Bazaar and bid items that go to the heir, also those that are sold or over. */
    listings: z.array(z.object({ characterId: Id, listing: BazaarListing })),
    bids: z.array(z.object({ characterId: Id, bid: BazaarBid })),
    /** Bids in another world than the heir's that are not won. They are lost, with their gold. */
    lostBids: z.array(z.object({ characterId: Id, bid: BazaarBid })),
    /** Listings there that have sold something. The proceeds are lost; what is left becomes coupons. */
    lostSales: z.array(z.object({ characterId: Id, listing: BazaarListing })),
    /**
     * Inventory and worn items, and what is for sale or won in another world than the heir's. Each becomes a
     * coupon.
     */
    coupons: z.array(z.object({ characterId: Id, item: CharacterItem })),
    /** Of deliveries that wait for a character that is deleted. They fail and are refunded. */
    openDeliveries: z.int(),
    /** Items that were there when the open selection was confirmed and are not any more. */
    missing: z.array(z.object({ characterId: Id, item: CharacterItem })),
    /** How long it can be canceled. 0: it begins at once, as the same choice does past its date. */
    coolingOffHours: z.int(),
    /** Of the kept characters, the deleted characters and the heir, for `confirmSelection`. */
    previewHash: z.string(),
    serverNow: Timestamp,
  }),
)
export type SelectionPreview = z.output<typeof SelectionPreview>

export const previewSelection = endpoint({
  method: 'POST',
  path: '/character-selection/previews',
  access: 'player',
  tag: 'Characters',
  summary: 'Lists what a permanent selection would delete, move and turn into coupons; changes nothing',
  body: z.strictObject(chosen),
  data: SelectionPreview,
  errors: ['CHARACTER_NOT_FOUND', 'SELECTION_EMPTY'],
})

export const confirmSelection = endpoint({
  method: 'POST',
  path: '/character-selection',
  access: 'player',
  tag: 'Characters',
  summary: 'Confirms a permanent selection, which is carried out after the cooling-off',
  body: z.strictObject({
    ...chosen,
    previewHash: z.string().check(z.maxLength(100)),
    /** Whether the player has ticked the acknowledgement. */
    isAcknowledged: z.boolean(),
    /** What the player has typed, see `deletionPhrase`. */
    phrase: z.string().check(z.maxLength(phraseMaxLength)),
  }),
  data: Selection,
  errors: [
    'ACKNOWLEDGEMENT_MISSING',
    'PHRASE_WRONG',
    'CHARACTER_NOT_FOUND',
    'SELECTION_EMPTY',
    'PREVIEW_CHANGED',
    'ACCOUNT_DELETION_PENDING',
    'SELECTION_PENDING',
    'SELECTION_RUNNING',
    'SWAP_PENDING',
  ],
  isIdempotent: true,
  needsStepUp: true,
})

export const cancelSelection = endpoint({
  method: 'DELETE',
  path: '/character-selection',
  access: 'player',
  tag: 'Characters',
  summary: 'Cancels the permanent selection that waits to be carried out',
  data: Selection,
  errors: ['NOT_FOUND', 'SELECTION_RUNNING'],
  isIdempotent: true,
})

export const listSelections = endpoint({
  method: 'GET',
  path: selectionsPath,
  access: 'player',
  tag: 'Characters',
  summary: 'The newest permanent selections of the account, newest first',
  data: z.object({ selections: z.array(Selection) }),
  errors: [],
})
