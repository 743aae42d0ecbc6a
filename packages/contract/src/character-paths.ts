/** Paths of the pages of a character. Live events need them on every page, without the schemas. */
export const characterPaths = {
  character: '/characters/:id',
  equipment: '/characters/:id/equipment',
  inventory: '/characters/:id/inventory',
  bonuses: '/characters/:id/bonuses',
  bazaar: '/characters/:id/bazaar',
  mates: '/characters/:id/mates',
  changes: '/characters/:id/changes',
} as const
