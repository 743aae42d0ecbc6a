import sql from 'sql-template-tag'
import { beforeEach, expect, it } from 'vitest'
import { openSecretBox } from '../secrets/open-secret-box.ts'
import { hashOf } from '../secrets/token-secrets.ts'
import { createCodes } from '../testing/coupon-codes.ts'
import { actsOf, forgetOperators, keyOf, operateWith, operatorPorts } from '../testing/operator-terminal.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { keyRingOf, testKeyRing, testSecretBox } from '../testing/test-secret-box.ts'
import type { OperatorPorts } from './operator-command.ts'
import { recordAct } from './record-act.ts'

const database = withTestDatabase()

beforeEach(() => forgetOperators(database.owner))

const run = (key: string | null, words: string, changes: Partial<OperatorPorts> = {}) =>
  operateWith(key, words.split(' '), operatorPorts(database, changes))
const actAs = (key: string | null, words: string, changes: Partial<OperatorPorts> = {}) =>
  operateWith(key, [...words.split(' '), '--why', 'ticket 7'], operatorPorts(database, changes))

const keyIn = ({ lines }: { readonly lines: readonly string[] }) => lines.at(-1)?.split(' ').at(-1) ?? 'none'

it('adds the first operator without a key, and nobody else', async () => {
  expect(await run(null, 'ledger check')).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining('There is no operator yet')],
  })
  const added = await actAs(null, 'operators add iris')
  expect(added.code).toBe(0)
  expect(await actsOf(database)).toMatchObject([
    { who: '(no operator)', command: 'operators add', details: { operator: 'iris', isFirst: true } },
  ])
  const refused = { code: 1, complaints: [expect.stringContaining('expected the key of an operator')] }
  expect(await actAs(null, 'operators add nike')).toMatchObject(refused)
  expect(await run(null, 'ledger check')).toMatchObject(refused)
  expect(await run(keyIn(added), 'ledger check')).toMatchObject({ code: 0 })
  expect(await actAs(keyIn(added), 'operators add nike')).toMatchObject({ code: 0 })
  expect((await actsOf(database)).at(-1)).toMatchObject({ who: 'iris', details: { isFirst: false } })
})

it('adds one first operator of two at the same time', async () => {
  const added = await Promise.all([actAs(null, 'operators add iris'), actAs(null, 'operators add nike')])
  expect(added.map(({ code }) => code).sort()).toEqual([0, 1])
  expect(await actsOf(database)).toHaveLength(1)
})

it('stores only hashes of keys', async () => {
  const key = keyIn(await actAs(null, 'operators add iris'))
  expect(key).toMatch(/^olympus_op_[\w-]{43}$/)
  const { stored } = await database.one<{ stored: string }>(sql`
    select concat(
      (select jsonb_agg(operator) from operator), (select jsonb_agg(operator_key) from operator_key),
      (select jsonb_agg(operator_act) from operator_act), (select jsonb_agg(operator_reading) from operator_reading)
    ) as stored`)
  expect(stored).toContain(hashOf(key).toString('hex'))
  expect(stored).not.toContain(key.slice('olympus_op_'.length))
})

it.each(['Iris', 'i', '(no operator)', 'iris nike', ''])('refuses the name %j', async (name) => {
  const key = await keyOf(database, 'nike')
  const argv = ['operators', 'add', name, '--why', 'ticket 7']
  expect(await operateWith(key, argv, operatorPorts(database))).toMatchObject({ code: 2 })
  expect(await actsOf(database)).toEqual([])
})

it('refuses a key from the moment at which it is revoked, and never gives a name again', async () => {
  const [iris, nike] = [await keyOf(database, 'iris'), await keyOf(database, 'nike')]
  expect(await actAs(iris, 'operators revoke nike')).toMatchObject({ code: 0 })
  const refused = { code: 1, complaints: ['The operator key is unknown or was revoked'] }
  expect(await actAs(nike, 'operators revoke iris')).toMatchObject(refused)
  expect(await run(nike, 'ledger check')).toMatchObject(refused)
  expect(await run('olympus_op_unknown', 'ledger check')).toMatchObject(refused)
  expect(await actAs(iris, 'operators revoke iris')).toMatchObject({
    code: 1,
    complaints: ['iris is the last operator: add another one first'],
  })
  expect((await run(iris, 'operators list')).lines).toEqual([
    expect.stringMatching(/^iris {2}added \S+Z {2}key \d+ of \S+Z, last used \S+Z$/),
    expect.stringMatching(/^nike {2}added \S+Z {2}revoked \S+Z$/),
  ])
})

