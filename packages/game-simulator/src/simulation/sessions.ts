import { randomUUID } from 'node:crypto'
import { endGameSession, reportPresence, startGameSession } from '@olympus/contract/bridge/game-sessions'
import { BridgeError } from '../bridge-client.ts'
import type { GameCharacter } from '../game/game-character.ts'
import { characterKey, type Journal } from '../game/journal.ts'
import { happens } from '../random.ts'
import { createMutex } from './mutex.ts'
import { entryFindings } from './entry-findings.ts'
import type { Reporter } from './reporter.ts'
import type { Simulation } from './simulation.ts'

interface Session {
  readonly sessionId: string
  readonly accountId: number
  readonly characterKey: string
  readonly epoch: number
  /** The characters that may enter the game. */
  readonly playable: ReadonlySet<string>
  isLeaving: boolean
}

export interface Sessions {
  /** Characters in the game, without those that are leaving. */
  online(): GameCharacter[]
  isInGame(accountId: number): boolean
  isPlaying(character: GameCharacter): boolean
  /** Whether its account is in the game, and could have entered with it. */
  isPlayable(character: GameCharacter): boolean
  logIn(character: GameCharacter): Promise<void>
  /** Stores the final snapshot and ends the session of the account, if it has one: any, or only this one. */
  logOut(accountId: number, sessionId?: string): Promise<void>
  logOutAll(): Promise<void>
  reportPresence(): Promise<void>
}

const endsTheBoot = ({ key }: BridgeError) => key === 'BOOT_OVER' || key === 'NO_ANSWER'

interface Link {
  readonly simulation: Simulation
  readonly reporter: Reporter
}

/** What the game does when the portal does not let a character in. */
function takeRefusal({ simulation, reporter }: Link, asked: GameCharacter, key: string): void {
  const { journal, findings } = simulation
  // A task may have changed it in the meantime.
  const character = journal.characters.get(characterKey(asked)) ?? asked
  switch (key) {
    case 'CHARACTER_NOT_FOUND':
      return reporter.forget(character)
    case 'CHARACTER_NOT_ACTIVE':
      if (character === asked && character.isActive)
        journal.write({ characters: [{ ...character, isActive: false }] })
      return
    case 'CHARACTER_DELETED':
      if (!character.isDeleted) journal.write({ characters: [{ ...character, isDeleted: true }] })
      return
    case 'ACCOUNT_BANNED':
    case 'ACCOUNT_IN_GAME':
    // The player tries again later.
    case 'CHARACTERS_CHANGING':
    case 'SESSION_ENDED':
      return
    default:
      findings.add(`${character.gameId} could not enter the game: ${key}`)
  }
}

const lookUpsOf = (
  sessions: ReadonlyMap<number, Session>,
  journal: Journal,
): Pick<Sessions, 'isInGame' | 'isPlayable' | 'isPlaying' | 'online'> => ({
  online: () =>
    [...sessions.values()].flatMap((session) => {
      const character = session.isLeaving ? undefined : journal.characters.get(session.characterKey)
      return character ? [character] : []
    }),
  isInGame: (accountId) => sessions.has(accountId),
  isPlayable: (character) => {
    const session = sessions.get(character.accountId)
    return session?.isLeaving === false && session.playable.has(characterKey(character))
  },
  isPlaying: (character) => sessions.get(character.accountId)?.characterKey === characterKey(character),
})

export function createSessions(simulation: Simulation, reporter: Reporter): Sessions {
  const { client, bootId, journal, counts, options, draws, findings, now } = simulation
  const sessions = new Map<number, Session>()
  // A report of everybody who is present must not cross the start of a session.
  const inTurn = createMutex()
  let sequence = 0

  async function end(session: Session): Promise<void> {
    session.isLeaving = true
    const character = journal.characters.get(session.characterKey)
    const { sessionId, epoch, accountId } = session
    const call = (finalCounter: number) =>
      client.call(endGameSession, { params: { sessionId }, body: { bootId, finalCounter } })
    if (!character) await call(0)
    else {
      const { revision, sent } = reporter.report(character)
      // The portal then waits for the final snapshot.
      const endsFirst = options.faults.reorder && happens(0.5, draws.network)
      if (!endsFirst) await sent
      await Promise.all([call(revision.epoch === epoch ? revision.counter : 0), sent])
    }
    if (sessions.get(accountId) === session) sessions.delete(accountId)
  }

  return {
    ...lookUpsOf(sessions, journal),
    logIn: (character) =>
      inTurn(async () => {
        const { accountId, world, gameId } = character
        const sessionId = randomUUID()
        try {
          const body = { bootId, sessionId, accountId, world, gameId }
          const { epoch, activeCharacters } = await client.call(startGameSession, { body })
          const key = characterKey(character)
          // A task may have changed it in the meantime.
          findings.add(...entryFindings(journal.characters.get(key) ?? character, activeCharacters))
          reporter.enterEpoch(character, epoch)
          const playable = new Set(activeCharacters.map(characterKey))
          sessions.set(accountId, {
            sessionId,
            accountId,
            characterKey: key,
            epoch,
            playable,
            isLeaving: false,
          })
          reporter.markChanged(character)
          counts.logIns += 1
        } catch (error) {
          if (!(error instanceof BridgeError) || endsTheBoot(error)) throw error
          takeRefusal({ simulation, reporter }, character, error.key)
        }
      }),
    async logOut(accountId, sessionId) {
      const session = sessions.get(accountId)
      const isMeant = sessionId === undefined || session?.sessionId === sessionId
      if (session && isMeant && !session.isLeaving) await end(session)
    },
    async logOutAll() {
      await Promise.all([...sessions.values()].filter(({ isLeaving }) => !isLeaving).map(end))
    },
    reportPresence: () =>
      inTurn(async () => {
        const present = [...sessions.values()]
        const { endedSessions, wanted } = await client.call(reportPresence, {
          body: {
            bootId,
            sequence: ++sequence,
            sentAt: now().toISOString(),
            full: true,
            sessions: present.map(({ sessionId }) => sessionId),
          },
        })
        for (const session of present)
          if (endedSessions.includes(session.sessionId) && !session.isLeaving)
            sessions.delete(session.accountId)
        reporter.want(wanted)
      }),
  }
}
