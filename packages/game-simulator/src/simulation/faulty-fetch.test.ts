import { expect, it } from 'vitest'
import { drawsSeededBy } from '../random.ts'
import { faultyFetch } from './faulty-fetch.ts'
import { noFaults } from './options.ts'

/** Sends 200 requests and counts what arrived and what was answered. */
async function send(faults: Partial<typeof noFaults>) {
  let arrived = 0
  const portal = async () => {
    arrived += 1
    return new Response('')
  }
  const request = faultyFetch({ ...noFaults, ...faults }, drawsSeededBy(3), portal)
  const replies = await Promise.allSettled(
    Array.from({ length: 200 }, () => request('http://portal.example')),
  )
  return { arrived, answered: replies.filter(({ status }) => status === 'fulfilled').length }
}

it('changes nothing without faults', async () =>
  expect(await send({})).toEqual({ arrived: 200, answered: 200 }))

it('drops replies of requests that arrived', async () => {
  const { arrived, answered } = await send({ dropReplies: 0.5 })
  expect(arrived).toBe(200)
  expect(answered).toBeGreaterThan(60)
  expect(answered).toBeLessThan(140)
})

it('lets requests arrive twice', async () => {
  const { arrived, answered } = await send({ duplicate: 0.5 })
  expect(arrived).toBeGreaterThan(260)
  expect(answered).toBe(200)
})
