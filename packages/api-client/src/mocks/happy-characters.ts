import type { HttpHandler } from 'msw'
import { getCharacterFile } from '@olympus/contract/character-file'
import {
  type CharacterSection,
  type CharacterView,
  getBazaar,
  getBonuses,
  getCharacter,
  getCharacterChanges,
  getEquipment,
  getInventory,
  getMates,
  recordCharacterVisit,
  setCharacterPrivacy,
} from '@olympus/contract/character-pages'
import {
  cancelSelection,
  confirmSelection,
  listSelections,
  previewSelection,
} from '@olympus/contract/character-selection'
import { activateCharacter, deactivateCharacter, listSwaps } from '@olympus/contract/character-swapper'
import type { RequestOf } from '@olympus/contract/endpoint'
import { listCharacters } from '@olympus/contract/characters'
import {
  createEquipmentLink,
  deleteEquipmentLink,
  listEquipmentLinks,
  openEquipmentLink,
} from '@olympus/contract/equipment-links'
import { getStatistics } from '@olympus/contract/statistics'
import { fails, mock } from '../mock.ts'
import { pageOf } from './page-of.ts'
import { sampleBazaar } from './sample-bazaar.ts'
import { sampleBonuses } from './sample-character-bonuses.ts'
import { sampleChanges } from './sample-character-changes.ts'
import { sampleMates } from './sample-character-mates.ts'
import {
  sampleCharacterView,
  sampleEquipment,
  sampleInventory,
  samplePreviewOf,
  samplePrivacy,
} from './sample-character-pages.ts'
import { sampleRoster } from './sample-characters.ts'
import { sampleStatistics } from './sample-statistics.ts'
import { sampleCancelledSelection, samplePreviewFor, sampleSelection } from './sample-selections.ts'
import { samplePendingSwap, sampleSwaps } from './sample-swaps.ts'
import {
  sampleCharacterFile,
  sampleEquipmentLink,
  sampleEquipmentLinks,
  sampleLinkedEquipment,
} from './sample-equipment-links.ts'

type ViewRequest = Pick<RequestOf<typeof getCharacter>, 'params' | 'query'>

/** A character as the request shows it. */
function shownView({ params, query }: ViewRequest): CharacterView {
  const view = sampleCharacterView(params.id)
  return view.own && query.as === 'players' ? samplePreviewOf(view) : view
}

const isOpen = (request: ViewRequest, section: CharacterSection): boolean =>
  shownView(request).sections.includes(section)

/** Successful replies for the endpoints of characters, part of `happyPath`. */
export const happyCharacters: HttpHandler[] = [
  mock(listCharacters, sampleRoster),
  mock(activateCharacter, samplePendingSwap),
  mock(deactivateCharacter, { ...samplePendingSwap, kind: 'deactivate', slot: null }),
  mock(listSwaps, ({ query }) => pageOf(sampleSwaps, query)),
  mock(previewSelection, ({ body }) => samplePreviewFor(body)),
  mock(confirmSelection, sampleSelection),
  mock(cancelSelection, { ...sampleCancelledSelection, id: sampleSelection.id }),
  mock(listSelections, { selections: [sampleCancelledSelection] }),
  mock(getCharacter, shownView),
  mock(setCharacterPrivacy, ({ params, body: { audiences, isHiddenFromLeaderboards = false } }) =>
    sampleCharacterView(params.id).own
      ? { audiences: { ...samplePrivacy.audiences, ...audiences }, isHiddenFromLeaderboards }
      : fails('NOT_FOUND'),
  ),
  mock(getEquipment, (request) => (isOpen(request, 'equipment') ? sampleEquipment : fails('NOT_FOUND'))),
  mock(getInventory, (request) => (isOpen(request, 'inventory') ? sampleInventory : fails('NOT_FOUND'))),
  mock(getBonuses, (request) => (isOpen(request, 'bonuses') ? sampleBonuses : fails('NOT_FOUND'))),
  mock(getBazaar, (request) => (isOpen(request, 'bazaar') ? sampleBazaar : fails('NOT_FOUND'))),
  mock(getMates, (request) => (isOpen(request, 'mates') ? sampleMates : fails('NOT_FOUND'))),
  mock(getStatistics, (request) =>
    isOpen(request, 'statistics') ? sampleStatistics(request.query) : fails('NOT_FOUND'),
  ),
  mock(getCharacterFile, ({ params }) =>
    sampleCharacterView(params.id).own ? sampleCharacterFile(params.id) : fails('NOT_FOUND'),
  ),
  mock(listEquipmentLinks, { links: [...sampleEquipmentLinks] }),
  mock(createEquipmentLink, sampleEquipmentLink),
  mock(openEquipmentLink, sampleLinkedEquipment),
  mock(deleteEquipmentLink, null),
  mock(getCharacterChanges, ({ params }) =>
    sampleCharacterView(params.id).own ? sampleChanges : fails('NOT_FOUND'),
  ),
  mock(recordCharacterVisit, ({ params }) =>
    sampleCharacterView(params.id).own ? null : fails('NOT_FOUND'),
  ),
]
