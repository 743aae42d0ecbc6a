import { rotateSeed } from '@olympus/contract/fortune-wheel'
import { getWheelLuck } from '@olympus/contract/fortune-wheel'
import { beforeAll, expect, it } from 'vitest'
import { clientSeed, openWheel, publishSets, spinOnce, wheelPlayer } from '../../testing/wheel.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database } = withTestApp()

const first = {
  regular: [
    { id: 'olives', weight: 3, item: 'wheel-olive', quantity: 5 },
    { id: 'coins', weight: 1, coins: 50 },
  ],
  jackpot: [{ id: 'laurel', weight: 1, item: 'wheel-laurel', quantity: 1 }],
}

beforeAll(() => openWheel(database, first))

it('says nothing before the first spin', async () => {
  const player = await wheelPlayer(app)
  expect(await app.callOrFail(getWheelLuck, { as: player })).toEqual({ spins: 0, jackpots: 0, rewards: [] })
})

it('counts what was drawn beside what the odds let expect, over versions of the odds', async () => {
  const player = await wheelPlayer(app)
  const drawn: string[] = []
  for (let number = 0; number < 30; number++)
    drawn.push((await spinOnce(app, player)).spin.reward.contents.kind)
  await publishSets(database, { ...first, regular: [{ id: 'cash', weight: 7, coins: 50 }] })
  const { account } = await spinOnce(app, player)
  const body = { clientSeed, nextSeedHash: account.nextSeed.seedHash }
  await app.callOrFail(rotateSeed, { as: player, body })
  drawn.push(account.unseenSpin?.reward.contents.kind ?? '')
  for (let number = 0; number < 4; number++) await spinOnce(app, player)
  const regular = drawn.toSpliced(29, 1)
  const countOf = (kind: string) => regular.filter((one) => one === kind).length
  expect(await app.callOrFail(getWheelLuck, { as: player })).toMatchObject({
    spins: 35,
    jackpots: 1,
    rewards: [
      {
        set: 'regular',
        contents: { kind: 'item', quantity: 5 },
        spins: 30,
        drawn: countOf('item'),
        expected: 22.5,
      },
      {
        set: 'regular',
        contents: { kind: 'coins', coins: 50 },
        spins: 34,
        drawn: countOf('coins') + 4,
        expected: 11.5,
      },
      { set: 'jackpot', contents: { kind: 'item', quantity: 1 }, spins: 1, drawn: 1, expected: 1 },
    ],
  })
})
