import { Id, named, Timestamp, z } from '../schema.ts'
import { BootId, GameId, sectionNames, World } from './batch.ts'
import { bridgeEndpoint, bridgePath, scopes } from './endpoint.ts'
import { GameTime } from './game-time.ts'
import { taskKinds } from './tasks.ts'

/** A character of which the portal lacks data. */
export const WantedCharacter = named(
  'WantedCharacter',
  z.object({ world: World, gameId: GameId, accountId: Id, sections: z.array(z.enum(sectionNames)) }),
)

export const greetPortal = bridgeEndpoint({
  method: 'POST',
  path: `${bridgePath}/hello`,
  scope: null,
  summary: 'Announces a boot of a game server; sessions of its earlier boots end',
  body: z.strictObject({
    protocolVersion: z.int(),
    bootId: BootId,
    /** Shown to operators. */
    build: z.string().check(z.minLength(1), z.maxLength(100)),
    /** Kinds of tasks that it can do. It is offered no others. */
    taskKinds: z.array(z.enum(taskKinds)).check(z.maxLength(taskKinds.length)),
    /** By the clock of the game server. The portal measures its skew and corrects times by it. */
    sentAt: GameTime,
  }),
  data: z.object({
    gameServer: z.string(),
    worlds: z.array(World),
    scopes: z.array(z.enum(scopes)),
    /** First part of the revisions of characters that have had no later epoch. Grows with every boot. */
    epoch: z.int(),
    serverNow: Timestamp,
    /** Positive if the clock of the game server is late. */
    clockSkewMs: z.int(),
    endedSessions: z.int(),
    limits: z.object({
      maxEntries: z.int(),
      maxBodyBytes: z.int(),
      maxPresentSessions: z.int(),
      presenceEverySeconds: z.int(),
      presenceLeaseSeconds: z.int(),
      maxClaimedTasks: z.int(),
      maxTaskLeaseMs: z.int(),
      maxClaimWaitMs: z.int(),
    }),
    /** At most 100; more follow with the answers to presence reports. */
    wanted: z.array(WantedCharacter),
  }),
  errors: ['PROTOCOL_VERSION_UNSUPPORTED', 'BOOT_OVER'],
})

const codeTable = z.record(z.string(), z.int())

export const listCodes = bridgeEndpoint({
  method: 'GET',
  path: `${bridgePath}/codes`,
  scope: null,
  summary: 'The numeric codes that the portal knows, by name',
  data: z.object({
    equipmentSlots: codeTable,
    inventoryTypes: codeTable,
    classes: codeTable,
    elements: codeTable,
    factions: codeTable,
    mateTypes: codeTable,
    bonusTypes: codeTable,
    raids: codeTable,
  }),
  errors: [],
})
