// `pnpm bench:wheel`: measures spins beside the same request with a plain transaction of two statements.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { spinWheel as endpoint } from '@olympus/contract/fortune-wheel'
import sql from 'sql-template-tag'
import { systemClock } from '../src/clock.ts'
import type { Database, Transaction } from '../src/database/database.ts'
import { openEmbedded } from '../src/database/embedded/embedded-database.ts'
import { migrate } from '../src/database/migrate.ts'
import { getWheel } from '../src/features/fortune-wheel/get-wheel.ts'
import { getWheelAccount } from '../src/features/fortune-wheel/get-wheel-account.ts'
import { spinWheel } from '../src/features/fortune-wheel/spin-wheel.ts'
import { createWheelTables } from '../src/features/fortune-wheel/wheel-tables.ts'
import { holdAccount } from '../src/features/sessions/account-refusal.ts'
import { answerOnce } from '../src/http/idempotency.ts'
import { silentLog } from '../src/log.ts'
import { systemRandom } from '../src/random.ts'
import { createAccount } from '../src/testing/create-account.ts'
import { createCharacter } from '../src/testing/game-data.ts'
import { openTestDatabase } from '../src/testing/test-database.ts'
import { testSecretBox } from '../src/testing/test-secret-box.ts'
import { testWheelSigner } from '../src/testing/test-wheel-signer.ts'
import { clientSeed, giveToWheelAccount, openWheel } from '../src/testing/wheel.ts'
import { msOf } from './ms-of.ts'

const { values } = parseArgs({
  options: {
    embedded: { type: 'boolean', default: false },
    accounts: { type: 'string', default: '200' },
    samples: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '5' },
    'at-once': { type: 'string', default: '10' },
  },
})
const [accounts, samples, rounds] = [Number(values.accounts), Number(values.samples), Number(values.rounds)]
const atOnce = Number(values['at-once'])
const locale = 'en'

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const print = (name: string, figures: string) => process.stdout.write(`${name.padEnd(34)} ${figures}\n`)

interface Player {
  readonly accountId: number
  readonly characterId: number
}

const valueAt = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0

/** Acts for the players in turn. Resolves with how often per second. */
async function measure(name: string, players: readonly Player[], act: (player: Player) => Promise<unknown>) {
  const times: number[] = []
  let next = 0
  const totalMs = await msOf(() =>
    Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (next < samples) {
          const player = players[next++ % players.length]
          if (player) times.push(await msOf(() => act(player)))
        }
      }),
    ),
  )
  const sorted = times.toSorted((one, other) => one - other)
  const [median, p99] = [valueAt(sorted, 0.5), valueAt(sorted, 0.99)].map((ms) => numbers.format(ms))
  const rate = (samples / totalMs) * 1000
  print(name, `median ${median} ms, p99 ${p99} ms, ${numbers.format(Math.round(rate))} per second`)
  return rate
}

/** What a wheel without proof would write. */
async function controlSpin(transaction: Transaction, { accountId }: Player): Promise<unknown> {
  await transaction.execute(sql`
    update control_account set tickets = tickets - 1, tokens = tokens + 1
    where account_id = ${accountId} and tickets > 0`)
  return transaction.one(sql`
    insert into control_spin (account_id, draw) values (${accountId}, ${systemRandom.int(1000)}) returning id`)
}

async function createPlayers(database: Database): Promise<Player[]> {
  const players: Player[] = []
  const tickets = 1 + Math.ceil((samples * rounds) / accounts)
  for (let number = 0; number < accounts; number++) {
    const accountId = await createAccount(database)
    players.push({ accountId, characterId: await createCharacter(database, accountId) })
    await giveToWheelAccount(database, accountId, { tickets })
    await database.execute(sql`insert into control_account values (${accountId}, ${tickets}, 0)`)
  }
  return players
}

/** Stores and seals the reply as for any request that moves value. */
const answered = (
  database: Database,
  { accountId }: Player,
  act: (transaction: Transaction) => Promise<unknown>,
) =>
  answerOnce(
    { database, secretBox: testSecretBox, holdAccount },
    { accountId, key: randomUUID(), endpoint, endpointName: 'spinWheel', request: {} },
    act,
  )

async function bench(database: Database, owner: Database): Promise<void> {
  const { version, fsync } = await database.one<{ version: string; fsync: string }>(
    sql`select split_part(version(), ' on ', 1) as version, current_setting('fsync') as fsync`,
  )
  print('Database', `${version}, fsync ${fsync}, ${cpus().length} processors, ${atOnce} at once`)
  await openWheel(database)
  await owner.transaction((transaction) =>
    transaction.script(`
      create table control_account (account_id bigint primary key, tickets bigint not null, tokens bigint not null);
      create table control_spin (
        id bigint generated always as identity primary key, account_id bigint not null, draw int not null);
      grant select, insert, update on control_account, control_spin to public`),
  )
  const ports = {
    database,
    random: systemRandom,
    secretBox: testSecretBox,
    wheelSigner: testWheelSigner,
    wheelTables: createWheelTables(systemClock),
  }
  const players = await createPlayers(database)

  async function spin(player: Player, seed?: { readonly clientSeed: string; readonly nextSeedHash: string }) {
    const { answer } = await answered(database, player, (transaction) =>
      spinWheel(transaction, ports, { ...player, locale, requestKey: randomUUID(), seed }),
    )
    if (answer.status !== 200) throw new Error(answer.text)
  }

  for (const player of players) {
    const { nextSeed } = await getWheelAccount(ports, { accountId: player.accountId, locale })
    await spin(player, { clientSeed, nextSeedHash: nextSeed.seedHash })
  }
  const shares: number[] = []
  for (let round = 0; round < rounds; round++) {
    const control = await measure('Control, two statements', players, (player) =>
      answered(database, player, (transaction) => controlSpin(transaction, player)),
    )
    shares.push((await measure('Spin', players, (player) => spin(player))) / control)
  }
  const sorted = shares.toSorted((one, other) => one - other)
  print(
    'Spins for each control',
    `${numbers.format(valueAt(sorted, 0.5))} (${shares.map((share) => numbers.format(share)).join(', ')})`,
  )
  await measure('Wheel of a guest', players, () => getWheel(database, ports, locale))
  await measure('Wheel account', players, ({ accountId }) => getWheelAccount(ports, { accountId, locale }))
}

async function benchEmbedded(): Promise<void> {
  const dataDir = fs.mkdtempSync(path.join(tmpdir(), 'olympus-bench-'))
  const database = await openEmbedded({ dataDir, log: silentLog })
  try {
    await migrate(database, { log: silentLog })
    await bench(database, database)
  } finally {
    await database.close()
    fs.rmSync(dataDir, { recursive: true })
  }
}

async function benchServer(): Promise<void> {
  const database = await openTestDatabase()
  try {
    await bench(database, database.owner)
  } finally {
    await database.close()
  }
}

await (values.embedded ? benchEmbedded() : benchServer())
