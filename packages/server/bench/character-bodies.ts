import { sections } from '@olympus/contract/bridge/sections'
import { z } from '@olympus/contract/schema'
import { sampleSummary } from '../src/testing/character-reports.ts'

const materials = ['Bronze', 'Silver', 'Golden', 'Marble', 'Ivory', 'Obsidian', 'Cedar']
const things = ['spear', 'shield', 'greaves', 'cuirass', 'kopis', 'lyre', 'amphora', 'laurel', 'ring']
const owners = ['Achilles', 'Penthesilea', 'Talos', 'Medea', 'Orion', 'Kirke', 'Nestor', 'Kassandra']

/** Figures that look random and are the same in every run. */
function drawFrom(seed: number) {
  let state = seed * 2_654_435_761 + 1
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Draw = ReturnType<typeof drawFrom>

const pick = (values: readonly string[], draw: Draw) => values[draw(values.length)] ?? ''

/** Most things are supplies; one in four is a weapon or armor with options. */
function itemOf(draw: Draw, isWorn = draw(4) === 0) {
  const item = {
    vnum: draw(100_000),
    name: `${pick(materials, draw)} ${pick(things, draw)} of ${pick(owners, draw)}`,
  }
  if (!isWorn) return { ...item, amount: 1 + draw(999) }
  const option = () => ({ type: 'WEAPON_SHELL', effect: draw(40), level: draw(8), value: draw(200) })
  return {
    ...item,
    rarity: draw(8),
    upgrade: draw(11),
    durability: draw(100),
    isBound: draw(2) === 0,
    options: Array.from({ length: draw(4) }, option),
  }
}

const listOf = <Value>(length: number, make: (index: number) => Value) =>
  Array.from({ length }, (_, index) => make(index))

function mateOf(draw: Draw, index: number) {
  return {
    mateId: `mate-${draw(1_000_000_000)}`,
    typeCode: index % 2,
    vnum: draw(100_000),
    name: `${pick(owners, draw)} the ${index}th`,
    elementCode: draw(5),
    level: 1 + draw(99),
    loyalty: draw(1000),
    hp: draw(40_000),
    mp: draw(20_000),
    attack: draw(11),
    defense: draw(11),
    isInTeam: index < 2,
    items: index % 2 ? [] : listOf(4, (slot) => ({ slot, item: itemOf(draw, true) })),
    skills: listOf(3, () => ({ skill: draw(100_000), rank: 'A' })),
  }
}

function listingOf(draw: Draw) {
  return {
    listingId: `listing-${draw(1_000_000_000)}`,
    item: itemOf(draw),
    amount: 99,
    soldAmount: draw(99),
    pricePerItem: draw(1_000_000),
    saleFee: draw(100_000),
    isPackage: false,
    hasMedal: true,
    listedAt: '2026-06-12T09:41:00.000Z',
    expiresAt: '2027-06-12T09:41:00.000Z',
  }
}

function bonusLineOf(draw: Draw) {
  const unit = draw(2) ? ('percent' as const) : ('points' as const)
  const source = { kind: 'equipment', vnum: draw(100_000) }
  return { stat: `stat-${draw(12)}`, value: draw(100), unit, source }
}

const weapon = { damageMin: 4215, damageMax: 4608, hitRate: 612, criticalChance: 24, criticalDamage: 180 }

/** All sections of a character that has played for long: about 20 kB of JSON. */
export function characterBodies(seed: number, bagItems: number) {
  const draw = drawFrom(seed)
  const bodies = {
    summary: {
      ...sampleSummary({ level: 1 + draw(99), gold: draw(1_000_000_000) }),
      title: 'Friend of Hermes',
    },
    equipment: { items: listOf(17, (slot) => ({ slot, item: itemOf(draw, true) })) },
    inventory: {
      items: listOf(bagItems, (position) => ({ type: position % 3, position, item: itemOf(draw) })),
      sizes: { 0: 48, 1: 48, 2: 48 },
    },
    mates: { mates: listOf(6, (index) => mateOf(draw, index)), maxPets: 10, maxPartners: 3 },
    bonuses: {
      lines: listOf(24, () => bonusLineOf(draw)),
      timed: listOf(3, (typeCode) => ({ typeCode, endsAt: null })),
    },
    bazaar: { listings: listOf(8, () => listingOf(draw)), maxListings: 30 },
    combat: {
      mainWeapon: weapon,
      secondaryWeapon: weapon,
      meleeDefense: draw(2000),
      rangedDefense: draw(2000),
      magicDefense: draw(2000),
      meleeDodge: draw(500),
      rangedDodge: draw(500),
    },
  }
  // A body that no game server may send would measure something else.
  return z.parse(z.object(sections), bodies)
}
