import type { CharacterClass, Element, Faction } from '@olympus/contract/characters'
import type { Board, BoardEntry, BoardFigure, OwnPlace } from '@olympus/contract/leaderboards'

import { sampleCharacters } from './sample-characters.ts'

type Identity = BoardEntry['character']
type Ranked = Omit<BoardEntry, 'rank' | 'position'>

const total = 1284
const classes: readonly CharacterClass[] = ['hoplite', 'archer', 'oracle', 'pankratiast']
const elements: readonly Element[] = ['fire', 'water', 'light', 'shadow']
const factions: readonly Faction[] = ['celestial', 'chthonic']

const starts = ['Ag', 'Al', 'Andro', 'Anti', 'Arche', 'Arka', 'Demo', 'Dio', 'Doro', 'Epi', 'Era', 'Euthy']
const moreStarts = ['Hera', 'Hippo', 'Iso', 'Kleo', 'Krito', 'Lao', 'Leo', 'Lysi', 'Mela', 'Mene', 'Mnesi']
const lastStarts = ['Neo', 'Niko', 'Ono', 'Peri', 'Phile', 'Poly', 'Proto', 'Pytho', 'Stesi', 'Tele', 'Timo']
const ends = ['bios', 'boule', 'chares', 'damas', 'dike', 'dora', 'genes', 'kles', 'kleia', 'krates', 'krite']
const moreEnds = [
  'laos',
  'lochos',
  'machos',
  'maia',
  'medes',
  'medon',
  'menes',
  'nax',
  'nike',
  'nassa',
  'nome',
]
const lastEnds = ['pais', 'phane', 'phanes', 'philos', 'phon', 'phyle', 'polis', 'roe', 'sthenes', 'stratos']

const otherNames = [
  ...ends,
  ...moreEnds,
  ...lastEnds,
  'tima',
  'theia',
  'theos',
  'timos',
  'xene',
  'xenos',
].flatMap((end) => [...starts, ...moreStarts, ...lastStarts].map((start) => start + end))

const top = (
  name: string,
  [characterClass, element, faction]: readonly [CharacterClass, Element, Faction],
  [level, heroLevel, score]: readonly [level: number, heroLevel: number, score: number],
) => ({ name, characterClass, element, faction, level, heroLevel, score })

/** The first page. */
const best = [
  top('Aristeia', ['archer', 'light', 'celestial'], [95, 50, 4812]),
  top('Deimachos', ['hoplite', 'fire', 'chthonic'], [95, 50, 4655]),
  top('Thessala', ['oracle', 'shadow', 'chthonic'], [95, 49, 4390]),
  top('Eurybia', ['archer', 'water', 'celestial'], [95, 48, 4127]),
  top('Kleitos', ['hoplite', 'fire', 'celestial'], [94, 46, 3980]),
  top('Panthea', ['oracle', 'light', 'celestial'], [94, 45, 3866]),
  top('Orestas', ['pankratiast', 'shadow', 'chthonic'], [93, 44, 3741]),
  top('Iolanthe', ['archer', 'water', 'chthonic'], [93, 44, 3702]),
  top('Timon', ['hoplite', 'light', 'celestial'], [93, 43, 3588]),
  top('Myrrine', ['oracle', 'fire', 'chthonic'], [92, 43, 3514]),
]

/** Where the player's characters are, and who is just before the first. */
const named = new Map<number, Identity>(
  [[128, sampleCharacters[0]] as const, [402, sampleCharacters[1]] as const].map(
    ([position, { id, name, characterClass, className, element, faction, level, heroLevel }]) => [
      position,
      { id, name, characterClass, className, element, faction, level, heroLevel },
    ],
  ),
)
const ownIds = new Set<number>([...named.values()].map(({ id }) => id))

const cyclic = <T>(list: readonly T[], place: number): T => list[place % list.length] as T

function scoreAt(position: number): number {
  const first = best[position - 1]?.score
  if (first !== undefined) return first
  if (position < 127) return 3514 - 19 * (position - 10)
  if (position <= 128) return position === 127 ? 1210 : 1206
  return Math.round((1206 * (total + 1 - position)) / (total - 127))
}

function identityAt(position: number): Identity {
  const own = named.get(position)
  if (own) return own
  const id = 9000 + position
  const first = best[position - 1]
  if (first) {
    const { score: _, ...identity } = first
    return { id, className: null, ...identity }
  }
  return {
    id,
    name: position === 127 ? 'Kaela' : cyclic(otherNames, position * 31),
    characterClass: cyclic(classes, position),
    className: null,
    element: cyclic(elements, position * 3),
    faction: cyclic(factions, position),
    level: 92 - Math.floor(position / 20),
    heroLevel: Math.max(0, 43 - Math.floor(position / 12)),
  }
}

function figuresAt(board: Board, position: number, score: number): BoardEntry['figures'] {
  const amounts: Partial<Record<BoardFigure, number>> = {
    kills: score * 3 + (position % 7),
    deaths: Math.floor(score / 2) + (position % 5),
    losses: Math.floor(score / 3) + (position % 11),
    ties: position % 9,
    surrenders: position % 4,
    completed: score + (position % 13),
    damage: score * 48_211,
  }
  return Object.fromEntries(board.figures.map((figure) => [figure, amounts[figure] ?? 0]))
}

const changes = [0, 12, -3, null, 1, -1, 4]

function entryAt(board: Board, position: number, boss: number): Ranked {
  const character = identityAt(position)
  const score = Math.max(0, scoreAt(position) - boss * 40)
  const isTime = board.unit === 'milliseconds'
  return {
    character,
    score: isTime ? 318_042 + boss * 12_000 + Math.floor((position - 1) / 2) * 1217 : score,
    figures: figuresAt(board, position, score),
    reachedAt: '2025-06-11T18:20:00Z',
    party: isTime ? ['Kleitos', 'Panthea', 'Iolanthe'].filter((name) => name !== character.name) : [],
    isOwn: ownIds.has(character.id),
    change: cyclic(changes, position),
  }
}

/** Gives ranks and positions to entries in their order. */
export function ranked(entries: readonly Ranked[]): BoardEntry[] {
  let rank = 0
  return entries.map((entry, index) => {
    if (entry.score !== entries[index - 1]?.score) rank = index + 1
    return { ...entry, rank, position: index + 1 }
  })
}

interface Filters {
  readonly boss?: number | undefined
  readonly characterClass?: string | undefined
  readonly faction?: string | undefined
}

/** The entries of a board within filters, the best first. */
export const sampleEntries = (board: Board, { boss = 0, characterClass, faction }: Filters): BoardEntry[] =>
  ranked(
    Array.from({ length: total }, (_, index) => entryAt(board, index + 1, boss)).filter(
      ({ character }) =>
        (characterClass === undefined || character.characterClass === characterClass) &&
        (faction === undefined || character.faction === faction),
    ),
  )

/** The place of an entry among `entries`. */
export function placeOf(entries: readonly BoardEntry[], entry: BoardEntry, pageSize: number): OwnPlace {
  const next = entries.findLast(({ rank }) => rank < entry.rank)
  return {
    entry,
    page: Math.ceil(entry.position / pageSize),
    next: next
      ? { rank: next.rank, characterId: next.character.id, name: next.character.name, score: next.score }
      : null,
  }
}
