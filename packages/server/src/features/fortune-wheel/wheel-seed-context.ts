/** Binds a sealed seed to its account. Its hash binds it to its row. */
export const wheelSeedContext = (accountId: number): string => `wheel-seed:${accountId}`
