import { randomUUID } from 'node:crypto'
import { endGameSession, reportPresence, startGameSession } from '@olympus/contract/bridge/game-sessions'
import { accountOf, checkedGameId, report, snapshotOf } from './character-checks.ts'
import type { Check } from './checks.ts'
import { type Boot, expectEqual, expectRefusal, Finding, type Probe, Skipped } from './probe.ts'

async function start(probe: Probe, { bootId, world }: Boot, sessionId: string) {
  const accountId = accountOf(probe)
  const body = { bootId, sessionId, accountId, world, gameId: checkedGameId(accountId) }
  const reply = await probe.send(startGameSession, { body })
  if (reply.key === 'CHARACTER_NOT_ACTIVE')
    throw new Skipped('the account has no free slot for the character')
  if (reply.key !== 'SUCCESS') throw new Finding(`the session was refused: ${reply.status} ${reply.key}`)
  return reply.data
}

/** A boot that has reported the character which enters the game. */
async function bootWithCharacter(probe: Probe): Promise<Boot> {
  const boot = await probe.greet()
  await report(probe, boot, [snapshotOf(probe, boot, 1)])
  return boot
}

interface PresenceOf extends Pick<Boot, 'bootId'> {
  readonly sequence: number
  readonly sessions?: string[]
}

const present = (probe: Probe, { bootId, sequence, sessions = [] }: PresenceOf) =>
  probe.call(reportPresence, {
    body: { bootId, sequence, sentAt: new Date().toISOString(), full: false, sessions },
  })

/** Game sessions and presence. */
export const sessionChecks: readonly Check[] = [
  {
    name: 'a session can be started again with its ID',
    async run(probe) {
      const boot = await bootWithCharacter(probe)
      const sessionId = randomUUID()
      const { epoch } = await start(probe, boot, sessionId)
      expectEqual(epoch > boot.epoch, true, 'the epoch grows')
      expectEqual((await start(probe, boot, sessionId)).epoch, epoch, 'epoch of the repeat')
    },
  },
  {
    name: 'an account is in the game once',
    async run(probe) {
      const boot = await bootWithCharacter(probe)
      const [first, second] = [randomUUID(), randomUUID()]
      await start(probe, boot, first)
      await start(probe, boot, second)
      const { endedSessions } = await present(probe, { ...boot, sequence: 1, sessions: [first, second] })
      expectEqual(endedSessions, [first], 'ended sessions')
    },
  },
  {
    name: 'a session ends when its final snapshot arrives',
    async run(probe) {
      const boot = await bootWithCharacter(probe)
      const sessionId = randomUUID()
      const { epoch } = await start(probe, boot, sessionId)
      const end = () =>
        probe.call(endGameSession, { params: { sessionId }, body: { bootId: boot.bootId, finalCounter: 2 } })
      const inSession = { ...boot, epoch }
      await report(probe, boot, [snapshotOf(probe, inSession, 1)])
      expectEqual(await end(), { state: 'ending' }, 'before the final snapshot')
      expectEqual(await report(probe, boot, [snapshotOf(probe, inSession, 2)]), ['applied'], 'final snapshot')
      expectEqual(await end(), { state: 'ended' }, 'after the final snapshot')
    },
  },
  {
    name: 'a change after logout is stored in the epoch of the session',
    async run(probe) {
      const boot = await bootWithCharacter(probe)
      const sessionId = randomUUID()
      const inSession = { ...boot, epoch: (await start(probe, boot, sessionId)).epoch }
      await report(probe, boot, [snapshotOf(probe, inSession, 1)])
      const body = { bootId: boot.bootId, finalCounter: 1 }
      const ended = await probe.call(endGameSession, { params: { sessionId }, body })
      expectEqual(ended, { state: 'ended' }, 'end')
      expectEqual(await report(probe, boot, [snapshotOf(probe, boot, 2)]), ['stale'], 'epoch of the boot')
      expectEqual(
        await report(probe, boot, [snapshotOf(probe, inSession, 2)]),
        ['applied'],
        'epoch of the session',
      )
    },
  },
  {
    name: 'an unknown session cannot be ended',
    async run(probe) {
      const { bootId } = await probe.greet()
      const input = { params: { sessionId: randomUUID() }, body: { bootId, finalCounter: 0 } }
      expectRefusal(await probe.send(endGameSession, input), 404, ['SESSION_NOT_FOUND'])
    },
  },
  {
    name: 'an old presence report changes nothing',
    async run(probe) {
      const boot = await probe.greet()
      const results: string[] = []
      for (const sequence of [1, 3, 2, 3]) results.push((await present(probe, { ...boot, sequence })).result)
      expectEqual(results, ['applied', 'applied', 'stale', 'stale'], 'results')
    },
  },
  {
    name: 'unknown sessions are reported as ended',
    async run(probe) {
      const unknown = randomUUID()
      const { endedSessions } = await present(probe, {
        ...(await probe.greet()),
        sequence: 1,
        sessions: [unknown],
      })
      expectEqual(endedSessions, [unknown], 'ended sessions')
    },
  },
]
