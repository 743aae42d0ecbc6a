import { type SectionName, sectionNames } from '@olympus/contract/bridge/batch'
import type { CharacterReport } from '@olympus/contract/bridge/characters'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOutsideSession, mergeReport as merge, type Snapshot } from './snapshot-rules.ts'

const nothing: Snapshot = { heads: {}, revision: { epoch: 0, counter: 0 }, wanted: [] }
const capturedAt = '2026-11-23T12:00:00.000Z'

const mergeReport = (known: Snapshot, sent: CharacterReport) => merge(known, sent, { isOfSession: true })

type Sections = CharacterReport['sections']

/** The rules do not read bodies, so these are short. */
const sectionsOf = (bodies: Partial<Record<SectionName, string>>) =>
  Object.fromEntries(
    Object.entries(bodies).map(([section, hash]) => [section, { hash, body: { items: [], hash } }]),
  ) as Sections

/** A report with these hashes and bodies. */
function report(
  epoch: number,
  counter: number,
  bodies: Partial<Record<SectionName, string>>,
): CharacterReport {
  const sections = sectionsOf(bodies)
  return { gameId: 'a', accountId: 1, revision: { epoch, counter }, capturedAt, sections }
}

const withoutBodies = (sent: CharacterReport): CharacterReport => ({
  ...sent,
  sections: Object.fromEntries(
    Object.entries(sent.sections).map(([section, reported]) => [
      section,
      reported && { hash: reported.hash },
    ]),
  ),
})

/** Merges reports in this order. Resolves with the last snapshot, the stored bodies, and each result. */
function mergeAll(reports: readonly CharacterReport[], known = nothing) {
  const bodies = new Map<SectionName, unknown>()
  const results: string[] = []
  let snapshot = known
  for (const each of reports) {
    const merged = mergeReport(snapshot, each)
    snapshot = merged.snapshot
    results.push(merged.result)
    for (const [section, body] of merged.bodies) bodies.set(section, body)
  }
  return { snapshot, bodies, results }
}

describe('a report', () => {
  it('is stale if it is older than what is stored', () => {
    const reports = [5, 7, 6].map((counter) => report(1, counter, { inventory: `h${counter}` }))
    const { snapshot, bodies, results } = mergeAll(reports)
    expect(results).toEqual(['applied', 'applied', 'stale'])
    expect(snapshot.heads.inventory).toMatchObject({ epoch: 1, counter: 7, hash: 'h7' })
    expect(bodies.get('inventory')).toMatchObject({ hash: 'h7' })
  })

  it('of a later epoch is later, whatever its counter', () => {
    const { snapshot, results } = mergeAll([
      report(1, 900, { summary: 'a' }),
      report(2, 1, { summary: 'b' }),
      report(1, 901, { summary: 'c' }),
    ])
    expect(results).toEqual(['applied', 'applied', 'stale'])
    expect(snapshot.revision).toEqual({ epoch: 2, counter: 1 })
  })

  it('changes nothing the second time', () => {
    const sent = report(1, 1, { summary: 'a', inventory: 'b' })
    const first = mergeReport(nothing, sent)
    expect(mergeReport(first.snapshot, sent)).toMatchObject({
      result: 'unchanged',
      isSnapshotChanged: false,
      bodies: new Map(),
    })
  })

  it('with other content but the same revision is stale', () => {
    expect(mergeAll([report(1, 1, { summary: 'a' }), report(1, 1, { summary: 'b' })]).results).toEqual([
      'applied',
      'stale',
    ])
  })

  it('is unchanged if only its revision is new, with or without bodies', () => {
    const later = report(1, 2, { summary: 'a' })
    for (const sent of [later, withoutBodies(later)]) {
      const known = mergeAll([report(1, 1, { summary: 'a' })]).snapshot
      const merged = mergeReport(known, sent)
      expect(merged).toMatchObject({ result: 'unchanged', isSnapshotChanged: true, bodies: new Map() })
      expect(merged.snapshot.heads.summary).toMatchObject({ counter: 2 })
    }
  })

  it('is merged section by section', () => {
    const { results, bodies } = mergeAll([
      report(1, 1, { summary: 'a', inventory: 'a' }),
      report(1, 3, { inventory: 'c' }),
      report(1, 2, { summary: 'b', inventory: 'b' }),
    ])
    expect(results).toEqual(['applied', 'applied', 'applied'])
    expect([...bodies]).toMatchObject([
      ['summary', { hash: 'b' }],
      ['inventory', { hash: 'c' }],
    ])
  })

  it('without sections is unchanged', () => {
    expect(mergeAll([report(1, 1, {})]).results).toEqual(['unchanged'])
  })
})

