import { expect, it } from 'vitest'
import { newCharacter } from '../game/new-character.ts'
import { playSomething } from './play-loop.ts'
import type { Reporter } from './reporter.ts'
import type { Sessions } from './sessions.ts'
import type { Simulation } from './simulation.ts'

const characterNamed = (gameId: string) =>
  newCharacter({ accountId: 1, gameId, world: 'main' }, new Date('2025-06-14T18:42:00Z'))
const hero = characterNamed('hero')
const outsider = { ...characterNamed('outsider'), isActive: false }

it.each([
  ['a character that must stay outside is tried first, now and then', 0, ['outsider', 'hero']],
  ['somebody logs in', 1, ['hero']],
] as const)('%s', async (_, drawn, expected) => {
  const tried: string[] = []
  const simulation = {
    world: 'main',
    options: { accountIds: [1] },
    journal: { characters: new Map([hero, outsider].map((character) => [character.gameId, character])) },
    draws: { play: (below: number) => Math.min(drawn, below - 1) },
  } as unknown as Simulation
  const sessions = {
    online: () => [],
    isInGame: () => false,
    logIn: async ({ gameId }) => void tried.push(gameId),
  } as Pick<Sessions, 'isInGame' | 'logIn' | 'online'> as Sessions
  await playSomething(simulation, {} as Reporter, sessions)
  expect(tried).toEqual(expected)
})
