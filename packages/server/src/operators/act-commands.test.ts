import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { silentLog } from '../log.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { createCodes } from '../testing/coupon-codes.ts'
import {
  act,
  actsOf,
  keyOf,
  memoryAnchors,
  operate,
  operateWith,
  operatorPorts,
} from '../testing/operator-terminal.ts'
import { keyRingOf, testKeyRing, testSecretBox } from '../testing/test-secret-box.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { anchorHead } from './anchors/anchor-head.ts'
import { anchorIn, lineOf } from './anchors/anchor-line.ts'
import { readChain } from './anchors/read-chain.ts'
import type { OperatorPorts } from './operator-command.ts'
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

const anchors = memoryAnchors()
const ports = { anchors }

beforeAll(async () => {
  for (const number of [1, 2, 3, 4, 5]) {
    await record(number)
    await anchorHead({ anchors, database, keyRing: () => testKeyRing })
  }
})

/** Changes the table like someone with all rights in the database. */
const tamper = (statement: string) =>
  database.owner.transaction(async (transaction) => {
    await transaction.script('alter table operator_act disable trigger user')
    await transaction.script(statement)
    await transaction.script('alter table operator_act enable trigger user')
  })

const check = async (options: readonly string[] = [], changes: Partial<OperatorPorts> = {}) =>
  operateWith(
    await keyOf(database, 'iris'),
    ['acts', 'check', ...options],
    operatorPorts(database, { ...ports, ...changes }),
  )

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
  expect(lines).toEqual([
    expect.stringMatching(/^5 acts, the last with hash [0-9a-f]{64}$/),
    'All of them are anchored',
  ])
  const elsewhere = await database.transaction(async (transaction) => {
    await transaction.script(`set local time zone 'Asia/Tokyo'`)
    return operate({ ...database, ...transaction }, ['acts', 'check'], ports)
  })
  expect(elsewhere.code).toBe(0)
})

/** Checks a database that someone with all rights has changed, and repairs it. */
async function checkTampered(statement: string, given: Partial<OperatorPorts> = {}) {
  await tamper(`create table kept as select * from operator_act; ${statement}`)
  const result = await check([], given)
  await tamper(`delete from operator_act; insert into operator_act select * from kept; drop table kept`)
  expect(await check()).toMatchObject({ code: 0 })
  return result
}

const wordsIn = (lines: readonly string[]) =>
  lines.flatMap((line) => /^([A-Z]{3,}) (?:act|line) (\d+)/.exec(line)?.slice(1, 3).join(' ') ?? [])

it.each([
  ['changed', `update operator_act set why = 'a better reason' where id = 3`, ['BROKEN 3']],
  [
    'backdated',
    `update operator_act set happened_at = happened_at - interval '1 day' where id = 2`,
    ['BROKEN 2'],
  ],
  ['removed', `delete from operator_act where id = 2`, ['BROKEN 3', 'BROKEN 4', 'BROKEN 5', 'MISSING 2']],
])('detects an act that was %s', async (_, statement, found) => {
  const { code, lines } = await checkTampered(statement)
  expect(code).toBe(1)
  expect(wordsIn(lines)).toEqual(found)
})

it('does not rely on the hash function in the database', async () => {
  await tamper(`
    alter function operator_act_hash rename to kept_hash;
    create function operator_act_hash(act operator_act, previous bytea) returns bytea language sql
      as 'select act.hash'`)
  const { lines } = await checkTampered(`update operator_act set who = 'nike' where id = 4`)
  await tamper('drop function operator_act_hash; alter function kept_hash rename to operator_act_hash')
  expect(wordsIn(lines)).toEqual(['BROKEN 4'])
})

/** Computes all hashes anew, as the trigger does. */
const rehash = `
  do $$
  declare
    act operator_act;
    previous bytea := '';
  begin
    for act in select * from operator_act order by id loop
      previous := sha256(previous || convert_to(jsonb_build_array(
        act.id, extract(epoch from act.happened_at), act.who, act.why, act.command, act.details
      )::text, 'UTF8'));
      update operator_act set hash = previous where id = act.id;
    end loop;
  end
  $$`

