import type { GameCharacter } from '../game/game-character.ts'
import { buy, playOnce, trade } from '../game/play.ts'
import { gameIdOf, rosterOf } from '../game/new-character.ts'
import { type Draw, pick } from '../random.ts'
import { earnTickets } from './award-loop.ts'
import type { Reporter } from './reporter.ts'
import type { Sessions } from './sessions.ts'
import type { Simulation } from './simulation.ts'

/** Gives each account that plays its characters, unless the game has them. */
export function createCharacters(
  { options, journal, world, characterOf }: Simulation,
  reporter: Reporter,
): void {
  const withCharacters = new Set([...journal.characters.values()].map(({ accountId }) => accountId))
  for (const accountId of options.accountIds)
    if (!withCharacters.has(accountId))
      for (const { name } of rosterOf(accountId))
        reporter.markChanged(characterOf({ accountId, world, gameId: gameIdOf(accountId, name) }))
}

/** Stores what changed together and reports it. */
function store({ journal }: Simulation, reporter: Reporter, changed: readonly GameCharacter[]): void {
  journal.write({ characters: changed })
  changed.forEach(reporter.markChanged)
}

/** Before one login in this many, a character that must stay outside is tried. */
const loginsPerClosedCharacter = 10

async function logSomebodyIn(simulation: Simulation, sessions: Sessions): Promise<void> {
  const { journal, options, draws } = simulation
  const draw = draws.play
  const waiting = [...journal.characters.values()].filter(
    ({ accountId, world }) =>
      world === simulation.world && options.accountIds.includes(accountId) && !sessions.isInGame(accountId),
  )
  const isOpen = ({ isActive, isDeleted }: GameCharacter) => isActive && !isDeleted
  const [open, closed] = [waiting.filter(isOpen), waiting.filter((character) => !isOpen(character))]
  if (closed.length > 0 && draw(loginsPerClosedCharacter) === 0) await sessions.logIn(pick(closed, draw))
  if (open.length > 0) await sessions.logIn(pick(open, draw))
}

/** Two characters of different accounts, which are online. */
function pairOf(draw: Draw, online: readonly GameCharacter[]): [GameCharacter, GameCharacter] {
  const one = pick(online, draw)
  return [
    one,
    pick(
      online.filter((other) => other !== one),
      draw,
    ),
  ]
}

/** Lets one of the players do something. */
export async function playSomething(
  simulation: Simulation,
  reporter: Reporter,
  sessions: Sessions,
): Promise<void> {
  const { draws, dice, counts } = simulation
  const draw = draws.play
  const online = sessions.online()
  const chance = draw(100)
  if (online.length === 0 || chance < 10) return logSomebodyIn(simulation, sessions)
  if (chance < 15) return sessions.logOut(pick(online, draw).accountId)
  if (chance < 40 && online.length > 1) {
    const deal = chance < 30 ? trade : buy
    const changed = deal(pairOf(draw, online), dice())
    if (!changed) return
    store(simulation, reporter, changed)
    counts.trades += 1
    return
  }
  const character = pick(online, draw)
  earnTickets(simulation, character)
  const played = playOnce(character, dice())
  if (played !== character) store(simulation, reporter, [played])
}
