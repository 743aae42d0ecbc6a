import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Failure } from '../failure.ts'
import { loadPackages } from '../features/purchase/load-packages.ts'
import { settlePurchase } from '../features/purchase/settle-purchase.ts'
import { silentLog } from '../log.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { createAccount } from '../testing/create-account.ts'
import { createPurchase } from '../testing/create-purchase.ts'
import {
  actsOf,
  forgetOperators,
  keyOf,
  operateWith,
  operatorConfig,
  operatorPorts,
} from '../testing/operator-terminal.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { SecondOperatorNeeded } from './operator-limits.ts'
import type { Act, OperatorPorts } from './operator-command.ts'
import { recordAct } from './record-act.ts'
import { requestCommands } from './request-commands.ts'
import { storeRequest } from './requests.ts'

const database = withTestDatabase()

beforeAll(() => loadPackages(database))
beforeEach(() => forgetOperators(database.owner))

const limits = { coins: 1000, cents: 6000, tickets: 0 }
const config = { ...operatorConfig, operatorLimits: limits }

/** What was asked of the provider. */
let refunds: string[]
const provider = (answers: boolean): PaymentProvider => ({
  ...operatorPorts(database).provider,
  refund({ idempotencyKey, paymentReference, amountCents, currency }) {
    refunds.push(idempotencyKey)
    const fact = { at: new Date(), paymentReference, amountCents, currency, reference: idempotencyKey }
    return Promise.resolve(
      answers ? { kind: 'refunded', ...fact } : new Failure('PAYMENT_PROVIDER_UNAVAILABLE'),
    )
  },
})

const run = async (name: string, words: string, answers = true) =>
  operateWith(
    await keyOf(database, name),
    [...words.split(' '), ...(/ (list|show)/.test(words) ? [] : ['--why', `${name}'s reason`])],
    operatorPorts(database, { config, provider: provider(answers) }),
  )

/** A paid purchase of 49.99 EUR. */
async function paid(): Promise<number> {
  const id = await createPurchase(database, await createAccount(database))
  const payment = { at: new Date(), amountCents: 4999, currency: 'EUR', paymentReference: `pi_${id}` }
  await settlePurchase({ database, log: silentLog }, id, [{ kind: 'paid', ...payment }])
  return id
}

/** Two refunds of one operator exceed the limit. */
async function requested(): Promise<{ readonly id: number; readonly request: string }> {
  refunds = []
  await keyOf(database, 'nike')
  expect(await run('iris', `donations refund ${await paid()}`)).toMatchObject({ code: 0 })
  const id = await paid()
  const { code, lines } = await run('iris', `donations refund ${id}`)
  expect(code).toBe(3)
  const [, request = ''] = /^Request (\d+): nothing was changed/.exec(lines.at(-1) ?? '') ?? []
  return { id, request }
}

const actNames = async () => (await actsOf(database)).map(({ who, command }) => `${who} ${command}`)

it('stores an act above the limit, and does it once another operator confirms it', async () => {
  const { id, request } = await requested()
  expect(refunds).toHaveLength(1)
  expect(await actNames()).toEqual(['iris donations refund', 'iris requests add'])
  expect((await run('nike', 'requests list')).lines).toEqual([
    expect.stringMatching(
      new RegExp(`^${request} {2}until \\S+Z {2}iris {2}donations refund ${id} {2}iris's reason$`),
    ),
  ])
  expect(await run('iris', `requests confirm ${request}`)).toMatchObject({
    code: 1,
    complaints: [`Request ${request} is yours: another operator has to confirm it`],
  })
  expect(await run('nike', `requests confirm ${request}`)).toMatchObject({ code: 0 })
  expect(refunds).toHaveLength(2)
  expect((await actsOf(database)).at(-1)).toMatchObject({
    who: 'iris',
    why: "iris's reason",
    command: 'donations refund',
    details: {
      donationId: id,
      requestId: Number(request),
      confirmedBy: 'nike',
      confirmedWhy: "nike's reason",
    },
  })
  expect((await run('nike', 'requests list')).lines).toEqual([])
  expect(await run('nike', `requests confirm ${request}`)).toMatchObject({
    code: 1,
    complaints: [`Request ${request} is not confirmed: it is confirmed`],
  })
})

it('confirms a request once, however many do so at the same time', async () => {
  const { request } = await requested()
  const names = ['nike', 'hera', 'nike', 'hera', 'nike', 'hera', 'nike', 'hera']
  for (const name of names) await keyOf(database, name)
  const results = await Promise.all(names.map((name) => run(name, `requests confirm ${request}`)))
  expect(results.map(({ code }) => code).sort()).toEqual([0, 1, 1, 1, 1, 1, 1, 1])
  expect(refunds).toHaveLength(2)
  expect((await actNames()).filter((name) => name === 'iris donations refund')).toHaveLength(2)
})

it('lets a confirmed refund be repeated while the provider does not answer', async () => {
  const { id, request } = await requested()
  expect(await run('nike', `requests confirm ${request}`, false)).toMatchObject({ code: 1 })
  expect(await run('iris', `donations refund ${id}`)).toMatchObject({ code: 0 })
  expect(new Set(refunds).size).toBe(2)
  expect(refunds).toHaveLength(3)
})

