import type { Campaign } from '../features/coupons/create-campaign.ts'

interface DemoCoupon extends Pick<
  Campaign,
  'contents' | 'minAccountAgeDays' | 'allowedAccountIds' | 'maxClaims'
> {
  readonly code: string
  /** Days after the demo world is loaded; absent if the code does not expire. */
  readonly endedDaysAgo?: number
}

/** The codes of the demo world, listed in the README. Each has a different outcome for Theron. */
export const demoCoupons: readonly DemoCoupon[] = [
  { code: 'OLYMPIAD-500', contents: { coins: 500 } },
  { code: 'ATHENA-VICTORY', contents: { itemId: 'laurel-of-nike', quantity: 1 } },
  { code: 'ELEUSIS-25', contents: { tickets: 5 } },
  { code: 'HARVEST-MOON', contents: { itemId: 'amphora-of-experience', quantity: 10 } },
  { code: 'SOLSTICE-24', contents: { coins: 250 }, endedDaysAgo: 30 },
  { code: 'ELDERS-OF-ARGOS', contents: { coins: 1000 }, minAccountAgeDays: 3650 },
  { code: 'EPHORS-ONLY', contents: { coins: 1000 }, allowedAccountIds: [] },
  { code: 'FIRST-TORCH', contents: { coins: 100 }, maxClaims: 0 },
]
