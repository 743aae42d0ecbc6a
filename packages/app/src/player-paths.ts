import { paths } from './paths.ts'

// Apart from `paths.ts`, which the first page loads.

export const characterPath = (characterId: number): string => `/characters/${characterId}`

/** The page of a link to equipment. */
export const linkedEquipmentPath = (key: string): string => `/equipment/${key}`

export const shopItemPath = (itemId: string): string => `/shop/${encodeURIComponent(itemId)}`

/** The page that checks a spin of the fortune wheel. */
export const spinCheckPath = (spinId: number): string => `${paths.wheelFairness}?spin=${spinId}`

export const purchasePath = (purchaseId: number): string => `${paths.purchase}?purchase=${purchaseId}`

/** A board, with its query string if there is one. */
export const leaderboardPath = (board: string, search = ''): string =>
  `${paths.leaderboards}/${board}${search}`
