import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TestDatabase } from '../../testing/owned-database.ts'
import { silentLog } from '../../log.ts'
import { memoryAnchors } from '../../testing/operator-terminal.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { testKeyRing } from '../../testing/test-secret-box.ts'
import { recordAct } from '../record-act.ts'
import { checkAnchors } from './watch-anchors.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const record = () =>
  database.transaction((transaction) =>
    recordAct(transaction, { by: { who: 'iris', why: 'a test' }, command: 'test act', details: {} }),
  )

function watched() {
  const logged: string[] = []
  const note = (level: string) => (values: object) => void logged.push(`${level} ${JSON.stringify(values)}`)
  const log = { ...silentLog, error: note('error'), warn: note('warn') }
  const anchors = memoryAnchors()
  return {
    logged,
    anchors,
    check: () => checkAnchors({ anchors, database, keyRing: () => testKeyRing, log }),
  }
}

it('anchors acts of before, and acts whose anchor was lost in a crash', async () => {
  const { anchors, logged, check } = watched()
  await check()
  expect(anchors.lines).toEqual([])
  await record()
  await record()
  await check()
  expect(anchors.lines).toHaveLength(1)
  expect(logged).toEqual([expect.stringMatching(/^warn .*"acts":2/)])
  await record()
  await check()
  await check()
  expect(anchors.lines).toHaveLength(2)
  expect(logged).toHaveLength(1)
})

it('logs an error at every check once an act is missing or differs, and anchors nothing then', async () => {
  const { anchors, logged, check } = watched()
  await record()
  await record()
  await check()
  await database.owner.transaction(async (transaction) => {
    await transaction.script('alter table operator_act disable trigger user')
    await transaction.script('delete from operator_act where id = 2')
    await transaction.script('alter table operator_act enable trigger user')
  })
  logged.length = 0
  await check()
  expect(logged).toEqual([expect.stringMatching(/^error .*MISSING act 2: .*but the acts end at 1/)])
  await record()
  await check()
  expect(logged.at(-1)).toMatch(/^error .*DIFFERS act 2, or one from act 1 on: /)
  expect(anchors.lines).toHaveLength(1)
})
