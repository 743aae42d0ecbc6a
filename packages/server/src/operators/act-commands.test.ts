import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { silentLog } from '../log.ts'
import { createCodes } from '../testing/coupon-codes.ts'
import { act, operate } from '../testing/operator-terminal.ts'
import { testSecretBox } from '../testing/test-secret-box.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { recordAct } from './record-act.ts'

const database = withTestDatabase()

const record = (number: number) =>
  database.transaction((transaction) =>
    recordAct(transaction, {
      by: { who: 'iris', why: `reason ${number}` },
      command: 'test act',
      details: { number, text: 'ζ' },
    }),
  )

beforeAll(async () => {
  await Promise.all([1, 2, 3, 4, 5].map(record))
})

/** Changes the table like someone with all rights in the database. */
const tamper = (statement: string) =>
  database.owner.transaction(async (transaction) => {
    await transaction.script('alter table operator_act disable trigger user')
    await transaction.script(statement)
    await transaction.script('alter table operator_act enable trigger user')
  })

const check = () => operate(database, ['acts', 'check'])

it('lists acts with person, time, action and reason, newest first', async () => {
  const { code, lines } = await operate(database, ['acts', 'list'])
  expect(code).toBe(0)
  expect(lines).toHaveLength(5)
  expect(lines[0]).toMatch(
    /^5 {2}\d{4}-\d\d-\d\dT[\d:.]+Z {2}iris {2}test act \{.*"text":"ζ".*\} {2}reason \d$/,
  )
})

it('an act can be neither changed nor deleted', async () => {
  for (const statement of [
    sql`update operator_act set why = 'another' where id = 2`,
    sql`delete from operator_act where id = 5`,
    sql`truncate operator_act`,
  ])
    await expect(database.owner.execute(statement)).rejects.toThrow(/append-only/)
})

it('an act without a person or a reason is refused', async () => {
  for (const by of [
    { who: ' ', why: 'x' },
    { who: 'x', why: '' },
  ])
    await expect(
      database.transaction((transaction) => recordAct(transaction, { by, command: 'test act', details: {} })),
    ).rejects.toThrow(/operator_act_wh/)
})

it('acts of the same time form one chain in any time zone', async () => {
  const { code, lines } = await check()
  expect(code).toBe(0)
  expect(lines).toEqual([expect.stringMatching(/^5 acts, the last with hash [0-9a-f]{64}$/)])
  const elsewhere = await database.transaction(async (transaction) => {
    await transaction.script(`set local time zone 'Asia/Tokyo'`)
    return operate({ ...database, ...transaction }, ['acts', 'check'])
  })
  expect(elsewhere.code).toBe(0)
})

it.each([
  ['changed', `update operator_act set why = 'a better reason' where id = 3`, [3]],
  ['backdated', `update operator_act set happened_at = happened_at - interval '1 day' where id = 2`, [2]],
  ['removed', `delete from operator_act where id = 2`, [3, 4, 5]],
])('detects an act that was %s, unless all later hashes were recomputed', async (_, statement, broken) => {
  const before = `create table kept as select * from operator_act`
  await tamper(`${before}; ${statement}`)
  const { code, lines } = await check()
  await tamper(`delete from operator_act; insert into operator_act select * from kept; drop table kept`)
  expect(code).toBe(1)
  expect(lines.filter((line) => line.startsWith('BROKEN')).map((line) => /\d+/.exec(line)?.[0])).toEqual(
    broken.map(String),
  )
  expect(await check()).toMatchObject({ code: 0 })
})

it('logs the head of the chain at each act', async () => {
  await createCodes(database, testSecretBox)
  const { id } = await database.one<{ id: number }>(sql`select id from coupon_campaign`)
  const logged: unknown[] = []
  const log = { ...silentLog, info: (line: unknown) => void logged.push(line) }
  expect(await act(database, ['campaigns', 'stop', String(id)], { log })).toMatchObject({ code: 0 })
  const { lines } = await check()
  const hash = lines[0]?.split(' ').at(-1)
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(logged).toEqual([{ act: { id: 6, hash } }])
})
