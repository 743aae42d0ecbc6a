// `pnpm bench:money`: measures money operations on a database of a given size.
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import sql from 'sql-template-tag'
import { Failure } from '../src/failure.ts'
import { checkLedger, checkWholeLedger } from '../src/features/ledger/check-ledger.ts'
import { walletOf } from '../src/features/ledger/wallet-of.ts'
import { listWalletMovements } from '../src/features/logs/list-wallet-movements.ts'
import { buyItem } from '../src/features/shop/buy-item.ts'
import { silentLog } from '../src/log.ts'
import { createCharacter, createItem } from '../src/testing/game-data.ts'
import type { TestDatabase } from '../src/testing/owned-database.ts'
import { openTestDatabase } from '../src/testing/test-database.ts'
import { loadLedger } from './load-ledger.ts'
import { msOf } from './ms-of.ts'

const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '1000000' },
    entries: { type: 'string', default: '10000000' },
    samples: { type: 'string', default: '2000' },
  },
})
const size = { accounts: Number(values.accounts), entries: Number(values.entries) }
const samples = Number(values.samples)
/** Spread evenly over all accounts. */
const sampledAccounts = Array.from(
  { length: samples },
  (_, index) => 1 + Math.floor((index * size.accounts) / samples),
)
const atOnce = 10
const itemId = 'bench-item'

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const print = (name: string, figures: string) => process.stdout.write(`${name.padEnd(34)} ${figures}\n`)

/** Runs `act` for each account with limited concurrency. */
async function measure(name: string, act: (accountId: number) => Promise<unknown>, inParallel = 1) {
  const times: number[] = []
  let next = 0
  const totalMs = await msOf(() =>
    Promise.all(
      Array.from({ length: inParallel }, async () => {
        for (let one = sampledAccounts[next++]; one !== undefined; one = sampledAccounts[next++]) {
          const accountId = one
          times.push(await msOf(() => act(accountId)))
        }
      }),
    ),
  )
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => numbers.format(sorted[Math.floor(sorted.length * share)] ?? 0)
  const rate = numbers.format(Math.round((samples / totalMs) * 1000))
  print(name, `median ${at(0.5)} ms, p99 ${at(0.99)} ms, ${rate} per second with ${inParallel} at once`)
}

async function bench(database: TestDatabase): Promise<void> {
  const { version, fsync } = await database.one<{ version: string; fsync: string }>(
    sql`select split_part(version(), ' on ', 1) as version, current_setting('fsync') as fsync`,
  )
  const { accounts, entries } = size
  print('Database', `${version}, fsync ${fsync}, ${cpus().length} processors`)
  const loadMs = await msOf(() => loadLedger(database.owner, size))
  print(
    'Loaded',
    `${numbers.format(accounts)} accounts, ${numbers.format(entries)} entries in ${numbers.format(loadMs / 1000)} s`,
  )

  await measure('Balance', (accountId) => walletOf(database, accountId))
  await measure('Statement, first page of 20', (accountId) =>
    listWalletMovements(database, { accountId, page: 1, pageSize: 20 }),
  )
  await createItem(database, { id: itemId, priceCoins: 1 })
  const characters = new Map<number, number>()
  for (const accountId of sampledAccounts)
    characters.set(accountId, await createCharacter(database, accountId))
  const spend = (accountId: number) =>
    database.transaction(async (transaction) => {
      const characterId = characters.get(accountId) ?? 0
      const order = { accountId, characterId, itemId, quantity: 1, expectedUnitPriceCoins: 1 }
      const result = await buyItem(transaction, { ...order, locale: 'en' })
      if (result instanceof Failure) throw result
    })
  await measure('Spend', spend)
  await measure('Spend', spend, atOnce)

  const errors: unknown[] = []
  const log = { ...silentLog, error: (...entry: unknown[]) => void errors.push(entry) }
  for (const [name, check] of [
    ['First check, makes the checkpoint', checkLedger],
    ['Next check, from the checkpoint', checkLedger],
    ['Check of the whole ledger', checkWholeLedger],
  ] as const) {
    const checkMs = await msOf(() => check(database, log))
    if (errors.length > 0) throw new Error('The ledger has drifted')
    print(name, `${numbers.format(checkMs / 1000)} s, sound`)
  }
}

const database = await openTestDatabase()
try {
  await bench(database)
} finally {
  await database.close()
}
