import { sampleSpinProofs, sampleWheelKeys } from '@olympus/api-client/mocks/sample-wheel-proofs'
import { z } from '@olympus/contract/schema'
import type { SpinProof } from '@olympus/contract/wheel-fairness'
import { leafHash, nodeHash } from '@olympus/contract/wheel-log'
import { expect, onTestFinished, test, vi } from 'vitest'

import { WheelKeys } from './signed-statement.ts'
import { verifySpin } from './verify-spin.ts'

const proofOf = (wanted: number): SpinProof => {
  const proof = sampleSpinProofs.find(({ spinId }) => spinId === wanted)
  if (!proof) throw new Error(`No sample ${wanted}`)
  return structuredClone(proof)
}
const keys = z.parse(WheelKeys, sampleWheelKeys)
const genuine = proofOf(90_418)

const verify = (proof: SpinProof, given: { receipt?: string; keys?: WheelKeys } = {}) =>
  verifySpin({ proof, receipt: proof.receipt, keys, ...given })

async function statesOf(...asked: Parameters<typeof verify>) {
  const { checks } = await verify(...asked)
  return checks.map(({ state }) => state)
}

async function faultOf(...asked: Parameters<typeof verify>) {
  const { checks } = await verify(...asked)
  const failure = checks.find(({ state }) => state === 'failed')
  return failure ? `${failure.name}: ${failure.fault}` : null
}

test.each(sampleSpinProofs.filter(({ serverSeed }) => serverSeed !== null).map(({ spinId }) => spinId))(
  'the genuine spin %i passes all six checks',
  async (spinId) => {
    const { verdict, checks } = await verify(proofOf(spinId))
    expect(verdict).toBe('genuine')
    expect(checks.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'passed'))
  },
)

test('a spin with a seed in use is half proven', async () => {
  const proof = proofOf(90_421)
  expect(await statesOf(proof)).toEqual(['passed', 'passed', 'later', 'later', 'later', 'passed'])
  expect(await verify(proof)).toMatchObject({ verdict: 'waiting' })
})

test('a spin waits for the next state of the log, but not for long', async () => {
  const fresh = { ...proofOf(90_421), receiptPosition: null }
  expect((await verify(fresh)).checks.at(-1)?.state).toBe('later')
  expect(await faultOf({ ...proofOf(90_407), receiptPosition: null })).toBe('log: not-in-log')
})

test('later checks do not run after a failure', async () => {
  const proof = { ...genuine, serverSeed: 'ff'.repeat(32) }
  expect(await statesOf(proof)).toEqual(['passed', 'passed', 'failed', 'unchecked', 'unchecked', 'unchecked'])
})

/** Every field of a proof, and the check that notices a change. Null: no check relies on it. */
const noticedBy = {
  spinId: 'receipt',
  receipt: 'receipt',
  seedStatement: 'commitment',
  serverSeed: 'seed',
  revealsAt: null,
  'table.version': 'reward',
  'table.startsAt': null,
  'table.replacedAt': null,
  'table.endsAt': null,
  'table.sets.regular.weightTotal': 'draw',
  'table.sets.regular.rewards.*.id': 'reward',
  'table.sets.regular.rewards.*.weight': 'reward',
  'table.sets.regular.rewards.*.contents.kind': 'reward',
  'table.sets.regular.rewards.*.contents.item.id': 'reward',
  'table.sets.regular.rewards.*.contents.item.name': null,
  'table.sets.regular.rewards.*.contents.item.icon': null,
  'table.sets.regular.rewards.*.contents.item.rarity': null,
  'table.sets.regular.rewards.*.contents.quantity': 'reward',
  'table.sets.regular.rewards.*.contents.tickets': 'reward',
  'table.sets.regular.tableHash': 'reward',
  'table.sets.regular.text': 'reward',
  'table.sets.jackpot.weightTotal': 'reward',
  'table.sets.jackpot.rewards.*.id': 'reward',
  'table.sets.jackpot.rewards.*.weight': 'reward',
  'table.sets.jackpot.rewards.*.contents.kind': 'reward',
  'table.sets.jackpot.rewards.*.contents.item.id': 'reward',
  'table.sets.jackpot.rewards.*.contents.item.name': null,
  'table.sets.jackpot.rewards.*.contents.item.icon': null,
  'table.sets.jackpot.rewards.*.contents.item.rarity': null,
  'table.sets.jackpot.rewards.*.contents.quantity': 'reward',
  'table.sets.jackpot.rewards.*.contents.coins': 'reward',
  'table.sets.jackpot.rewards.*.contents.tickets': 'reward',
  'table.sets.jackpot.tableHash': 'reward',
  'table.sets.jackpot.text': 'reward',
  'checkpoint.size': 'log',
  'checkpoint.rootHash': 'log',
  'checkpoint.signedAt': 'log',
  'checkpoint.statement': 'log',
  'checkpoint.spins': null,
  'receiptPosition.index': 'log',
  'receiptPosition.hashes.*': 'log',
  'seedPosition.index': 'log',
  'seedPosition.hashes.*': 'log',
} as const

