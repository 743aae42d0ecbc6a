import { createHmac, createPrivateKey, createPublicKey, hash, sign } from 'node:crypto'

import { expect, test } from 'vitest'

import { sampleWheelTable } from '../packages/api-client/src/mocks/sample-wheel-tables.ts'
import { rowOfDraw, wheelAlgorithm, type RewardSet } from '../packages/contract/src/wheel-draw.ts'

/** Signs nothing but samples. The prefix makes PKCS #8 of the 32 bytes. */
const privateKey = createPrivateKey({
  key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), sha256('sample wheel key')]),
  format: 'der',
  type: 'pkcs8',
})
const keyId = 'olympus-wheel-2'
const clientSeed = '00112233445566778899aabbccddeeff'

interface SampleSeed {
  /** Chosen so that its spins draw rewards of every kind. */
  readonly serverSeed: Buffer
  readonly committedAt: string
  readonly index: number
  readonly revealsAt: string | null
}

const seeds = {
  first: {
    serverSeed: sha256('sample seed-z 12072'),
    committedAt: '2025-06-02T08:14:40Z',
    index: 86_512,
    revealsAt: null,
  },
  second: {
    serverSeed: sha256('sample seed-a 120967'),
    committedAt: '2025-06-02T08:20:02Z',
    index: 86_540,
    revealsAt: null,
  },
  active: {
    serverSeed: sha256('sample seed-b 0'),
    committedAt: '2025-06-07T23:29:40Z',
    index: 89_018,
    revealsAt: '2025-07-12T18:31:00Z',
  },
} satisfies Record<string, SampleSeed>

interface SampleSpin {
  readonly spinId: number
  readonly seed: keyof typeof seeds
  readonly nonce: number
  readonly time: string
  /** In the log. */
  readonly index: number
  readonly set?: RewardSet
}

/** Newest first. */
const spins: readonly SampleSpin[] = [
  { spinId: 90_421, seed: 'active', nonce: 0, time: '2025-06-12T19:02:15Z', index: 91_200 },
  { spinId: 90_418, seed: 'second', nonce: 17, time: '2025-06-12T18:20:07Z', index: 91_180 },
  { spinId: 90_407, seed: 'second', nonce: 16, time: '2025-06-12T17:52:40Z', index: 91_160 },
  { spinId: 90_371, seed: 'second', nonce: 4, time: '2025-06-07T23:31:12Z', index: 89_020 },
  { spinId: 90_214, seed: 'first', nonce: 59, time: '2025-06-05T20:04:31Z', index: 88_412, set: 'jackpot' },
  { spinId: 90_213, seed: 'first', nonce: 58, time: '2025-06-05T20:03:50Z', index: 88_411 },
  { spinId: 90_212, seed: 'first', nonce: 57, time: '2025-06-05T20:02:18Z', index: 88_410 },
  { spinId: 90_198, seed: 'first', nonce: 45, time: '2025-06-04T21:40:05Z', index: 87_900 },
  { spinId: 90_155, seed: 'first', nonce: 41, time: '2025-06-02T19:17:33Z', index: 86_750 },
]

const earlierState = { size: 91_174, spins: 88_961, signedAt: '2025-06-12T18:05:10Z' }
const latestState = { size: 91_206, spins: 88_992, signedAt: '2025-06-12T19:05:10Z' }

