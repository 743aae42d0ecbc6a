import type { Board, BoardFigure, BoardKey } from '@olympus/contract/leaderboards'

const boss = (code: number, name: string, icon: string) => ({ code, name, icon })

/** The bosses of the raids, in the order of the page. */
const bosses = [
  boss(0, 'Hydra of Lerna', 'hydra'),
  boss(1, 'Nemean Lion', 'lion'),
  boss(2, 'Minotaur', 'minotaur'),
  boss(3, 'Medusa', 'medusa-head'),
  boss(4, 'Typhon', 'sea-dragon'),
  boss(5, 'Polyphemus', 'cyclops'),
  boss(6, 'Harpy Queen', 'harpy'),
]

const always: Board['seasons'] = [{ code: 0, name: null, startsAt: null, endsAt: null, closedAt: null }]

const seasons: Board['seasons'] = [
  {
    code: 4,
    name: 'Season 4',
    startsAt: '2025-05-01T00:00:00Z',
    endsAt: '2025-08-01T00:00:00Z',
    closedAt: null,
  },
  {
    code: 3,
    name: 'Season 3',
    startsAt: '2025-02-01T00:00:00Z',
    endsAt: '2025-05-01T00:00:00Z',
    closedAt: '2025-05-01T00:00:00Z',
  },
]

const board = (
  key: BoardKey,
  [name, scoreName]: readonly [name: string, scoreName: string],
  more: Partial<Omit<Board, 'key' | 'name' | 'scoreName'>> = {},
): Board => ({ key, name, scoreName, unit: 'count', figures: [], bosses: [], seasons: always, ...more })

const fights: BoardFigure[] = ['losses', 'ties']

/** The ten boards, in the order of the menu. */
export const sampleBoards: readonly Board[] = [
  board('raids', ['Raids', 'Raids won'], { bosses }),
  board('monsters', ['Monsters', 'Monsters killed']),
  board('icebreaker', ['Icebreaker', 'Wins'], { figures: ['completed'] }),
  board('reputation', ['Reputation', 'Reputation']),
  board('achievements', ['Achievements', 'Points']),
  board('frozen-crown', ['Frozen crown', 'Points'], { figures: ['kills', 'deaths'], seasons }),
  board('raid-records', ['Raid records', 'Fastest time'], { unit: 'milliseconds', bosses }),
  board('instant-combat', ['Instant combat', 'Wins'], { figures: ['damage'] }),
  board('rainbow-battle', ['Rainbow battle', 'Wins'], { figures: fights, seasons }),
  board('arena-of-talents', ['Arena of talents', 'Wins'], { figures: ['losses', 'surrenders'], seasons }),
]

export const sampleBoard = (key: BoardKey): Board => {
  const found = sampleBoards.find((each) => each.key === key)
  if (!found) throw new Error(`No sample of the board ${key}`)
  return found
}
