/** Shop categories with the number of items in each, 148 in total. */
export const sampleCategories = [
  {
    id: 'costumes',
    name: 'Costumes',
    totalItems: 41,
    subcategories: [
      { id: 'costume-suits', name: 'Costume suits' },
      { id: 'costume-hats', name: 'Costume hats' },
      { id: 'wings-skins', name: 'Wings skins' },
    ],
  },
  {
    id: 'weapon-skins',
    name: 'Weapon skins',
    totalItems: 18,
    subcategories: [{ id: 'weapon-skins', name: 'Weapon skins' }],
  },
  {
    id: 'pets-and-partners',
    name: 'Pets and partners',
    totalItems: 22,
    subcategories: [
      { id: 'pets', name: 'Pets' },
      { id: 'partners', name: 'Partners' },
    ],
  },
  {
    id: 'random-boxes',
    name: 'Random boxes',
    totalItems: 9,
    subcategories: [{ id: 'random-boxes', name: 'Random boxes' }],
  },
  {
    id: 'boosts-and-potions',
    name: 'Boosts and potions',
    totalItems: 34,
    subcategories: [
      { id: 'boosts', name: 'Boosts' },
      { id: 'potions', name: 'Potions' },
    ],
  },
  {
    id: 'services',
    name: 'Services',
    totalItems: 14,
    subcategories: [{ id: 'services', name: 'Services' }],
  },
  {
    id: 'tickets',
    name: 'Tickets',
    totalItems: 10,
    subcategories: [{ id: 'tickets', name: 'Tickets' }],
  },
] as const

type SampleCategory = (typeof sampleCategories)[number]
export type SampleSubcategoryId = SampleCategory['subcategories'][number]['id']

/** Category and subcategory of an item, by subcategory ID. */
export function placeOf(subcategoryId: SampleSubcategoryId) {
  for (const { id, name, subcategories } of sampleCategories)
    for (const subcategory of subcategories)
      if (subcategory.id === subcategoryId) return { category: { id, name }, subcategory }
  throw new Error(`No category holds ${subcategoryId}`)
}
