import {
  sampleCheckpoint as latest,
  sampleConsistency,
  sampleEarlierCheckpoint as earlier,
  sampleWheelKeys,
} from '@olympus/api-client/mocks/sample-wheel-proofs'
import { z } from '@olympus/contract/schema'
import { expect, test } from 'vitest'

import { WheelKeys } from './verify/signed-statement.ts'
import { watchLog } from './watch-log.ts'

const keys = z.parse(WheelKeys, sampleWheelKeys)
const prove = async () => sampleConsistency
const never = () => Promise.reject(new Error('Nothing to prove'))

test('the first state that a browser sees has nothing to be checked against', async () => {
  expect(await watchLog({ latest, earlier: null, keys, prove: never })).toEqual({
    kind: 'first',
    isSigned: true,
    isOvertaken: false,
    latest,
    earlier: null,
  })
})

test('a state that holds the earlier one has grown', async () => {
  expect(await watchLog({ latest, earlier, keys, prove })).toMatchObject({
    kind: 'grown',
    isSigned: true,
  })
  expect(await watchLog({ latest, earlier: latest, keys, prove: never })).toMatchObject({ kind: 'grown' })
})

test('a state that another tab has overtaken is contained in the later one', async () => {
  expect(await watchLog({ latest: earlier, earlier: latest, keys, prove })).toMatchObject({
    kind: 'grown',
    isOvertaken: true,
  })
  expect(await watchLog({ latest: earlier, earlier: latest, keys, prove: async () => null })).toMatchObject({
    kind: 'rewritten',
  })
})

test('a state without our signature is forged', async () => {
  const forged = { ...latest, rootHash: 'ab'.repeat(32) }
  expect(await watchLog({ latest: forged, earlier, keys, prove })).toMatchObject({
    kind: 'forged',
    isSigned: false,
  })
})

const otherRoot = 'cd'.repeat(32)

test.each([
  ['another earlier root', { earlier: { ...earlier, rootHash: otherRoot }, prove }],
  ['another root of the same size', { earlier: { ...latest, rootHash: otherRoot }, prove: never }],
  ['fewer entries than before', { earlier: { ...latest, size: latest.size + 1 }, prove: never }],
  ['no proof', { earlier, prove: async () => null }],
  ['another proof', { earlier, prove: async () => sampleConsistency.slice(1) }],
])('a log with %s was rewritten', async (_, change) => {
  expect(await watchLog({ latest, keys, ...change })).toMatchObject({ kind: 'rewritten' })
})
