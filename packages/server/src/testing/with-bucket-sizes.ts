import { afterAll, beforeAll } from 'vitest'
import { bucketSizes } from '../features/leaderboards/buckets.ts'

/** Gives the tests of a file buckets so small that they split and merge all the time. */
export function withBucketSizes(sizes: Omit<typeof bucketSizes, 'limit'>): void {
  const usual = { ...bucketSizes }
  beforeAll(() => void Object.assign(bucketSizes, { ...sizes, limit: sizes.max }))
  afterAll(() => void Object.assign(bucketSizes, usual))
}