describe('a missing body', () => {
  const known = mergeAll([report(1, 1, { summary: 'a', inventory: 'a' })]).snapshot
  const lacking = withoutBodies(report(1, 2, { summary: 'b', inventory: 'a' }))
  const asked = mergeReport(known, lacking)

  it('is asked for, and does not move its section', () => {
    expect(asked.wanted).toEqual(['summary'])
    expect(asked.snapshot.wanted).toEqual(['summary'])
    expect(asked.snapshot.heads).toMatchObject({ summary: { counter: 1 }, inventory: { counter: 2 } })
  })

  it('keeps the final revision from counting as stored', () => {
    expect(asked.snapshot.revision).toEqual({ epoch: 1, counter: 1 })
    const sent = mergeReport(asked.snapshot, report(1, 2, { summary: 'b' }))
    expect(sent).toMatchObject({ result: 'applied', wanted: [] })
    expect(sent.snapshot).toMatchObject({ wanted: [], revision: { epoch: 1, counter: 2 } })
  })

  it('of another process never counts as the final snapshot of the session', () => {
    const { snapshot } = merge(known, report(9, 1, { bazaar: 'x' }), { isOfSession: false })
    expect(snapshot.heads).toMatchObject({ bazaar: { epoch: 9 } })
    expect(snapshot.revision).toEqual({ epoch: 1, counter: 1 })
  })

  it('is not asked for of an older report', () => {
    expect(mergeReport(known, withoutBodies(report(1, 0, { summary: 'z' }))).wanted).toEqual([])
  })
})

it.each([
  { what: 'of a character that is not in the game', sent: report(9, 1, { summary: 'a' }), is: false },
  { what: 'of the session', sent: report(5, 1, { summary: 'a' }), latest: 5, is: false },
  { what: 'of an earlier epoch of its boot', sent: report(4, 1, { summary: 'a' }), latest: 5, is: false },
  { what: 'of a later epoch', sent: report(6, 1, { summary: 'a', bazaar: 'a' }), latest: 5, is: true },
  { what: 'of another boot', sent: report(4, 1, { inventory: 'a' }), latest: 0, is: true },
  { what: 'of the bazaar alone', sent: report(9, 1, { bazaar: 'a' }), latest: 0, is: false },
])('whether a report $what is outside of the session: $is', ({ sent, latest, is }) =>
  expect(isOutsideSession(sent, latest)).toBe(is),
)

// Bodies follow from revisions, as they do in a game: one revision has one content.
const reports = fc.uniqueArray(
  fc.record({
    epoch: fc.integer({ min: 1, max: 3 }),
    counter: fc.integer({ min: 0, max: 5 }),
    sections: fc.subarray([...sectionNames]),
    content: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 10, selector: ({ epoch, counter }) => `${epoch}.${counter}` },
)
const sentOf = (made: { epoch: number; counter: number; sections: SectionName[]; content: number }) =>
  report(
    made.epoch,
    made.counter,
    Object.fromEntries(made.sections.map((name) => [name, `h${made.content}`])),
  )

it('any order of reports, some of them twice, ends in the newest of each section', () => {
  fc.assert(
    fc.property(
      reports.chain((made) => {
        const twice = [...made, ...made].map(sentOf)
        return fc.tuple(
          fc.constant(made.map(sentOf)),
          fc.shuffledSubarray(twice, { minLength: twice.length }),
        )
      }),
      ([inOrder, shuffled]) => {
        inOrder.sort(
          (one, other) =>
            one.revision.epoch - other.revision.epoch || one.revision.counter - other.revision.counter,
        )
        const expected = mergeAll(inOrder)
        const { snapshot, bodies } = mergeAll(shuffled)
        expect(snapshot).toEqual(expected.snapshot)
        expect(Object.fromEntries(bodies)).toEqual(Object.fromEntries(expected.bodies))
      },
    ),
  )
})

/** Counters of these tests have one digit. */
const positionOf = ({ epoch, counter }: { epoch: number; counter: number }) => epoch * 10 + counter

it('the revision of a section never falls', () => {
  fc.assert(
    fc.property(fc.array(reports), (batches) => {
      let known = nothing
      for (const made of batches.flat()) {
        const { snapshot } = mergeReport(known, sentOf(made))
        for (const section of sectionNames) {
          const [before, after] = [known.heads[section], snapshot.heads[section]]
          if (!before) continue
          expect(positionOf(after ?? { epoch: 0, counter: 0 })).toBeGreaterThanOrEqual(positionOf(before))
        }
        known = snapshot
      }
    }),
  )
})
