import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GameIconName } from '@olympus/ui/game-icon/game-icon-names'

export const bonusGroups = ['attack', 'defense', 'rewards', 'other'] as const
export type BonusGroup = (typeof bonusGroups)[number]

interface KnownStat {
  readonly group: Exclude<BonusGroup, 'other'>
  readonly name: MessageDescriptor
}

const attack = (name: MessageDescriptor): KnownStat => ({ group: 'attack', name })
const defense = (name: MessageDescriptor): KnownStat => ({ group: 'defense', name })
const reward = (name: MessageDescriptor): KnownStat => ({ group: 'rewards', name })

/** Figures that bonuses raise, by the key of the game and in the order of the page. */
export const knownStats: ReadonlyMap<string, KnownStat> = new Map([
  ['attack', attack(msg`Attack`)],
  ['fire-attack', attack(msg`Fire attack`)],
  ['water-attack', attack(msg`Water attack`)],
  ['light-attack', attack(msg`Light attack`)],
  ['shadow-attack', attack(msg`Shadow attack`)],
  ['critical-hit', attack(msg`Critical hit`)],
  ['critical-damage', attack(msg`Critical damage`)],
  ['raid-damage', attack(msg`Damage in raids`)],
  ['hp', defense(msg`HP`)],
  ['mp', defense(msg`MP`)],
  ['defense', defense(msg`Defense`)],
  ['fire-resistance', defense(msg`Fire resistance`)],
  ['water-resistance', defense(msg`Water resistance`)],
  ['light-resistance', defense(msg`Light resistance`)],
  ['shadow-resistance', defense(msg`Shadow resistance`)],
  ['experience', reward(msg`Experience`)],
  ['gold', reward(msg`Gold from drops`)],
  ['reputation', reward(msg`Reputation`)],
])

export const groupNames: Record<BonusGroup, MessageDescriptor> = {
  attack: msg`Attack`,
  defense: msg`Defense`,
  rewards: msg`Rewards`,
  other: msg({ message: 'Other', context: 'bonuses' }),
}

/** What players look at first, with their icons. */
export const highlightIcons: ReadonlyMap<string, GameIconName> = new Map([
  ['attack', 'gladius'],
  ['experience', 'laurels'],
  ['gold', 'two-coins'],
])

interface KnownSource {
  readonly one: MessageDescriptor
  readonly all: MessageDescriptor
  readonly icon: GameIconName
}

/** Where bonuses come from, by the word of the game and in the order of the page. */
export const knownSources: ReadonlyMap<string, KnownSource> = new Map([
  ['equipment', { one: msg`Equipment`, all: msg`Equipment`, icon: 'gladius' }],
  ['title', { one: msg({ message: 'Title', context: 'of a character' }), all: msg`Titles`, icon: 'laurels' }],
  ['fairy', { one: msg`Fairy`, all: msg`Fairy`, icon: 'fairy' }],
  ['trophy', { one: msg`Trophy`, all: msg`Trophies`, icon: 'laurels-trophy' }],
])
