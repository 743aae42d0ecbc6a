import { characterSections } from '@olympus/contract/character-pages'
import { type PrivateDetail, privateDetails } from '@olympus/contract/character-privacy'
import { expect, it } from 'vitest'
import { ageOf, type CharacterFacts, formerNamesOf, projectCharacter, visibilityOf } from './view-rules.ts'

const facts: CharacterFacts = {
  id: 311,
  isOwn: false,
  name: 'Kallistrate',
  classCode: 1,
  className: null,
  element: 'fire',
  faction: 'neutral',
  level: 93,
  heroLevel: 42,
  jobLevel: 80,
  reputation: 1_284_530,
  achievementPoints: 8420,
  gameDataVersion: null,
  isActive: true,
  swappedAt: new Date('2026-06-09T08:00:00Z'),
  hp: 38_420,
  attackMin: 4215,
  attackMax: 4608,
  defense: 1840,
  resistances: { fire: 78, water: 52, light: 61, shadow: 44 },
  gold: 214_806_113,
  bankMoney: 1_500_000_000,
  onlineSeconds: 4_334_400,
  asOf: '2026-06-12T09:41:00.000Z',
  serverName: 'delphi',
  isQuiet: false,
  leaseEnd: null,
  openedDetails: [],
  isHiddenFromLeaderboards: false,
  presence: 'online',
  leftAt: new Date('2026-06-11T20:00:00Z'),
  serverNow: new Date('2026-06-12T09:42:00Z'),
  names: [
    { name: 'Alkestis', usedFrom: '2026-01-03T10:00:00+00:00' },
    { name: 'Kallistrate', usedFrom: '2026-02-04T10:00:00.5+00:00' },
  ],
}
const everySlot = [...Array(17).keys(), 42, 100]
const equipment = { items: everySlot.map((slot) => ({ slot, item: { vnum: slot, amount: 1, upgrade: 9 } })) }
const bodies = { summary: { title: 'Hero of Thebes' }, equipment }

/** Product decision "Another player's character". A field that joins this list becomes public. */
const publicFields = [
  'achievementPoints',
  'appearance',
  'bankMoney',
  'characterClass',
  'className',
  'element',
  'faction',
  'gameDataVersion',
  'gold',
  'heroLevel',
  'id',
  'jobLevel',
  'lastVisit',
  'level',
  'name',
  'own',
  'reputation',
  'sections',
]

it('shows strangers a fixed list of fields', () => {
  const view = projectCharacter(facts, bodies, visibilityOf(facts))
  expect(Object.keys(view).sort()).toEqual(publicFields)
  expect(view).toMatchObject({ own: null, sections: [], gold: null, bankMoney: null, lastVisit: null })
  expect(view.appearance.map(({ slot }) => slot)).toEqual([13, 14, 15, 16, 100])
  expect(view.appearance.flatMap((item) => Object.keys(item))).not.toContain('upgrade')
  expect(JSON.stringify(view)).not.toContain('Alkestis')
})

it('shows fields that a game adds to nobody', () => {
  const grown = { ...facts, ip: '203.0.113.7', isOwn: true }
  const reported = { ...bodies, summary: { ...bodies.summary, ip: '203.0.113.7' } }
  expect(JSON.stringify(projectCharacter(grown, reported, visibilityOf(grown)))).not.toContain('203.0.113.7')
})

it('shows the owner what strangers do not see', () => {
  const own = { ...facts, isOwn: true }
  const view = projectCharacter(own, bodies, visibilityOf(own))
  expect(view).toMatchObject({
    sections: characterSections,
    gold: 214_806_113,
    bankMoney: 1_500_000_000,
    lastVisit: { presence: 'online' },
  })
  expect(view.own).toMatchObject({ title: 'Hero of Thebes', resistances: { fire: 78 } })
})

const closed = projectCharacter(facts, bodies, visibilityOf(facts))
const lastVisit = { presence: 'online', leftAt: '2026-06-11T20:00:00.000Z' }

/** What each detail adds to the view of a stranger, beside its tab. */
const added: Record<PrivateDetail, object> = {
  equipment: {},
  inventory: { gold: 214_806_113 },
  bonuses: {},
  bazaar: {},
  mates: {},
  statistics: {},
  bank: { bankMoney: 1_500_000_000 },
  lastVisit: { lastVisit },
}

it.each(privateDetails)('opens nothing but %s', (detail) => {
  const opened = { ...facts, openedDetails: [detail] }
  const sections = characterSections.filter((section) => section === detail)
  const view = projectCharacter(opened, bodies, visibilityOf(opened))
  expect(view).toEqual({ ...closed, sections, ...added[detail] })
})

it('has a detail for every section, so that none is always private', () => {
  expect(characterSections.filter((section) => !privateDetails.includes(section))).toEqual([])
})

it('tells the age of figures only to whom the last visit is open', () => {
  const never = { isAgePrivate: true, asOf: null, gameServer: null }
  expect(ageOf(facts, visibilityOf(facts))).toEqual({ ...never, serverNow: '2026-06-12T09:42:00.000Z' })
  const all = { ...facts, openedDetails: privateDetails.filter((detail) => detail !== 'lastVisit') }
  expect(ageOf(all, visibilityOf(all))).toMatchObject(never)
  for (const shown of [
    { ...facts, isOwn: true },
    { ...facts, openedDetails: ['lastVisit' as const] },
  ])
    expect(ageOf(shown, visibilityOf(shown))).toMatchObject({
      isAgePrivate: false,
      asOf: facts.asOf,
      gameServer: { name: 'delphi' },
    })
})

it('tells the owner alone what is open', () => {
  const own = { ...facts, isOwn: true, openedDetails: ['bank' as const], isHiddenFromLeaderboards: true }
  const view = projectCharacter(own, bodies, visibilityOf(own))
  expect(view.own?.privacy).toEqual({
    audiences: {
      equipment: 'me',
      inventory: 'me',
      bonuses: 'me',
      bazaar: 'me',
      mates: 'me',
      statistics: 'me',
      bank: 'players',
      lastVisit: 'me',
    },
    isHiddenFromLeaderboards: true,
  })
})

it('tells former names from the current one, the latest first', () => {
  const at = (day: number) => `2026-03-0${day}T08:00:00.000Z`
  const used = (names: readonly string[]) => names.map((name, index) => ({ name, usedFrom: at(index + 1) }))
  expect(formerNamesOf([])).toEqual([])
  expect(formerNamesOf(used(['Alkestis']))).toEqual([])
  expect(formerNamesOf(used(['Alkestis', 'Ino', 'Ino', 'Alkestis', 'Medeia']))).toEqual([
    { name: 'Alkestis', usedFrom: at(4), usedUntil: at(5) },
    { name: 'Ino', usedFrom: at(2), usedUntil: at(4) },
    { name: 'Alkestis', usedFrom: at(1), usedUntil: at(2) },
  ])
})
