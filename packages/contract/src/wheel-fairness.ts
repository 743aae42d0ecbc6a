import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { paged, pageQuery } from './paging.ts'
import { HexHash, Id, named, Timestamp, z } from './schema.ts'
import { WheelTable } from './wheel.ts'
import { rewardSets, wheelAlgorithm } from './wheel-draw.ts'

const Count = z.int().check(z.nonnegative())

/** Where the public keys of the signatures are: a JSON Web Key Set. */
export const wheelKeysPath = '/.well-known/olympus-wheel.json'
/** Where the script that verifies a spin, and the test vectors, are. */
export const wheelScriptPath = '/fortune-wheel/verify-spin.mjs'
export const wheelVectorsPath = '/fortune-wheel/test-vectors.json'

const statement = <const Kind extends string, Shape extends z.core.$ZodShape>(kind: Kind, shape: Shape) =>
  z.object({
    algorithm: z.literal(wheelAlgorithm),
    kind: z.literal(kind),
    ...shape,
    /** When it was made. */
    time: Timestamp,
  })

/** The server has bound itself to a seed and its tables, before it took the client seed for it. */
export const SeedStatement = statement('seed', {
  seedHash: HexHash,
  tableVersion: Count,
  tableHashes: z.object({ regular: HexHash, jackpot: HexHash }),
})

/** A seed that was never active: its table was replaced. */
export const VoidStatement = statement('void', { seedHash: HexHash })

export const SpinStatement = statement('spin', {
  spinId: Id,
  seedHash: HexHash,
  clientSeed: z.string(),
  nonce: Count,
  set: z.enum(rewardSets),
  tableHash: HexHash,
  draw: Count,
  rewardId: z.string(),
})
export type SpinStatement = z.output<typeof SpinStatement>

/** The state of the log at a time: the number of its entries and the root of their tree. */
export const CheckpointStatement = statement('checkpoint', { size: Count, rootHash: HexHash })

/** Payloads of the compact JWS (Ed25519) that the log holds. None names an account or a character. */
export const LogStatement = z.discriminatedUnion('kind', [SeedStatement, VoidStatement, SpinStatement])
export type LogStatement = z.output<typeof LogStatement>

export const Checkpoint = named(
  'WheelCheckpoint',
  z.object({
    size: Count,
    rootHash: HexHash,
    signedAt: Timestamp,
    /** Compact JWS with the payload `CheckpointStatement`. */
    statement: z.string(),
    /** Spins among its entries; the others are seeds. */
    spins: Count,
  }),
)
export type Checkpoint = z.output<typeof Checkpoint>

const LogPosition = z.object({
  /** From 0. */
  index: Count,
  /** From the neighbor of the entry up to the root of the checkpoint. */
  hashes: z.array(HexHash),
})

export const SpinProof = named(
  'SpinProof',
  z.object({
    spinId: Id,
    /** Compact JWS with the payload `SpinStatement`. */
    receipt: z.string(),
    /** Compact JWS with the payload `SeedStatement`. */
    seedStatement: z.string(),
    /** 32 bytes in hexadecimal; null while the seed is in use. */
    serverSeed: z.nullable(z.string()),
    /** When the seed is revealed at the latest; null once it is. */
    revealsAt: z.nullable(Timestamp),
    /** The table, as it was when the seed was bound to it. */
    table: WheelTable,
    /** The latest checkpoint. */
    checkpoint: Checkpoint,
    /** Null until the next checkpoint, within a minute. */
    receiptPosition: z.nullable(LogPosition),
    seedPosition: z.nullable(LogPosition),
  }),
)
export type SpinProof = z.output<typeof SpinProof>

export const proveSpin = endpoint({
  method: 'GET',
  path: '/wheel/proofs/:spinId',
  access: 'guest',
  tag: 'Fortune wheel',
  summary: 'Everything that proves a spin: receipt, seed, table and place in the public log',
  params: z.strictObject({ spinId: Id }),
  data: SpinProof,
  errors: ['NOT_FOUND'],
})

export const listWheelTables = endpoint({
  method: 'GET',
  path: '/wheel/tables',
  access: 'guest',
  tag: 'Fortune wheel',
  summary: 'Every table of odds, newest first',
  query: z.strictObject(pageQuery(limits.pageSizeDefault)),
  data: paged(WheelTable),
  errors: [],
})

export const getCheckpoint = endpoint({
  method: 'GET',
  path: '/wheel/log/checkpoint',
  access: 'guest',
  tag: 'Fortune wheel',
  summary: 'The latest signed state of the public log',
  data: Checkpoint,
  errors: [],
})

export const readWheelLog = endpoint({
  method: 'GET',
  path: '/wheel/log/entries',
  access: 'guest',
  tag: 'Fortune wheel',
  summary: 'Entries of the public log, from an index on',
  query: z.strictObject({
    from: z._default(Count, 0),
    limit: z._default(z.int().check(z.gte(1), z.lte(limits.wheelLogPageMax)), limits.wheelLogPageMax),
  }),
  data: z.object({ entries: z.array(z.object({ index: Count, statement: z.string() })), size: Count }),
  errors: [],
})

export const proveConsistency = endpoint({
  method: 'GET',
  path: '/wheel/log/consistency',
  access: 'guest',
  tag: 'Fortune wheel',
  summary: 'Proves that a state of the log holds everything that an earlier one held',
  query: z.strictObject({ oldSize: Count, newSize: Count }),
  data: z.object({ hashes: z.array(HexHash) }),
  errors: ['NOT_FOUND'],
})

const ChiSquare = z.object({
  chiSquare: z.number(),
  degreesOfFreedom: Count,
  /** Chance that a fair wheel differs at least this much. */
  p: z.number(),
})

const SetStatistics = z.object({
  spins: Count,
  rewards: z.array(z.object({ rewardId: z.string(), drawn: Count, expected: z.number() })),
  /** Null while a reward has been expected less than five times. */
  fit: z.nullable(ChiSquare),
})

/**
 * Ways to divide players in two: those who have bought coins and those who have not; accounts of less than
 * 30 days and older ones.
 */
export const playerGroupings = ['payment', 'age'] as const

export const getWheelStatistics = endpoint({
  method: 'GET',
  path: '/wheel/statistics',
  access: 'guest',
  tag: 'Fortune wheel',
  summary:
    'What all players have drawn from a table beside what was expected, and whether groups of players differ',
  query: z.strictObject({
    /** The current table by default. */
    version: z.optional(z.int().check(z.positive())),
  }),
  data: z.object({
    tableVersion: z.int(),
    sets: z.object({ regular: SetStatistics, jackpot: SetStatistics }),
    /** Of the regular set: whether both groups draw alike. */
    groups: z.array(
      z.object({
        grouping: z.enum(playerGroupings),
        /** Those who paid, or new accounts, first. */
        spins: z.tuple([Count, Count]),
        /** Null while there are too few spins to tell. */
        homogeneity: z.nullable(ChiSquare),
      }),
    ),
    /** When the counts were brought up to date. The state of the log may have been signed again since. */
    countedAt: z.nullable(Timestamp),
  }),
  errors: ['NOT_FOUND'],
})
