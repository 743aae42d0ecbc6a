/** The shop's categories and subcategories, in the order of the filter. */
export const categories = [
  {
    id: 'costumes',
    name: { en: 'Costumes', de: 'Kostüme' },
    subcategories: [
      { id: 'costume-suits', name: { en: 'Costume suits', de: 'Kostümgewänder' } },
      { id: 'costume-hats', name: { en: 'Costume hats', de: 'Kostümhüte' } },
      { id: 'wings-skins', name: { en: 'Wings skins', de: 'Flügel-Skins' } },
    ],
  },
  {
    id: 'weapon-skins',
    name: { en: 'Weapon skins', de: 'Waffen-Skins' },
    subcategories: [{ id: 'weapon-skins', name: { en: 'Weapon skins', de: 'Waffen-Skins' } }],
  },
  {
    id: 'pets-and-partners',
    name: { en: 'Pets and partners', de: 'Begleittiere und Partner' },
    subcategories: [
      { id: 'pets', name: { en: 'Pets', de: 'Begleittiere' } },
      { id: 'partners', name: { en: 'Partners', de: 'Partner' } },
    ],
  },
  {
    id: 'random-boxes',
    name: { en: 'Random boxes', de: 'Zufallskisten' },
    subcategories: [{ id: 'random-boxes', name: { en: 'Random boxes', de: 'Zufallskisten' } }],
  },
  {
    id: 'boosts-and-potions',
    name: { en: 'Boosts and potions', de: 'Boosts und Tränke' },
    subcategories: [
      { id: 'boosts', name: { en: 'Boosts', de: 'Boosts' } },
      { id: 'potions', name: { en: 'Potions', de: 'Tränke' } },
    ],
  },
  {
    id: 'services',
    name: { en: 'Services', de: 'Dienste' },
    subcategories: [{ id: 'services', name: { en: 'Services', de: 'Dienste' } }],
  },
  {
    id: 'tickets',
    name: { en: 'Tickets', de: 'Tickets' },
    subcategories: [{ id: 'tickets', name: { en: 'Tickets', de: 'Tickets' } }],
  },
] as const

type Category = (typeof categories)[number]
export type CategoryId = Category['id']
export type SubcategoryOf<C extends CategoryId> = Extract<Category, { id: C }>['subcategories'][number]['id']