function sha256(...parts: (string | Uint8Array)[]): Buffer {
  return hash('sha256', Buffer.concat(parts.map((part) => Buffer.from(part))), 'buffer')
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function signed(kind: string, facts: object, time: string): string {
  const header = encoded({ alg: 'EdDSA', kid: keyId })
  const text = `${header}.${encoded({ algorithm: wheelAlgorithm, kind, ...facts, time })}`
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
}

const { regular, jackpot } = sampleWheelTable.sets
const tableHashes = { regular: regular.tableHash, jackpot: jackpot.tableHash }

const seedHash = ({ serverSeed }: SampleSeed) =>
  sha256(
    wheelAlgorithm,
    serverSeed,
    Buffer.from(tableHashes.regular, 'hex'),
    Buffer.from(tableHashes.jackpot, 'hex'),
  ).toString('hex')

const seedStatement = (seed: SampleSeed) =>
  signed(
    'seed',
    { seedHash: seedHash(seed), tableVersion: sampleWheelTable.version, tableHashes },
    seed.committedAt,
  )

/** Written apart from the contract, so that both prove each other. The first word always fits. */
function receipt({ spinId, seed, nonce, time, set = 'regular' }: SampleSpin): string {
  const { rewards, weightTotal, tableHash } = sampleWheelTable.sets[set]
  const text = `${clientSeed}:${nonce}:${set}:0`
  const word = createHmac('sha256', seeds[seed].serverSeed).update(text).digest().readUInt32BE()
  const draw = word % weightTotal
  const row =
    rewards[
      rowOfDraw(
        rewards.map(({ weight }) => weight),
        draw,
      )
    ]
  return signed(
    'spin',
    { spinId, seedHash: seedHash(seeds[seed]), clientSeed, nonce, set, tableHash, draw, rewardId: row?.id },
    time,
  )
}

const filler = (index: number) => sha256(`entry ${index} of other players`)

function leavesOfLog(): Buffer[] {
  const known = new Map([
    ...spins.map((spin): [number, string] => [spin.index, receipt(spin)]),
    ...Object.values(seeds).map((seed): [number, string] => [seed.index, seedStatement(seed)]),
  ])
  return Array.from({ length: latestState.size }, (_, index) => {
    const statement = known.get(index)
    return sha256(Uint8Array.of(0), statement === undefined ? filler(index) : sha256(statement))
  })
}

/** All levels of the tree, from its leaves to its root. */
function treeOf(leaves: Buffer[]): Buffer[][] {
  let level = leaves
  const levels = [level]
  while (level.length > 1) {
    level = Array.from({ length: Math.ceil(level.length / 2) }, (_, index) => {
      const [left, right] = level.slice(2 * index, 2 * index + 2)
      return left && right ? sha256(Uint8Array.of(1), left, right) : (left ?? Buffer.alloc(0))
    })
    levels.push(level)
  }
  return levels
}

const rootOf = (levels: Buffer[][]) => levels.at(-1)?.[0]?.toString('hex')

const inclusionOf = (levels: Buffer[][], index: number) =>
  levels.flatMap((level, depth) => level[Math.floor(index / 2 ** depth) ^ 1]?.toString('hex') ?? [])

/** RFC 6962, 2.1.2: from the last complete subtree of the old tree up. */
function consistencyOf(levels: Buffer[][], oldSize: number): string[] {
  let node = oldSize - 1
  let depth = 0
  while (node % 2 === 1) {
    node = Math.floor(node / 2)
    depth++
  }
  const own = levels[depth]?.[node]?.toString('hex') ?? ''
  return [own, ...inclusionOf(levels.slice(depth), node)]
}

function checkpointOf({ size, spins: count, signedAt }: typeof latestState, levels: Buffer[][]) {
  const rootHash = rootOf(levels)
  const statement = signed('checkpoint', { size, rootHash }, signedAt)
  return { size, rootHash, signedAt, statement, spins: count }
}

test('the samples are signed, drawn and logged as they say', async () => {
  const leaves = leavesOfLog()
  const latest = treeOf(leaves)
  const place = (index: number) => ({ index, hashes: inclusionOf(latest, index) })
  const fixture = {
    keys: {
      keys: [
        { ...createPublicKey(privateKey).export({ format: 'jwk' }), kid: keyId, use: 'sig', alg: 'EdDSA' },
      ],
    },
    checkpoint: checkpointOf(latestState, latest),
    earlierCheckpoint: checkpointOf(earlierState, treeOf(leaves.slice(0, earlierState.size))),
    consistency: consistencyOf(latest, earlierState.size),
    proofs: spins.map((spin) => {
      const { revealsAt, serverSeed, index } = seeds[spin.seed]
      return {
        spinId: spin.spinId,
        receipt: receipt(spin),
        seedStatement: seedStatement(seeds[spin.seed]),
        serverSeed: revealsAt === null ? serverSeed.toString('hex') : null,
        revealsAt,
        receiptPosition: place(spin.index),
        seedPosition: place(index),
      }
    }),
  }
  await expect(`${JSON.stringify(fixture, null, 2)}\n`).toMatchFileSnapshot(
    '../packages/api-client/src/mocks/sample-wheel-proofs.json',
  )
})
