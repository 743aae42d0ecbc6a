import { getWheelAccount, rotateSeed } from '@olympus/contract/fortune-wheel'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { testWheelSigner as wheelSigner } from '../../testing/test-wheel-signer.ts'
import { clientSeed, openWheel, spinOnce, wheelPlayer } from '../../testing/wheel.ts'
import { publishTestKey } from '../../testing/wheel-spins.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { sequenceLeaves } from './sequence-leaves.ts'
import { verifyWheel } from './verify-wheel.ts'

const { app, database } = withTestApp()

/** Spins per player. */
const spins = 31

beforeAll(async () => {
  await openWheel(database)
  await publishTestKey(database)
  for (let index = 0; index < 2; index++) {
    const player = await wheelPlayer(app)
    for (let spin = 0; spin < spins; spin++) await spinOnce(app, player)
    const { nextSeed } = await app.callOrFail(getWheelAccount, { as: player })
    await app.callOrFail(rotateSeed, { as: player, body: { clientSeed, nextSeedHash: nextSeed.seedHash } })
    await spinOnce(app, player)
    await sequenceLeaves({ database, wheelSigner })
  }
})

it('finds nothing wrong with what players did', async () => {
  const entries = 2 * (spins + 1) + 2 * 3
  expect(await verifyWheel(database)).toEqual({
    problems: [],
    entries,
    spins: 2 * (spins + 1),
    recomputed: 2 * spins,
  })
})

/** Undoes the change of a test with the rights of the owner. */
async function whileChanged(table: string, change: string): Promise<readonly string[]> {
  const rollBack = new Error('the test is over')
  let problems: readonly string[] = []
  await database.owner
    .transaction(async (transaction) => {
      await transaction.script(`
        alter table ${table} disable trigger user;
        ${change}`)
      const inside = {
        ...database.owner,
        ...transaction,
        transaction: <Value>(act: (inner: typeof transaction) => Promise<Value>) => act(transaction),
      }
      problems = (await verifyWheel(inside)).problems
      throw rollBack
    })
    .catch((error: unknown) => {
      if (error !== rollBack) throw error
    })
  return problems
}

const first = (table: string, condition = 'true') => `(select min(id) from ${table} where ${condition})`
const otherStatement = `(select statement from wheel_leaf order by id desc limit 1)`

it.each([
  [
    'a changed entry of the log',
    'wheel_leaf',
    `update wheel_leaf set statement = ${otherStatement} where id = ${first('wheel_leaf', "kind = 'spin'")}`,
    ['LOG checkpoint', 'LOG subtree', 'SPIN'],
  ],
  [
    'an entry that nobody signed',
    'wheel_leaf',
    `update wheel_leaf set statement = statement || 'A' where id = ${first('wheel_leaf')}`,
    ['LOG checkpoint', 'LOG entry', 'LOG subtree', 'SEED'],
  ],
  [
    'a gap in the log',
    'wheel_leaf',
    'update wheel_leaf set position = 999 where position = 4',
    ['LOG an entry', 'LOG checkpoint'],
  ],
  [
    'a changed subtree',
    'wheel_log_node',
    `update wheel_log_node set node_hash = sha256('') where level = 1 and position = 0`,
    ['LOG subtree'],
  ],
  [
    'a missing subtree',
    'wheel_log_node',
    'delete from wheel_log_node where level = 2 and position = 1',
    ['LOG subtree'],
  ],
  [
    'another root',
    'wheel_checkpoint',
    `update wheel_checkpoint set root_hash = sha256('') where size = (select max(size) from wheel_checkpoint)`,
    ['LOG checkpoint'],
  ],
  [
    'a checkpoint that states another size',
    'wheel_checkpoint',
    `update wheel_checkpoint set statement = (select statement from wheel_checkpoint order by size desc limit 1)`,
    ['LOG checkpoint'],
  ],
  [
    'another draw',
    'wheel_spin',
    `update wheel_spin set draw = (draw + 1) % 4 where id = ${first('wheel_spin', "set = 'jackpot'")}`,
    ['SPIN'],
  ],
  [
    'a missing nonce',
    'wheel_seed',
    `update wheel_seed set spins = spins + 1 where id = ${first('wheel_seed')}`,
    ['SEED'],
  ],
  [
    'a spin that is not counted',
    'wheel_account',
    `update wheel_account set spins = spins + 30 where account_id = (select min(account_id) from wheel_account)`,
    ['SPINS'],
  ],
  [
    'a balance without entries',
    'wheel_account',
    'update wheel_account set tickets = tickets + 1',
    ['BOOK', 'BOOK'],
  ],
  [
    'an entry that does not run on',
    'wheel_entry',
    `update wheel_entry set balance_after = balance_after + 1 where id = ${first('wheel_entry')}`,
    ['BOOK'],
  ],
  [
    'a spin without its token',
    'wheel_entry',
    `update wheel_entry set kind = 'exchange' where id = ${first('wheel_entry', "currency = 'token'")}`,
    ['SPIN'],
  ],
  [
    'a reward that was never granted',
    'wheel_spin',
    `update wheel_spin set delivery_id = null where id = ${first('wheel_spin', 'delivery_id is not null')}`,
    ['SPIN'],
  ],
  [
    'a ticket of no spin',
    'wheel_entry',
    `insert into wheel_entry (account_id, currency, amount, balance_after, kind, reference)
     select account_id, 'ticket', 1, tickets + 1, 'reward', 'spin:999999' from wheel_account limit 1;
     update wheel_account set tickets = tickets + 1 where account_id = (select account_id from wheel_entry where reference = 'spin:999999')`,
    ['ENTRY'],
  ],
  [
    'a wrong count',
    'wheel_count',
    'update wheel_count set spins = spins + 1 where ctid = (select min(ctid) from wheel_count)',
    ['COUNT'],
  ],
  [
    'a table that is not its text',
    'wheel_reward',
    `insert into wheel_reward (table_version, set, row_index, reward_id, coins, weight) values (1, 'jackpot', 3, 'more', 1, 1)`,
    ['TABLE'],
  ],
  [
    'a text with another hash',
    'wheel_table_set',
    `update wheel_table_set set text = text || ' ' where set = 'regular'`,
    ['TABLE'],
  ],
  [
    'a seed that was revealed as another one',
    'wheel_seed',
    `update wheel_seed set revealed_seed = repeat('0', 64) where id = ${first('wheel_seed', "state = 'revealed'")}`,
    ['SEED', 'SPIN'],
  ],
])('finds %s', async (...[, table, change, subjects]) => {
  const problems = await whileChanged(table, change)
  const found = problems.map((problem) => subjects.find((subject) => problem.startsWith(subject)) ?? problem)
  expect([...new Set(found)].toSorted()).toEqual([...new Set(subjects)].toSorted())
})

it('forgives a purged account its deliveries', async () => {
  const { accountId } = await database.one<{ accountId: number }>(
    sql`select min(account_id) as account_id from wheel_account`,
  )
  const problems = await whileChanged(
    'wheel_spin',
    `update wheel_spin set delivery_id = null, character_id = null where account_id = ${accountId};
     alter table account disable trigger user;
     update account set deleted_at = now() where id = ${accountId}`,
  )
  expect(problems).toEqual([])
})
