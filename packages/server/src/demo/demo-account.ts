/** The demo account. Its password is printed at start. */
export const demoAccount = {
  accountId: 48_213,
  userId: 20_971,
  username: 'Theron',
  email: 'theron@example.com',
  password: 'temple above the clouds',
  balanceCoins: 12_480,
} as const