it('records no act with a key that is revoked while the command runs', async () => {
  await keyOf(database, 'nike')
  const { keyId } = await database.one<{ keyId: number }>(sql`select id as key_id from operator_key`)
  await database.execute(sql`update operator set revoked_at = now()`)
  const record = database.transaction((transaction) =>
    recordAct(transaction, { by: { who: 'nike', why: 'late', keyId }, command: 'test act', details: {} }),
  )
  await expect(record).rejects.toThrow('this key was revoked')
  expect(await actsOf(database)).toEqual([])
})

it('does not let two operators revoke each other', async () => {
  const [iris, nike] = [await keyOf(database, 'iris'), await keyOf(database, 'nike')]
  const revoked = await Promise.all([
    actAs(iris, 'operators revoke nike'),
    actAs(nike, 'operators revoke iris'),
  ])
  expect(revoked.map(({ code }) => code).sort()).toEqual([0, 1])
  expect(await actsOf(database)).toHaveLength(1)
})

it('replaces a key by a second one of the same operator', async () => {
  const old = await keyOf(database, 'iris')
  const added = await actAs(old, 'operators add-key')
  const renewed = keyIn(added)
  expect(await actAs(renewed, 'operators add-key')).toMatchObject({ code: 1 })
  expect(await run(old, 'ledger check')).toMatchObject({ code: 0 })
  const { id } = await database.one<{ id: number }>(
    sql`select id from operator_key where hash = ${hashOf(old)}`,
  )
  expect(await actAs(renewed, `operators revoke-key ${id}`)).toMatchObject({ code: 0 })
  expect(await run(old, 'ledger check')).toMatchObject({ code: 1 })
  expect(await run(renewed, 'ledger check')).toMatchObject({ code: 0 })
  const [, newId = ''] = /^Key (\d+)/.exec(added.lines[0] ?? '') ?? []
  expect(await actAs(renewed, `operators revoke-key ${newId}`)).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining('the only key of iris')],
  })
})

it('lets a second operator confirm the third, so that nobody adds their own', async () => {
  const [iris, nike] = [await keyOf(database, 'iris'), await keyOf(database, 'nike')]
  const requested = await actAs(iris, 'operators add hera')
  expect(requested).toMatchObject({
    code: 3,
    lines: [expect.anything(), expect.stringMatching(/^Request 1: /)],
  })
  expect(await run(iris, 'operators list')).toMatchObject({ lines: { length: 2 } })
  const confirmed = await actAs(nike, 'requests confirm 1')
  expect(confirmed).toMatchObject({ code: 0 })
  expect(await run(keyIn(confirmed), 'ledger check')).toMatchObject({ code: 0 })
  // A revoked operator counts, so that one who revokes all others stays alone.
  await actAs(iris, 'operators revoke nike')
  await actAs(iris, 'operators revoke hera')
  expect(await actAs(iris, 'operators add evil')).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining('there is no other')],
  })
})

it('replaces a lost key with SECRET_KEY, which no act of an operator resembles', async () => {
  await openSecretBox(database, testKeyRing)
  const lost = await keyOf(database, 'iris')
  const wrong = { keyRing: () => keyRingOf('wrong') }
  expect(await actAs(null, 'operators recover iris', wrong)).toMatchObject({ code: 1 })
  expect(await actsOf(database)).toEqual([])
  const key = keyIn(await actAs(null, 'operators recover iris'))
  expect(await actsOf(database)).toMatchObject([
    {
      who: `(SECRET_KEY ${testKeyRing.sealingKeyId})`,
      command: 'operators recover',
      details: { operator: 'iris', revokedKeys: 1 },
    },
  ])
  expect(await run(lost, 'ledger check')).toMatchObject({ code: 1 })
  expect(await run(key, 'ledger check')).toMatchObject({ code: 0 })
})

it('records who read what, and who rehearsed', async () => {
  await createCodes(database, testSecretBox)
  const key = await keyOf(database, 'iris')
  await run(key, 'deliveries list-failed')
  await run(key, 'catalog history wings')
  const { lines } = await run(key, 'acts list-readings')
  expect(lines.map((line) => line.split('  ').slice(1).join('  '))).toEqual([
    'iris  acts list-readings',
    'iris  catalog history wings',
    'iris  deliveries list-failed',
  ])
})
