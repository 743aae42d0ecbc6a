import { classCodes } from '@olympus/contract/bridge/codes'
import {
  type DemoCharacter,
  demoClasses,
  demoElements,
  demoFactions,
} from '@olympus/game-simulator/demo/demo-character'

/**
 * Characters that fill the boards of the demo world. Nobody plays them, and nobody can log in to their
 * accounts.
 */
export const crowdSize = 100_000
export const charactersPerAccount = 4

const heads =
  'Ag Ai Alk Am And Ant Ar As Ath Bak Bri Char Chry Dam Dei Dem Di Dor Ech El End Ep Er Eu Gal Gel Glau Gor Hag Heg Hel Her Hes Hip Hya Id In Io Iph Is Kal Kas Kle Kly Kor Kre Kyn Lao Leu Lys'.split(
    ' ',
  )
const middles =
  'a alo andro ane anthi ari aste ate axi ela emo ena eni ero esi etho eri eune ia iche ide iko ilo ima ine ipho isa isto ite iza oke ole ome one onike opha ore osa othe oxe yda yla yma yne yra yse yte yxi aemo oido'.split(
    ' ',
  )
const tails =
  'bios chos das dea des dike doros dros gone kles klos kos krates laos le leia les lia lis damas machos mede menes mes mna nax nes nike nios phane phe phon pos ra ros sa ses stra teia thea'.split(
    ' ',
  )

/** The first ones are written by hand: they are on the podiums. */
type Named = Pick<DemoCharacter, 'characterClass' | 'element' | 'faction' | 'heroLevel' | 'level' | 'name'>
const first: readonly Named[] = [
  {
    name: 'Aristeia',
    characterClass: 'archer',
    element: 'light',
    faction: 'celestial',
    level: 96,
    heroLevel: 50,
  },
  {
    name: 'Deimachos',
    characterClass: 'hoplite',
    element: 'fire',
    faction: 'chthonic',
    level: 96,
    heroLevel: 49,
  },
  {
    name: 'Thessala',
    characterClass: 'oracle',
    element: 'shadow',
    faction: 'chthonic',
    level: 95,
    heroLevel: 49,
  },
  {
    name: 'Eurybia',
    characterClass: 'archer',
    element: 'water',
    faction: 'celestial',
    level: 95,
    heroLevel: 48,
  },
  {
    name: 'Kleitos',
    characterClass: 'hoplite',
    element: 'fire',
    faction: 'celestial',
    level: 94,
    heroLevel: 46,
  },
  {
    name: 'Panthea',
    characterClass: 'oracle',
    element: 'light',
    faction: 'celestial',
    level: 94,
    heroLevel: 45,
  },
  {
    name: 'Orestas',
    characterClass: 'pankratiast',
    element: 'shadow',
    faction: 'chthonic',
    level: 93,
    heroLevel: 44,
  },
  {
    name: 'Iolanthe',
    characterClass: 'archer',
    element: 'water',
    faction: 'chthonic',
    level: 93,
    heroLevel: 44,
  },
  {
    name: 'Timon',
    characterClass: 'hoplite',
    element: 'light',
    faction: 'celestial',
    level: 93,
    heroLevel: 43,
  },
  {
    name: 'Myrrine',
    characterClass: 'oracle',
    element: 'fire',
    faction: 'chthonic',
    level: 92,
    heroLevel: 43,
  },
]

/** Spreads numbers below `size`, each to another one. The factor is prime, and no divisor of a size here. */
export const spread = (number: number, size: number, factor = 7919): number => (number * factor) % size

const at = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value

/** Every number has another name. */
function nameOf(number: number): string {
  const spreadNumber = spread(number, crowdSize)
  const head = at(heads, spreadNumber)
  const middle = at(middles, Math.floor(spreadNumber / heads.length))
  return head + middle + at(tails, Math.floor(spreadNumber / heads.length / middles.length))
}

function figuresOf(number: number): Named {
  const known = first[number]
  if (known) return known
  // Multiples of primes, so that class, faction and level do not go together.
  const level = 15 + spread(number, 80, 7907)
  return {
    name: nameOf(number),
    characterClass: at(demoClasses, spread(number, 1009, 7901)),
    element: at(demoElements, spread(number, 1013, 7883)),
    faction: at(demoFactions, spread(number, 1019, 7879)),
    level,
    heroLevel: Math.max(0, level - 50),
  }
}

/** The game's ID of a member. Sorts by number. */
export const crowdGameId = (number: number): string => `crowd-${String(number).padStart(6, '0')}`

/** The columns of `character` of one member. */
export function crowdMember(number: number) {
  const { name, characterClass, element, faction, level, heroLevel } = figuresOf(number)
  return {
    account: Math.floor(number / charactersPerAccount),
    slot: number % charactersPerAccount,
    game_id: crowdGameId(number),
    name,
    class_code: classCodes[characterClass],
    element,
    faction,
    level,
    hero_level: heroLevel,
    job_level: Math.min(80, level),
    // Those that are on all boards.
    reputation: number < 1300 ? level ** 3 + spread(number, 5003) : 0,
    achievement_points: number < 1300 ? level * 50 + spread(number, 499) : 0,
    hp: level * 380,
    attack_min: level * 44,
    attack_max: level * 49,
    defense: level * 19,
  }
}
