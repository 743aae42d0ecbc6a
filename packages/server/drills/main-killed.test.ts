import { afterEach, expect, it } from 'vitest'
import { runDrill } from './drill.ts'
import type { Fault } from './faults.ts'
import { copyTemplate } from '../src/testing/postgres-template.ts'

const rounds = 3
const load = { players: 6, atOnce: 8 }
const timeoutMs = 600_000

const { TEST_DATABASE_URL: databaseServer } = process.env
let dropDatabase: (() => Promise<void>) | undefined

afterEach(async () => {
  await dropDatabase?.()
  dropDatabase = undefined
})

/** `pnpm drill` runs the long version. */
async function drill(faults: readonly Fault[]) {
  const copy = databaseServer ? await copyTemplate(databaseServer) : undefined
  dropDatabase = copy?.drop
  return runDrill({ ...load, postgresql: copy && { url: copy.url }, faults, length: { rounds } })
}

it(
  'keeps what it acknowledged, exactly once, when killed amid orders, gifts, coupons, payments and spins',
  async () => {
    const { problems, faultCounts, answers } = await drill(['kill-server'])
    expect(problems, problems.join('\n')).toEqual([])
    expect(faultCounts).toEqual(new Map([['kill-server', rounds]]))
    expect(answers.get('/shop/orders done')).toBeGreaterThan(0)
    expect(answers.get('spin done')).toBeGreaterThan(0)
  },
  timeoutMs,
)

// The embedded database has no connections to cut.
const faults: readonly Fault[] = databaseServer ? ['cut-connections', 'kill-game'] : ['kill-game']

it(
  'recovers from cut connections and killed game servers, and does everything once',
  async () => {
    const { problems, faultCounts } = await drill(faults)
    expect(problems, problems.join('\n')).toEqual([])
    expect([...faultCounts.keys()].sort()).toEqual([...faults].sort())
  },
  timeoutMs,
)