it.each([
  ['changed', `update operator_act set who = 'nike' where id = 3; ${rehash}`, ['DIFFERS 3', 'DIFFERS 5']],
  [
    'removed',
    `delete from operator_act where id = 2; update operator_act set id = id - 1 where id > 2; ${rehash}`,
    ['DIFFERS 2', 'MISSING 5'],
  ],
  ['cut off', `delete from operator_act where id > 4`, ['MISSING 5']],
  [
    'replaced at the end',
    `delete from operator_act where id = 5;
     insert into operator_act select 5, happened_at, who, 'invented', command, details, '' from operator_act
     where id = 4; ${rehash}`,
    ['DIFFERS 5'],
  ],
])('detects acts that were %s, with all hashes computed anew', async (_, statement, found) => {
  const { code, lines } = await checkTampered(statement)
  expect(code).toBe(1)
  expect(wordsIn(lines)).toEqual(found)
})

const headAnchor = async () => {
  const { head } = await readChain(database)
  if (!head) throw new Error('There are no acts')
  return { ...head, at: '2026-06-20T18:00:00.000Z' }
}

it('accepts no anchor of somebody without SECRET_KEY', async () => {
  const signed = lineOf(await headAnchor(), keyRingOf('a key of somebody else'))
  const renamed = JSON.stringify({ ...(JSON.parse(signed) as object), keyId: testKeyRing.sealingKeyId })
  const given = { ...memoryAnchors(), lines: [renamed, signed, '{"id":5,'] }
  given.read = () => given.lines.join('\n')
  expect(await check([], { anchors: given })).toMatchObject({
    code: 1,
    lines: [
      'FORGED line 1 of anchors: SECRET_KEY did not sign it',
      'Line 2 of anchors was signed with a key that SECRET_KEY lacks',
      'Line 3 of anchors is damaged, as by a crash while it was written',
      expect.stringContaining('5 acts'),
      'NOT ANCHORED: no line of anchors covers an act, so a rewrite would not show',
    ],
  })
})

it('verifies anchors of every key of SECRET_KEY, and needs only the newest', async () => {
  const old = keyRingOf('old')
  const given = memoryAnchors()
  given.append(lineOf(await headAnchor(), old))
  const checkWith = (ring: KeyRing) => check([], { anchors: given, keyRing: () => ring })
  expect(await checkWith(keyRingOf('new', 'old'))).toMatchObject({ code: 0 })
  expect(await checkWith(keyRingOf('new'))).toMatchObject({ code: 1 })
  given.append(lineOf(await headAnchor(), keyRingOf('new', 'old')))
  expect(await checkWith(keyRingOf('new'))).toMatchObject({
    code: 0,
    lines: expect.arrayContaining(['All of them are anchored']) as unknown,
  })
})

it('counts acts that are newer than the last anchor, and compares anchors of other machines', async () => {
  const given = memoryAnchors()
  given.lines = anchors.lines.slice(0, 3)
  const last = (code: number, line: string) => ({
    code,
    lines: expect.arrayContaining([line]) as unknown,
  })
  expect(await check([], { anchors: given })).toMatchObject(
    last(0, '2 of them are newer than the last anchor'),
  )
  const read = (file: string) =>
    Promise.resolve(file === 'north' ? (anchors.lines[4] ?? '') : (anchors.lines[3] ?? ''))
  const files = { read, write: () => Promise.reject(new Error('Nothing is written')) }
  expect(
    await check(['--anchors', 'north', '--anchors', 'south'], { anchors: memoryAnchors(), files }),
  ).toMatchObject(last(0, 'All of them are anchored'))
})

it('logs and anchors the head of the chain at each act', async () => {
  await createCodes(database, testSecretBox)
  const { id } = await database.one<{ id: number }>(sql`select id from coupon_campaign`)
  const logged: unknown[] = []
  const log = { ...silentLog, info: (line: unknown) => void logged.push(line) }
  const given = memoryAnchors()
  const stop = () => act(database, ['campaigns', 'stop', String(id)], { log, anchors: given })
  expect(await stop()).toMatchObject({ code: 0 })
  const { hash } = await headAnchor()
  expect(logged).toEqual([{ act: { id: 6, hash } }])
  expect(given.lines.map((line) => anchorIn(line, testKeyRing))).toMatchObject([{ id: 6, hash }])
  expect(await check()).toMatchObject({ code: 0 })
})

it('does nothing while it cannot anchor', async () => {
  const full = {
    ...memoryAnchors(),
    expectWritable() {
      throw new Error('ENOSPC')
    },
  }
  const before = await actsOf(database)
  expect(await act(database, ['keys', 'rotate-signing'], { anchors: full })).toMatchObject({
    code: 1,
    complaints: [expect.stringMatching(/^Nothing was changed: the anchor file .*ENOSPC$/)],
  })
  expect(await actsOf(database)).toEqual(before)
})
