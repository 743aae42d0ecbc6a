import { theronAccountId } from '@olympus/game-simulator/demo/theron-characters'

/** The demo account. Its password is printed at start. */
export const demoAccount = {
  accountId: theronAccountId,
  userId: 20_971,
  username: 'Theron',
  email: 'theron@example.com',
  password: 'temple above the clouds',
  balanceCoins: 12_480,
} as const