it('closes requests that are rejected by others or withdrawn by their operator', async () => {
  const { id, request } = await requested()
  expect(await run('nike', `requests withdraw ${request}`)).toMatchObject({ code: 1 })
  expect(await run('iris', `requests reject ${request}`)).toMatchObject({ code: 1 })
  expect(await run('nike', `requests reject ${request}`)).toMatchObject({ code: 0 })
  const again = await run('iris', `donations refund ${id}`)
  const next = /^Request (\d+)/.exec(again.lines.at(-1) ?? '')?.[1] ?? ''
  expect(await run('iris', `requests withdraw ${next}`)).toMatchObject({ code: 0 })
  for (const closed of [request, next])
    expect(await run('nike', `requests confirm ${closed}`)).toMatchObject({ code: 1 })
  expect(refunds).toHaveLength(1)
  expect((await actNames()).slice(-2)).toEqual(['iris requests add', 'iris requests withdraw'])
})

describe('confirms no request', () => {
  it.each([
    ['that expired', sql`update operator_request set expires_at = now()`, 'it is expired'],
    [
      'of a revoked operator',
      sql`update operator set revoked_at = now() where name = 'iris'`,
      'it is expired',
    ],
    [
      'that was changed in the database',
      sql`update operator_request set operands = '["1", ""]'`,
      'was changed after it was made',
    ],
    [
      'whose reason was changed',
      sql`update operator_request set why = 'because'`,
      'was changed after it was made',
    ],
  ])('%s', async (_, statement, complaint) => {
    const { request } = await requested()
    await database.execute(statement)
    expect(await run('nike', `requests confirm ${request}`)).toMatchObject({
      code: 1,
      complaints: [expect.stringContaining(complaint)],
    })
    expect(refunds).toHaveLength(1)
  })
})

it('needs another operator, and says so', async () => {
  refunds = []
  await run('iris', `donations refund ${await paid()}`)
  const before = await actsOf(database)
  expect(await run('iris', `donations refund ${await paid()}`)).toMatchObject({
    code: 1,
    complaints: [
      expect.stringMatching(/9998 minor units .* may move 6000\. .* there is no other: nothing was changed/),
    ],
  })
  expect(await actsOf(database)).toEqual(before)
  expect(refunds).toHaveLength(1)
})

it('confirms the contents that a file had when the command was requested', async () => {
  await keyOf(database, 'iris')
  await keyOf(database, 'nike')
  const done: string[] = []
  const command: Act = {
    kind: 'act',
    name: 'test read',
    operands: ['<file>'],
    summary: 'reads a file',
    async run({ files }, [file], by) {
      done.push(await files.read(file))
      await database.transaction((transaction) =>
        recordAct(transaction, { by, command: 'test read', details: {} }),
      )
    },
  }
  const ports = (text: string): OperatorPorts => ({
    ...operatorPorts(database),
    print: () => {},
    files: {
      read: () => Promise.resolve(text),
      write: () => Promise.reject(new Error('Nothing is written')),
    },
  })
  const by = { who: 'iris', why: 'a test' }
  await storeRequest(ports('requested'), { command, operands: ['a.json', '', {}], by, reason: 'a test' })
  const stored = {
    requestId: 1,
    files: [{ file: 'a.json', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown }],
  }
  expect((await actsOf(database)).at(-1)).toMatchObject({ details: stored })
  const confirm = requestCommands([command]).find(({ name }) => name === 'requests confirm') as Act
  await confirm.run(ports('changed'), ['1', '', {}], { who: 'nike', why: 'a test' })
  expect(done).toEqual(['requested'])
})

describe('limits', () => {
  const record = (who: string, details: object, given = limits) =>
    database.transaction((transaction) =>
      recordAct(transaction, { by: { who, why: 'a test', limits: given }, command: 'test act', details }),
    )

  it('add up what one operator gives and takes in 24 hours', async () => {
    await record('iris', { coins: 600 })
    await record('nike', { coins: 600 })
    await record('iris', { coins: -400 })
    await expect(record('iris', { coins: 1 })).rejects.toThrow(SecondOperatorNeeded)
    await record('iris', { amountCents: 6000 })
    await expect(record('iris', { amountCents: 1 })).rejects.toThrow('6001 minor units')
    await record('iris', { other: 'act' })
    expect(await actsOf(database)).toHaveLength(5)
  })

  it('forget what is older than 24 hours', async () => {
    await record('iris', { coins: 1000 })
    await database.owner.transaction(async (transaction) => {
      await transaction.script(`alter table operator_act disable trigger user;
        update operator_act set happened_at = happened_at - interval '24 hours';
        alter table operator_act enable trigger user`)
    })
    await record('iris', { coins: 1000 })
    expect(await actsOf(database)).toHaveLength(2)
  })

  it('of 0 leave nothing to one operator', async () => {
    const none = { coins: 0, cents: 0, tickets: 0 }
    await expect(record('iris', { coins: 1 }, none)).rejects.toThrow(SecondOperatorNeeded)
    await expect(record('iris', { amountCents: 1 }, none)).rejects.toThrow(SecondOperatorNeeded)
    await expect(record('iris', { tickets: 1 }, none)).rejects.toThrow(SecondOperatorNeeded)
  })

  it('hold for acts at the same time', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => record('iris', { coins: 300 })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await actsOf(database)).toHaveLength(3)
  })
})
