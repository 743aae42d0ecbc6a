import type { setCharacterPrivacy } from '@olympus/contract/character-pages'
import { privateDetails } from '@olympus/contract/character-privacy'
import type { RequestOf } from '@olympus/contract/endpoint'
import type { CharacterFacts } from './view-rules.ts'

export type StoredPrivacy = Pick<CharacterFacts, 'isHiddenFromLeaderboards' | 'openedDetails'>

/** Nothing is open until the owner opens it. */
const closed: StoredPrivacy = { openedDetails: [], isHiddenFromLeaderboards: false }

/** Changes only what is given, so that a page that does not know a detail leaves it as it is. */
export function changedPrivacy(
  stored: StoredPrivacy = closed,
  { audiences = {}, isHiddenFromLeaderboards }: RequestOf<typeof setCharacterPrivacy>['body'],
): StoredPrivacy {
  const isOpen = new Set(stored.openedDetails)
  return {
    openedDetails: privateDetails.filter((detail) =>
      audiences[detail] === undefined ? isOpen.has(detail) : audiences[detail] === 'players',
    ),
    isHiddenFromLeaderboards: isHiddenFromLeaderboards ?? stored.isHiddenFromLeaderboards,
  }
}
