import type { Summary } from '@olympus/contract/bridge/sections'
import type { CharacterItem } from '@olympus/contract/character-item'
import {
  appearanceSlots,
  characterSections,
  type CharacterSection,
  type CharacterView,
  type FormerName,
  type OwnFacts,
  type SectionAge,
} from '@olympus/contract/character-pages'
import {
  type CharacterPrivacy,
  type PrivateDetail,
  privateDetails,
} from '@olympus/contract/character-privacy'
import { characterClasses, type Element, type Faction, type Presence } from '@olympus/contract/characters'
import type { z } from '@olympus/contract/schema'

/** What the tables know of a character, with the age of one section. */
export interface CharacterFacts {
  readonly id: number
  readonly isOwn: boolean
  readonly name: string
  readonly classCode: number
  readonly className: string | null
  readonly element: Element
  readonly faction: Faction
  readonly level: number
  readonly heroLevel: number
  readonly jobLevel: number
  readonly reputation: number
  readonly achievementPoints: number
  readonly gameDataVersion: string | null
  readonly isActive: boolean
  readonly swappedAt: Date | null
  readonly hp: number
  readonly attackMin: number
  readonly attackMax: number
  readonly defense: number
  readonly resistances: { readonly [Each in Element]?: number }
  readonly gold: number
  readonly bankMoney: number
  readonly onlineSeconds: number
  readonly asOf: string | null
  readonly serverName: string | null
  readonly isQuiet: boolean
  readonly leaseEnd: Date | null
  readonly openedDetails: readonly PrivateDetail[]
  readonly isHiddenFromLeaderboards: boolean
  readonly presence: Presence
  /** When it last left the game. */
  readonly leftAt: Date | null
  readonly serverNow: Date
  /** All that it has had, the current one last. Null: not for this player, or none was recorded. */
  readonly names: readonly UsedName[] | null
}

interface UsedName {
  readonly name: string
  readonly usedFrom: string
}

/** What a player may see of a character. */
export interface Visibility {
  readonly isOwner: boolean
  readonly details: ReadonlySet<PrivateDetail>
  readonly sections: ReadonlySet<CharacterSection>
}

/** The owner sees everything, everybody else the public view with the details that the owner has opened. */
export function visibilityOf({
  isOwn,
  openedDetails,
}: Pick<CharacterFacts, 'isOwn' | 'openedDetails'>): Visibility {
  const details = new Set(isOwn ? privateDetails : openedDetails)
  const sections = new Set(characterSections.filter((section) => details.has(section)))
  return { isOwner: isOwn, details, sections }
}

/**
 * The fields of every section's reply that say how old it is. The age tells when the character was in the
 * game, so it belongs to the last visit.
 */
export function ageOf(facts: CharacterFacts, { details }: Pick<Visibility, 'details'>): SectionAge {
  const serverNow = facts.serverNow.toISOString()
  if (!details.has('lastVisit')) return { isAgePrivate: true, asOf: null, gameServer: null, serverNow }
  const { asOf, serverName: name, isQuiet, leaseEnd } = facts
  const quietSince = isQuiet ? (leaseEnd?.toISOString() ?? null) : null
  const gameServer = name === null ? null : { name, isQuiet, quietSince }
  return { isAgePrivate: false, asOf, gameServer, serverNow }
}

/** What a character's privacy is, as its owner sets it. */
export function privacyOf(
  facts: Pick<CharacterFacts, 'isHiddenFromLeaderboards' | 'openedDetails'>,
): CharacterPrivacy {
  const opened = new Set(facts.openedDetails)
  const audiences = Object.fromEntries(
    privateDetails.map((detail) => [detail, opened.has(detail) ? 'players' : 'me'] as const),
  )
  return {
    audiences: audiences as CharacterPrivacy['audiences'],
    isHiddenFromLeaderboards: facts.isHiddenFromLeaderboards,
  }
}

type SummaryExtras = Pick<z.output<typeof Summary>, 'levelProgress' | 'mp' | 'title'>

interface Bodies {
  readonly summary?: SummaryExtras | undefined
  readonly equipment?:
    | { readonly items: readonly { readonly slot: number; readonly item: CharacterItem }[] }
    | undefined
}

const isoOf = (moment: string) => new Date(moment).toISOString()

/** The names before the current one, the latest first. A name reported twice in a row is one name. */
export function formerNamesOf(names: readonly UsedName[]): FormerName[] {
  const distinct = names.filter(({ name }, index) => name !== names[index - 1]?.name)
  return distinct
    .slice(0, -1)
    .map(({ name, usedFrom }, index) => ({
      name,
      usedFrom: isoOf(usedFrom),
      usedUntil: isoOf(distinct[index + 1]?.usedFrom ?? usedFrom),
    }))
    .toReversed()
}

function ownFacts(facts: CharacterFacts, visibility: Visibility, extras: SummaryExtras = {}): OwnFacts {
  const { fire, water, light, shadow } = facts.resistances
  const isKnown = fire !== undefined && water !== undefined && light !== undefined && shadow !== undefined
  return {
    ...ageOf(facts, visibility),
    isActive: facts.isActive,
    swappedAt: facts.swappedAt?.toISOString() ?? null,
    formerNames: formerNamesOf(facts.names ?? []),
    title: extras.title ?? null,
    levelProgress: extras.levelProgress ?? null,
    hp: facts.hp,
    mp: extras.mp ?? null,
    attackMin: facts.attackMin,
    attackMax: facts.attackMax,
    defense: facts.defense,
    resistances: isKnown ? { fire, water, light, shadow } : null,
    onlineSeconds: facts.onlineSeconds,
    privacy: privacyOf(facts),
  }
}

/** What the game shows to everybody: not how good an item is. */
const appearanceOf = ({ equipment }: Bodies): CharacterView['appearance'] =>
  (equipment?.items ?? [])
    .filter(({ slot }) => appearanceSlots.some((shown) => shown === slot))
    .map(({ slot, item: { vnum, name } }) => ({ slot, vnum, ...(name !== undefined && { name }) }))

/**
 * A character as a player sees it. Names every field: one that is added to a table or reported by a game is
 * not shown until it is added here.
 */
export function projectCharacter(
  facts: CharacterFacts,
  bodies: Bodies,
  visibility: Visibility,
): CharacterView {
  const { isOwner, details, sections } = visibility
  return {
    id: facts.id,
    name: facts.name,
    characterClass: characterClasses[facts.classCode] ?? null,
    className: facts.classCode in characterClasses ? null : facts.className,
    element: facts.element,
    faction: facts.faction,
    level: facts.level,
    heroLevel: facts.heroLevel,
    jobLevel: facts.jobLevel,
    reputation: facts.reputation,
    achievementPoints: facts.achievementPoints,
    appearance: appearanceOf(bodies),
    gameDataVersion: facts.gameDataVersion,
    sections: characterSections.filter((section) => sections.has(section)),
    gold: details.has('inventory') ? facts.gold : null,
    bankMoney: details.has('bank') ? facts.bankMoney : null,
    lastVisit: details.has('lastVisit')
      ? { presence: facts.presence, leftAt: facts.leftAt?.toISOString() ?? null }
      : null,
    own: isOwner ? ownFacts(facts, visibility, bodies.summary) : null,
  }
}
