import { Id, Timestamp, z } from '../schema.ts'
import { BootId, GameId, World } from './batch.ts'
import { bridgeEndpoint, bridgePath } from './endpoint.ts'
import { GameTime } from './game-time.ts'
import { WantedCharacter } from './game-servers.ts'
import { bridgeLimits } from './limits.ts'

export const startGameSession = bridgeEndpoint({
  method: 'POST',
  path: `${bridgePath}/sessions`,
  scope: 'presence',
  summary: 'Asks whether a character may enter the game, and marks its account as online',
  body: z.strictObject({
    bootId: BootId,
    /** Made by the game server. A repeat gets the same answer. */
    sessionId: z.uuid(),
    accountId: Id,
    world: World,
    gameId: GameId,
  }),
  data: z.object({
    /** First part of the revisions of this session's snapshots. Grows with every session. */
    epoch: z.int(),
    startedAt: Timestamp,
    leaseUntil: Timestamp,
    /** The characters of the account that may enter the game, in the order of their slots. */
    activeCharacters: z.array(
      z.object({ characterId: Id, world: World, gameId: GameId, slot: z.int(), name: z.string() }),
    ),
  }),
  errors: [
    'BOOT_UNKNOWN',
    'BOOT_OVER',
    'WORLD_NOT_ALLOWED',
    'ACCOUNT_NOT_FOUND',
    'ACCOUNT_BANNED',
    'ACCOUNT_IN_GAME',
    'CHARACTERS_CHANGING',
    'CHARACTER_NOT_FOUND',
    'CHARACTER_NOT_ACTIVE',
    'CHARACTER_DELETED',
    'SESSION_ENDED',
    'IDEMPOTENCY_MISMATCH',
  ],
})

export const reportPresence = bridgeEndpoint({
  method: 'POST',
  path: `${bridgePath}/presence`,
  scope: 'presence',
  summary: 'Keeps the game sessions of a boot online; due every ten seconds',
  body: z.strictObject({
    bootId: BootId,
    /** Grows with every report of the boot. Older reports change nothing. */
    sequence: z.int().check(z.positive()),
    sentAt: GameTime,
    /** Sessions of the boot that are not named end. Without it, all are kept. */
    full: z.boolean(),
    sessions: z.array(z.uuid()).check(z.maxLength(bridgeLimits.maxPresentSessions)),
  }),
  data: z.object({
    result: z.enum(['applied', 'stale']),
    leaseUntil: Timestamp,
    /** Named sessions that the portal considers ended: log the player out, or start a new session. */
    endedSessions: z.array(z.uuid()),
    wanted: z.array(WantedCharacter),
  }),
  errors: ['BOOT_UNKNOWN', 'BOOT_OVER'],
})

export const endGameSession = bridgeEndpoint({
  method: 'POST',
  path: `${bridgePath}/sessions/:sessionId/end`,
  scope: 'presence',
  summary: 'Ends a game session; its account is offline once the final snapshot is stored',
  params: z.object({ sessionId: z.uuid() }),
  body: z.strictObject({
    bootId: BootId,
    /** Counter of the last snapshot in this session's epoch; 0 if the session has none. */
    finalCounter: z.int().check(z.nonnegative()),
  }),
  data: z.object({
    /** `ending`: the portal waits for the final snapshot. */
    state: z.enum(['ending', 'ended']),
  }),
  errors: ['BOOT_UNKNOWN', 'BOOT_OVER', 'SESSION_NOT_FOUND'],
})