type Path = readonly (string | number)[]

const pathsOf = (value: unknown, path: Path = []): Path[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => pathsOf(item, [...path, index]))
  if (value === null || typeof value !== 'object') return [path]
  return Object.entries(value).flatMap(([name, item]) => pathsOf(item, [...path, name]))
}

const patternOf = (path: Path) => path.map((part) => (typeof part === 'number' ? '*' : part)).join('.')

const changed = (value: unknown): unknown => {
  if (value === null) return '2025-06-30T00:00:00Z'
  if (typeof value === 'number') return value + 1
  if (typeof value !== 'string') throw new TypeError('No field')
  if (value === 'item' || value === 'tickets' || value === 'coins')
    return value === 'coins' ? 'tickets' : 'coins'
  if (/^\d{4}-.*Z$/.test(value)) return value.replace('2025', '2024')
  const place = Math.floor(value.length / 2)
  return value.slice(0, place) + (value[place] === '0' ? '1' : '0') + value.slice(place + 1)
}

function tampered(path: Path): SpinProof {
  const proof = structuredClone(genuine)
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], proof)
  const name = path.at(-1) ?? ''
  const fields = holder as Record<string, unknown>
  fields[name] = changed(fields[name])
  return proof
}

const paths = pathsOf(genuine)

test('the table of fields holds every field of a proof', () => {
  expect([...new Set(paths.map(patternOf))].toSorted()).toEqual(Object.keys(noticedBy).toSorted())
})

test.each(paths.map((path) => [path.join('.'), path] as const))(
  'a change of %s is noticed by its check',
  async (_, path) => {
    const proof = tampered(path)
    const { checks } = await verify(proof)
    const expected = noticedBy[patternOf(path) as keyof typeof noticedBy]
    expect(checks.find(({ state }) => state === 'failed')?.name ?? null).toBe(expected)
  },
)

test('a receipt whose text has another spelling of the same bytes is unreadable', async () => {
  const receipt = `${genuine.receipt}=`
  expect(await faultOf(genuine, { receipt })).toBe('receipt: unreadable')
})

test('a receipt of another spin is not for this one', async () => {
  expect(await faultOf(genuine, { receipt: proofOf(90_407).receipt })).toBe('receipt: other-spin')
})

test('a statement that none of our keys signed is not ours', async () => {
  expect(await faultOf(genuine, { keys: { keys: [] } })).toBe('receipt: unknown-key')
})

test('a sum of weights that the draw cannot serve does not hang', async () => {
  const proof = structuredClone(genuine)
  proof.table.sets.regular.weightTotal = 2 ** 33
  expect(await faultOf(proof)).toBe('draw: other-table')
})

test('without Ed25519 in the browser, signatures are not checked and all else is', async () => {
  const spy = vi
    .spyOn(crypto.subtle, 'importKey')
    .mockImplementation(async (...[format, data, algorithm, isExtractable, usages]) => {
      if (algorithm === 'Ed25519') throw new DOMException('Unknown algorithm', 'NotSupportedError')
      return importKey(format as 'raw', data as BufferSource, algorithm, isExtractable, usages as KeyUsage[])
    })
  onTestFinished(() => spy.mockRestore())
  expect(await statesOf(genuine)).toEqual([
    'unchecked',
    'unchecked',
    'passed',
    'passed',
    'passed',
    'unchecked',
  ])
  expect(await verify(genuine)).toMatchObject({ verdict: 'unsigned' })
  expect(await faultOf({ ...genuine, serverSeed: 'ff'.repeat(32) })).toBe('seed: other-fingerprint')
})

