import { sampleSelectionPreview } from '@olympus/api-client/mocks/sample-selections'
import { expect, test } from 'vitest'

import { changesBetween, groupedByOwner, oldestOf } from './plan-rules.ts'

const [ianthe, melantho, drakontas] = sampleSelectionPreview.deleted
if (!ianthe || !melantho || !drakontas) throw new Error('The sample deletes three characters')

const honey = { characterId: ianthe.id, item: { vnum: 59325, amount: 20 } }
const harpe = { characterId: melantho.id, item: { vnum: 5632, amount: 1, durability: 80 } }

const plan = (coupons: (typeof honey)[], deleted = [ianthe, melantho]) => ({
  ...sampleSelectionPreview,
  deleted,
  coupons,
})

test('entries are listed by character, and characters without any are left out', () => {
  const groups = groupedByOwner([ianthe, drakontas, melantho], [harpe, honey, honey])
  expect(groups.map(({ owner, entries }) => [owner.name, entries.length])).toEqual([
    ['Ianthe', 2],
    ['Melantho', 1],
  ])
})

test('the oldest data of all characters counts', () => {
  const at = (capturedAt: string | null) => ({ ...ianthe, capturedAt })
  const deleted = [at('2025-06-12T09:02:00Z'), at(null), at('2025-06-11T23:59:00Z')]
  expect(oldestOf({ deleted })).toBe('2025-06-11T23:59:00Z')
  expect(oldestOf({ deleted: [at(null)] })).toBeNull()
})

test('marks each stack that is new, and no equal one that was there', () => {
  const second = structuredClone(honey)
  const { newItems, goneItems } = changesBetween(plan([honey]), plan([honey, second]))
  expect([...newItems]).toEqual([second])
  expect(goneItems).toEqual([])
})

test('lists what is gone, but not for wear', () => {
  const worn = { ...harpe, item: { ...harpe.item, durability: 12 } }
  const { newItems, goneItems } = changesBetween(plan([honey, harpe]), plan([worn]))
  expect(goneItems).toEqual([honey])
  expect(newItems.size).toBe(0)
})

test('names characters that are deleted now, and those that no longer are', () => {
  const changes = changesBetween(plan([honey]), plan([], [melantho, drakontas]))
  expect([...changes.newlyDeletedIds]).toEqual([drakontas.id])
  expect(changes.sparedNames).toEqual(['Ianthe'])
  // Its items are not lost: it stays.
  expect(changes.goneItems).toEqual([])
})

test('before the first list, only who was left out is known', () => {
  const after = plan([honey], [ianthe, melantho])
  expect(changesBetween({ deleted: [melantho], coupons: null }, after)).toEqual({
    newlyDeletedIds: new Set([ianthe.id]),
    sparedNames: [],
    newItems: new Set(),
    goneItems: [],
  })
})
