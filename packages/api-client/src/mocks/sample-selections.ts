import type { Selection, SelectionPreview } from '@olympus/contract/character-selection'
import type { CharacterItem } from '@olympus/contract/character-item'
import type { Character, OpenSelection } from '@olympus/contract/characters'

import { sampleBid, sampleListing } from './sample-bazaar.ts'
import { sampleCharacters, sampleRoster } from './sample-characters.ts'
import { sampleVnumOf } from './sample-game-data.ts'

const selected = ({
  id,
  name,
  characterClass,
  className,
  element,
  faction,
  level,
  heroLevel,
}: Character) => ({
  id,
  name,
  characterClass,
  className,
  element,
  faction,
  level,
  heroLevel,
})

type Selected = Selection['kept'][number]

const kept = sampleCharacters.filter(({ isActive }) => isActive).map(selected)
const deleted = sampleCharacters.filter(({ isActive }) => !isActive).map(selected)
const heirId = kept[0]?.id ?? 0

/** A selection that cools off. */
export const sampleSelection: Selection = {
  id: 71,
  state: 'pending',
  kept,
  deleted,
  heirId,
  confirmedAt: '2025-06-12T08:41:00Z',
  confirmedWith: 'Firefox on Windows',
  coolingOffHours: 72,
  dueAt: '2025-06-15T08:41:00Z',
  endedAt: null,
  cancellation: null,
}

export const sampleCancelledSelection: Selection = {
  ...sampleSelection,
  id: 70,
  state: 'cancelled',
  confirmedAt: '2025-02-14T22:50:00Z',
  dueAt: '2025-02-17T22:50:00Z',
  endedAt: '2025-02-15T09:14:00Z',
  cancellation: 'player',
}

const [ianthe, melantho, drakontas] = deleted

const owned = (
  character: Selected | undefined,
  rows: readonly (readonly [name: string, item?: Partial<CharacterItem>])[],
): SelectionPreview['coupons'] =>
  character
    ? rows.map(([name, item]) => ({
        characterId: character.id,
        item: { vnum: sampleVnumOf(name), amount: 1, ...item },
      }))
    : []

/** Items of three characters: worn, in stacks, and more than fit on a screen. */
const coupons: SelectionPreview['coupons'] = [
  ...owned(ianthe, [
    ['Trident of the Deep', { rarity: 3, upgrade: 7 }],
    ['Peplos of Kore', { rarity: 2 }],
    ['Vial of the Styx', { amount: 40 }],
    ['Charon’s Obol', { amount: 312 }],
  ]),
  ...owned(melantho, [
    ['Bow of Philoktetes', { rarity: 3, upgrade: 4 }],
    ['Travel cloak'],
    ['Honey of Hymettos', { amount: 20 }],
  ]),
  ...owned(
    drakontas,
    Array.from({ length: 24 }, (_, index) => ['Olive of Athens', { amount: 99 - index }] as const),
  ),
]

const listings = melantho
  ? [
      {
        characterId: melantho.id,
        listing: sampleListing('Amphora of Experience', {
          amount: 50,
          soldAmount: 31,
          pricePerItem: 120_000,
          saleFee: 6000,
          hoursLeft: 68,
        }),
      },
      { characterId: melantho.id, listing: sampleListing('Seal of Minos', { pricePerItem: 640_000 }) },
    ]
  : []

const bids = melantho
  ? [
      {
        characterId: melantho.id,
        bid: sampleBid('Harpe', {
          item: { rarity: 2 },
          price: 1_250_000,
          highestPrice: 1_250_000,
          isWon: false,
          hoursLeft: 9,
        }),
      },
    ]
  : []

/** What a selection would do, whoever is kept. Only characters that are not active carry something. */
export const samplePreviewFor = (body: {
  readonly keptIds: readonly number[]
  readonly heirId: number
}): SelectionPreview => {
  const all = sampleCharacters.map(selected)
  const gone = all.filter(({ id }) => !body.keptIds.includes(id))
  const isOfGone = ({ characterId }: { readonly characterId: number }) =>
    gone.some(({ id }) => id === characterId)
  return {
    kept: all.filter(({ id }) => body.keptIds.includes(id)),
    deleted: gone.map((character, index) => ({
      ...character,
      gold: 120_000 * (index + 1),
      mateCount: index,
      capturedAt: '2025-06-12T09:02:00Z',
    })),
    heirId: body.heirId,
    listings: listings.filter(isOfGone),
    bids: bids.filter(isOfGone),
    lostBids: [],
    lostSales: [],
    coupons: coupons.filter(isOfGone),
    openDeliveries: 2,
    missing: [],
    coolingOffHours: 72,
    previewHash: `sample-${body.keptIds.join('-')}-${body.heirId}`,
    serverNow: sampleRoster.serverNow,
  }
}

export const sampleSelectionPreview = samplePreviewFor({ keptIds: kept.map(({ id }) => id), heirId })

/** Two items of Melantho have gone since the selection was confirmed. */
export const sampleMissingItems: SelectionPreview['missing'] = owned(melantho, [
  ['Seal of Minos', { rarity: 3 }],
  ['Ambrosia Draught', { amount: 12 }],
])

/** As the roster shows it. */
export const sampleOpenSelection: OpenSelection = {
  id: sampleSelection.id,
  state: 'pending',
  keptIds: kept.map(({ id }) => id),
  deletedIds: deleted.map(({ id }) => id),
  heirId,
  dueAt: sampleSelection.dueAt,
}
