import { createHash } from 'node:crypto'
import { sampleSummary } from '../src/testing/character-reports.ts'

const item = (vnum: number) => ({
  vnum,
  name: `Bronze sword of the ${vnum}th muster`,
  amount: 1,
  rarity: vnum % 8,
  upgrade: vnum % 11,
  options: [{ type: 'WEAPON_SHELL', effect: vnum % 40, level: 3, value: vnum % 200 }],
})

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 32)
const sectionOf = <Body>(body: Body) => ({ hash: hashOf(body), body })

const weapon = { damageMin: 4215, damageMax: 4608, hitRate: 612, criticalChance: 24, criticalDamage: 180 }
const fixed = {
  equipment: sectionOf({ items: Array.from({ length: 16 }, (_, slot) => ({ slot, item: item(slot + 1) })) }),
  mates: sectionOf({ mates: [] }),
  bonuses: sectionOf({ lines: [], timed: [] }),
  bazaar: sectionOf({ listings: [] }),
}

export const combatOf = (mark: number) =>
  sectionOf({
    mainWeapon: weapon,
    meleeDefense: mark,
    rangedDefense: 980,
    magicDefense: 760,
    meleeDodge: 210,
    rangedDodge: 190,
  })

/** The sections of a character with 20 kB of JSON. All but the small ones differ by `mark`. */
export function fullSections(mark: number) {
  const items = Array.from({ length: 90 }, (_, position) => ({
    type: 1,
    position,
    item: item(mark + position),
  }))
  return {
    ...fixed,
    summary: sectionOf(sampleSummary({ gold: mark })),
    inventory: sectionOf({ items }),
    combat: combatOf(mark),
  }
}

export type BenchSections = ReturnType<typeof fullSections>

/** The same sections without their bodies. */
export const sectionHashes = (sections: BenchSections) =>
  Object.fromEntries(Object.entries(sections).map(([name, { hash }]) => [name, { hash }])) as Record<
    keyof BenchSections,
    { hash: string }
  >
