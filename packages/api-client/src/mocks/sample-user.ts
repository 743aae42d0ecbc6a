import type { User } from '@olympus/contract/user'

/** The player who owns the sample data. */
export const sampleUser: User = {
  id: 20971,
  accountId: 48213,
  username: 'Theron',
  email: 'theron@example.com',
  role: 'PLAYER',
  locale: 'en',
  theme: 'dark',
  banner: 'orange',
  hasTwoFactor: true,
  pendingEmail: null,
  deletionAt: null,
  balanceCoins: 12_480,
  debtCoins: 0,
  wheel: { tickets: 7, spinsSinceJackpot: 18 },
  createdAt: '2024-03-02T17:20:00Z',
}
