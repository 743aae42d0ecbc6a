import { randomUUID } from 'node:crypto'
import { type CharacterReport, reportCharacters } from '@olympus/contract/bridge/characters'
import { newCharacter } from '../game/new-character.ts'
import { withSections } from '../game/game-character.ts'
import { takeSnapshot } from '../game/take-snapshot.ts'
import type { Check } from './checks.ts'
import { type Boot, expectEqual, type Probe, resultsOf, Skipped } from './probe.ts'

export function accountOf({ accountId }: Probe): number {
  if (accountId === null) throw new Skipped('needs --account')
  return accountId
}

export const checkedGameId = (accountId: number): string => `${accountId}-conformance`

/** A snapshot of the character that the check uses. Different gold makes a different snapshot. */
export function snapshotOf(probe: Probe, { epoch, world }: Boot, counter: number): CharacterReport {
  const accountId = accountOf(probe)
  const made = newCharacter({ accountId, gameId: checkedGameId(accountId), world }, new Date())
  const character = withSections(made, { summary: { ...made.sections.summary, gold: counter } })
  const capturedAt = new Date().toISOString()
  return takeSnapshot(character, { revision: { epoch, counter }, capturedAt, known: {} })
}

export async function report(probe: Probe, { bootId, world }: Boot, entries: unknown[]): Promise<string[]> {
  const body = { bootId, batchId: randomUUID(), sentAt: new Date().toISOString(), world, entries }
  const { answers } = await probe.call(reportCharacters, { body: body as never })
  return resultsOf(answers)
}

/** Snapshots of a character of the account. */
export const characterChecks: readonly Check[] = [
  {
    name: 'revisions 5, 7 and 6 leave 7',
    async run(probe) {
      const boot = await probe.greet()
      const results: string[] = []
      for (const counter of [5, 7, 6])
        results.push(...(await report(probe, boot, [snapshotOf(probe, boot, counter)])))
      expectEqual(results, ['applied', 'applied', 'stale'], 'results')
      expectEqual(await report(probe, boot, [snapshotOf(probe, boot, 7)]), ['unchanged'], '7 again')
    },
  },
  {
    name: 'a new boot starts at 1 again',
    async run(probe) {
      const first = await probe.greet()
      await report(probe, first, [snapshotOf(probe, first, 1000)])
      const second = await probe.greet()
      expectEqual(await report(probe, second, [snapshotOf(probe, second, 1)]), ['applied'], 'counter 1')
      expectEqual(
        await report(probe, second, [snapshotOf(probe, first, 1001)]),
        ['stale'],
        'the earlier epoch',
      )
    },
  },
  {
    name: 'an epoch that the portal never gave is refused',
    async run(probe) {
      const boot = await probe.greet()
      const future = { ...boot, epoch: boot.epoch + 1_000_000 }
      expectEqual(
        await report(probe, boot, [snapshotOf(probe, future, 1)]),
        ['refused UNKNOWN_EPOCH'],
        'result',
      )
    },
  },
  {
    name: 'an unchanged section needs no body',
    async run(probe) {
      const boot = await probe.greet()
      const full = snapshotOf(probe, boot, 1)
      await report(probe, boot, [full])
      const sections = Object.fromEntries(
        Object.entries(full.sections).map(([name, section]) => [name, { hash: section?.hash }]),
      )
      const short = { ...full, sections, revision: { ...full.revision, counter: 2 } }
      expectEqual(await report(probe, boot, [short]), ['unchanged'], 'result')
    },
  },
  {
    name: 'unknown fields of a section are accepted',
    async run(probe) {
      const boot = await probe.greet()
      const full = snapshotOf(probe, boot, 1)
      const body = { ...full.sections.combat?.body, conformance: { nested: ['kept'] } }
      const sections = { ...full.sections, combat: { hash: randomUUID(), body } }
      expectEqual(await report(probe, boot, [{ ...full, sections }]), ['applied'], 'result')
    },
  },
  {
    name: 'three bad entries of 20 are refused alone',
    async run(probe) {
      const boot = await probe.greet()
      const entries: unknown[] = Array.from({ length: 20 }, (_, index) => snapshotOf(probe, boot, index + 1))
      const bad = [3, 11, 19]
      entries[3] = { ...snapshotOf(probe, boot, 4), accountId: 'x' }
      entries[11] = { ...snapshotOf(probe, boot, 12), extra: true }
      const { summary } = snapshotOf(probe, boot, 20).sections
      const nanGold = { ...summary, body: { ...summary?.body, gold: 2 ** 63 } }
      entries[19] = { ...snapshotOf(probe, boot, 20), sections: { summary: nanGold } }
      const expected = entries.map((_, index) => (bad.includes(index) ? 'refused BAD_ENTRY' : 'applied'))
      expectEqual(await report(probe, boot, entries), expected, 'results')
    },
  },
  {
    name: 'an unknown account is refused',
    async run(probe) {
      const boot = await probe.greet()
      const entry = {
        ...snapshotOf(probe, boot, 1),
        accountId: Number.MAX_SAFE_INTEGER,
        gameId: randomUUID(),
      }
      expectEqual(await report(probe, boot, [entry]), ['refused UNKNOWN_ACCOUNT'], 'result')
    },
  },
]