const importKey = crypto.subtle.importKey.bind(crypto.subtle)

/** A portal that lies, but signs its lies. */
async function liar() {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  const { x = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const encode = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return {
    keys: { keys: [{ kty: 'OKP', crv: 'Ed25519', kid: 'liar', x }] } satisfies WheelKeys,
    async resign(statement: string, lie: object) {
      const [, payload = ''] = statement.split('.')
      const claims = { ...(JSON.parse(atob(payload)) as object), ...lie }
      const text = `${encode(JSON.stringify({ alg: 'EdDSA', kid: 'liar' }))}.${encode(JSON.stringify(claims))}`
      const signature = await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(text))
      return `${text}.${encode(String.fromCharCode(...new Uint8Array(signature)))}`
    },
  }
}

interface Lie {
  readonly spin?: object
  readonly seed?: object
  readonly state?: object
}

async function lying({ spin = {}, seed = {}, state = {} }: Lie) {
  const { keys: lyingKeys, resign } = await liar()
  const proof = structuredClone(genuine)
  proof.receipt = await resign(proof.receipt, spin)
  proof.seedStatement = await resign(proof.seedStatement, seed)
  proof.checkpoint.statement = await resign(proof.checkpoint.statement, state)
  return faultOf(proof, { keys: lyingKeys })
}

const otherHash = 'ab'.repeat(32)

test.each([
  ['another spin', { spin: { spinId: 90_419 } }, 'receipt: other-spin'],
  ['another algorithm', { spin: { algorithm: 'olympus-wheel/2' } }, 'receipt: unreadable'],
  ['another fingerprint', { seed: { seedHash: otherHash } }, 'commitment: other-fingerprint'],
  ['a seed fixed after the spin', { seed: { time: '2025-06-12T18:20:08Z' } }, 'commitment: fixed-too-late'],
  ['another table of odds', { spin: { tableHash: otherHash } }, 'commitment: other-table'],
  [
    'another number of the player',
    { spin: { clientSeed: '00112233445566778899aabbccddeefe' } },
    'draw: other-draw',
  ],
  ['another nonce', { spin: { nonce: 18 } }, 'draw: other-draw'],
  ['another draw', { spin: { draw: 486 } }, 'draw: other-draw'],
  ['another reward', { spin: { rewardId: 'olive-of-athens-20' } }, 'reward: other-reward'],
  ['another version of the odds', { seed: { tableVersion: 11 } }, 'reward: other-table'],
  ['another size of the log', { state: { size: 91_207 } }, 'log: other-state'],
  ['a receipt that is not in the log', {}, 'log: not-in-log'],
])('a signed lie about %s is found out', async (_, lie, fault) => {
  expect(await lying(lie)).toBe(fault)
})

test('a jackpot set for an ordinary spin is found out', async () => {
  expect(await lying({ spin: { set: 'jackpot' } })).toBe('commitment: other-table')
})

test('a fingerprint that stands in the log after the spin is found out', async () => {
  const { keys: lyingKeys, resign } = await liar()
  const proof = structuredClone(genuine)
  proof.receipt = await resign(proof.receipt, {})
  const spinLeaf = await leafHash(proof.receipt)
  const seedLeaf = await leafHash(proof.seedStatement)
  const rootHash = await nodeHash(spinLeaf, seedLeaf)
  const state = { size: 2, rootHash }
  proof.checkpoint = {
    ...proof.checkpoint,
    ...state,
    statement: await resign(proof.checkpoint.statement, state),
  }
  proof.receiptPosition = { index: 0, hashes: [seedLeaf] }
  proof.seedPosition = { index: 1, hashes: [spinLeaf] }
  expect(await faultOf(proof, { keys: { keys: [...keys.keys, ...lyingKeys.keys] } })).toBe(
    'log: fixed-too-late',
  )
})
