import type { CharacterView } from '@olympus/contract/character-pages'
import {
  type Audience,
  type CharacterPrivacy,
  type PrivateDetail,
  privateDetails,
} from '@olympus/contract/character-privacy'

const withoutTab: readonly PrivateDetail[] = ['bank', 'lastVisit']

/** The details that the owner can open: those whose tabs exist, and those without one. */
export const shownDetails = ({ sections }: Pick<CharacterView, 'sections'>): PrivateDetail[] =>
  privateDetails.filter(
    (detail) => withoutTab.includes(detail) || sections.some((section) => section === detail),
  )

/** What differs, so that a page never undoes what another one has changed. */
export function changedParts(before: CharacterPrivacy, after: CharacterPrivacy): Partial<CharacterPrivacy> {
  const changed = privateDetails.filter((detail) => before.audiences[detail] !== after.audiences[detail])
  const audiences = Object.fromEntries(changed.map((detail) => [detail, after.audiences[detail]]))
  const { isHiddenFromLeaderboards } = after
  return {
    ...(changed.length > 0 && { audiences: audiences as Record<PrivateDetail, Audience> }),
    ...(isHiddenFromLeaderboards !== before.isHiddenFromLeaderboards && { isHiddenFromLeaderboards }),
  }
}
