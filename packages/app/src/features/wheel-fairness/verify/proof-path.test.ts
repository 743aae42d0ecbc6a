import { leafHash, nodeHash } from '@olympus/contract/wheel-log'
import { sampleSpinProofs } from '@olympus/api-client/mocks/sample-wheel-proofs'
import type { SpinProof } from '@olympus/contract/wheel-fairness'
import { expect, test } from 'vitest'

import { proofPath } from './proof-path.ts'

const proof = sampleSpinProofs.find(({ spinId }) => spinId === 90_418) as SpinProof

test('leads from the spin to its neighbor and on', async () => {
  const [neighbor = '', next = ''] = proof.receiptPosition?.hashes ?? []
  const leaf = await leafHash(proof.receipt)
  const pair = await nodeHash(leaf, neighbor)
  expect(proof.receiptPosition?.index).toBe(91_180)
  expect(await proofPath(proof)).toEqual([
    { hash: leaf, entries: 1 },
    { hash: pair, entries: 2 },
    { hash: await nodeHash(pair, next), entries: 4 },
  ])
})

test('leaves out subtrees that the end of the log cuts off', async () => {
  const last = { ...proof, receiptPosition: { index: 91_204, hashes: proof.receiptPosition?.hashes ?? [] } }
  expect((await proofPath(last)).map(({ entries }) => entries)).toEqual([1, 2])
})

test('there is none before the spin stands in the log', async () => {
  expect(await proofPath({ ...proof, receiptPosition: null })).toEqual([])
})
