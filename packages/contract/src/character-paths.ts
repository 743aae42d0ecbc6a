/** Live events need these paths on every page, without the schemas. */
export const selectionsPath = '/character-selection/history'
export const swapsPath = '/character-swaps'

/** The pages of a character. */
export const characterPaths = {
  character: '/characters/:id',
  equipment: '/characters/:id/equipment',
  inventory: '/characters/:id/inventory',
  bonuses: '/characters/:id/bonuses',
  bazaar: '/characters/:id/bazaar',
  mates: '/characters/:id/mates',
  changes: '/characters/:id/changes',
  ranks: '/characters/:id/ranks',
  statistics: '/characters/:id/statistics',
} as const
