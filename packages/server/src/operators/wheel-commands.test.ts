import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { getWheel } from '@olympus/contract/fortune-wheel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sequenceLeaves } from '../features/wheel-fairness/sequence-leaves.ts'
import { act, actsOf, operate } from '../testing/operator-terminal.ts'
import { testWheelSigner as wheelSigner } from '../testing/test-wheel-signer.ts'
import { openWheel, spinOnce, wheelPlayer } from '../testing/wheel.ts'
import { publishTestKey } from '../testing/wheel-spins.ts'
import { withTestApp } from '../testing/with-test-app.ts'

const { app, database } = withTestApp()
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-offers-'))
const file = path.join(directory, 'offers.json')

beforeAll(async () => {
  await openWheel(database)
  await publishTestKey(database)
  const player = await wheelPlayer(app, 5)
  for (let spin = 0; spin < 2; spin++) await spinOnce(app, player)
  await sequenceLeaves({ database, wheelSigner })
  await spinOnce(app, player)
})
afterAll(() => fs.rmSync(directory, { recursive: true }))

describe('wheel open and wheel close', () => {
  const isOpen = async () => (await app.callOrFail(getWheel)).isOpen

  it('switch the wheel, once each', async () => {
    expect(await act(database, ['wheel', 'open'])).toMatchObject({
      code: 1,
      complaints: ['The wheel is open already'],
    })
    expect(await act(database, ['wheel', 'close'])).toMatchObject({ code: 0, lines: ['The wheel is closed'] })
    expect(await isOpen()).toBe(false)
    expect(await act(database, ['wheel', 'close'])).toMatchObject({
      code: 1,
      complaints: ['The wheel is closed already'],
    })
    expect(await act(database, ['wheel', 'open'])).toMatchObject({ code: 0 })
    expect(await isOpen()).toBe(true)
    expect((await actsOf(database)).map(({ command }) => command)).toEqual(['wheel close', 'wheel open'])
  })
})

describe('wheel offers', () => {
  const offer = (offers: unknown) => {
    fs.writeFileSync(file, JSON.stringify({ offers }))
    return act(database, ['wheel', 'offers', file])
  }
  const listed = async () =>
    (await app.callOrFail(getWheel)).offers.map(({ id, priceTokens }) => `${id} ${priceTokens}`)
  const ticket = { id: 'ticket', priceTokens: 10, tickets: 1 }
  const olives = { id: 'olives', priceTokens: 3, item: 'wheel-olive', quantity: 5 }

  it('lists what the file holds, in its order, and nothing else', async () => {
    expect(await offer([ticket, olives])).toMatchObject({ code: 0, lines: ['2 offers are listed'] })
    expect(await listed()).toEqual(['ticket 10', 'olives 3'])
    await offer([{ ...olives, priceTokens: 4 }, ticket])
    expect(await listed()).toEqual(['olives 4', 'ticket 10'])
    await offer([ticket])
    expect(await listed()).toEqual(['ticket 10'])
    await offer([ticket, olives])
    expect(await listed()).toEqual(['ticket 10', 'olives 3'])
    expect((await actsOf(database)).at(-1)).toMatchObject({
      command: 'wheel offers',
      details: { offers: [ticket, olives] },
    })
  })

  it.each([
    [
      'other contents under a known ID',
      [{ ...ticket, tickets: 2 }],
      'offer ticket: grants 1 and can grant nothing else',
    ],
    ['an unknown item', [{ ...olives, id: 'x', item: 'nectar' }], 'item nectar: there is none'],
    ['an ID that is there twice', [ticket, ticket], 'offers: ticket is there twice'],
    ['a price of 0', [{ ...ticket, priceTokens: 0 }], 'offers.0.priceTokens: '],
    ['coins', [{ id: 'coins', priceTokens: 1, coins: 5 }], 'offers.0: '],
  ])('refuses %s', async (_, offers, problem) => {
    await offer([ticket, olives])
    const { code, complaints } = await offer(offers)
    expect(code).toBe(1)
    expect(complaints.join('\n')).toContain(problem)
    expect(await listed()).toEqual(['ticket 10', 'olives 3'])
  })
})

describe('wheel show', () => {
  it('tells state, versions, offers and numbers', async () => {
    const { code, lines } = await operate(database, ['wheel', 'show'])
    expect(code).toBe(0)
    expect(lines.map((line) => line.replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '…'))).toEqual([
      'The wheel is open since …',
      'version 1  starts …, replaced -, ends -; weights of 100 and 4; 2 spins',
      'offer ticket  1 tickets for 10 tokens',
      'offer olives  5 × wheel-olive for 3 tokens',
      expect.stringMatching(/^1 accounts hold \d+ tickets and 3 tokens; 3 spins, 0 of them jackpots$/),
      '4 entries in the log, 1 waiting; last checkpoint …',
    ])
  })
})

describe('wheel verify', () => {
  it('finds a sound wheel, and a wrong one', async () => {
    const verify = () => operate(database, ['wheel', 'verify'])
    expect(await verify()).toMatchObject({
      code: 0,
      lines: ['The wheel is sound: 4 entries in the log, 3 spins, 0 of them drawn again'],
    })
    await database.owner.transaction((transaction) =>
      transaction.script('update wheel_account set tickets = tickets + 1'),
    )
    const { code, lines } = await verify()
    expect(code).toBe(1)
    expect(lines[0]).toMatch(/^BOOK account \d+: its entries do not add up to its balances$/)
    expect(lines.at(-1)).toMatch(/^The wheel IS WRONG/)
  })
})
