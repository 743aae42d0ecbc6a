/** The shop's categories and subcategories, in the order of the filter. */
export const categories = [
  {
    id: 'costumes',
    name: 'Costumes',
    subcategories: [
      { id: 'costume-suits', name: 'Costume suits' },
      { id: 'costume-hats', name: 'Costume hats' },
      { id: 'wings-skins', name: 'Wings skins' },
    ],
  },
  {
    id: 'weapon-skins',
    name: 'Weapon skins',
    subcategories: [{ id: 'weapon-skins', name: 'Weapon skins' }],
  },
  {
    id: 'pets-and-partners',
    name: 'Pets and partners',
    subcategories: [
      { id: 'pets', name: 'Pets' },
      { id: 'partners', name: 'Partners' },
    ],
  },
  {
    id: 'random-boxes',
    name: 'Random boxes',
    subcategories: [{ id: 'random-boxes', name: 'Random boxes' }],
  },
  {
    id: 'boosts-and-potions',
    name: 'Boosts and potions',
    subcategories: [
      { id: 'boosts', name: 'Boosts' },
      { id: 'potions', name: 'Potions' },
    ],
  },
  {
    id: 'services',
    name: 'Services',
    subcategories: [{ id: 'services', name: 'Services' }],
  },
  {
    id: 'tickets',
    name: 'Tickets',
    subcategories: [{ id: 'tickets', name: 'Tickets' }],
  },
] as const

type Category = (typeof categories)[number]
export type CategoryId = Category['id']
export type SubcategoryOf<C extends CategoryId> = Extract<Category, { id: C }>['subcategories'][number]['id']
